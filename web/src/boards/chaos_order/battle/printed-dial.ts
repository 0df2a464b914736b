/** The sectors of the dial and the values of cards, as they are printed. */
export const PRINTED_SECTORS = [
  { sector: 'all_out', left: 'attack', right: 'attack' },
  { sector: 'assault', left: 'attack', right: 'strength' },
  { sector: 'guard', left: 'strength', right: 'defence' },
  { sector: 'retreat', left: 'defence', right: 'defence' },
  { sector: 'gamble_right', left: 'die', right: 'strength' },
  { sector: 'gamble_left', left: 'strength', right: 'die' },
];

export function printedValues(card: string): { left: number | null; right: number | null } | null {
  return card === 'printed' || card === 'bluff' ? { left: 1, right: 1 } : null;
}
