/** The corner on the right in which the galaxy leaves room for what the signs mean, and the height of the board. */
export const corner = $state<{ place: 'top' | 'bottom' | null; height: number }>({ place: null, height: 0 });

export const LEGEND = { width: 200, height: 160 }; // pixels
