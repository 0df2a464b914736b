import { PRINTED } from '../printed';

/** The sectors of the dial as they are printed. */
export const PRINTED_SECTORS = Object.entries(PRINTED.sectors).map(([sector, { left, right }]) => ({ sector, left, right }));

/** The values of a card on the dial; the value X follows from the die. */
export function printedValues(card: string): { left: number | null; right: number | null } | null {
  const printed = card === 'printed' || card === 'bluff' ? PRINTED.printedCard : PRINTED.cards[card];
  const number = (value: number | string) => (typeof value === 'number' ? value : null);
  return printed ? { left: number(printed.left), right: number(printed.right) } : null;
}
