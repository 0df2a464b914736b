const HOVER = 450;
const LONG_PRESS = 500;

export interface Pointing {
  aim(): void;
  enter(): void;
  leave(): void;
  /** Asked outright by a long press, or guessed because the pointer rests. */
  explain(isAsked: boolean): void;
  away(): void;
}

/** Mouse, touch and keys on a target: click or Enter aims, resting on it or a long press asks why. */
export function listenToPointer(element: Element, pointing: Pointing): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  const stop = () => clearTimeout(waiting);
  const later = (milliseconds: number, then: () => void) => {
    stop();
    waiting = setTimeout(then, milliseconds);
  };
  const leave = () => {
    stop();
    pointing.leave();
    pointing.away();
  };
  const handlers: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      pointing.enter();
      later(HOVER, () => pointing.explain(false));
    },
    pointerleave: (event) => (event as PointerEvent).pointerType !== 'touch' && leave(),
    pointerdown: (event) => {
      wasLong = false;
      if ((event as PointerEvent).pointerType === 'touch')
        later(LONG_PRESS, () => {
          wasLong = true;
          pointing.explain(true);
        });
    },
    pointerup: stop,
    pointercancel: stop,
    focus: () => {
      pointing.enter();
      if (element.matches(':focus-visible')) later(HOVER, () => pointing.explain(false));
    },
    blur: leave,
    click: () => {
      stop();
      if (!wasLong) pointing.aim();
    },
    contextmenu: (event) => event.preventDefault(),
    keydown: (event) => {
      const { key, shiftKey } = event as KeyboardEvent;
      if ((key !== 'Enter' && key !== ' ') || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      pointing.aim();
    },
  };
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  return () => {
    stop();
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
  };
}
