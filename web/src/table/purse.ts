import type { BoardModule } from '../boards/contract';

type Holdings = Readonly<Record<string, number>>;

/** What a seat has of something, and after the choice that is previewed if that changes it. */
export interface PurseItem {
  of: string;
  amount: number;
  after: number | null;
}

/** What stands above every part of the table on a phone: what the board names, or else everything that no picture shows. */
export function purseOf({ purse, holdingsPicture }: Pick<BoardModule, 'purse' | 'holdingsPicture'>, now: Holdings, after: Holdings): PurseItem[] {
  const shown = purse ?? Object.keys(now).filter((of) => !holdingsPicture?.of.includes(of));
  return shown
    .filter((of) => now[of] !== undefined)
    .map((of) => ({ of, amount: now[of] ?? 0, after: after[of] === undefined || after[of] === now[of] ? null : after[of] }));
}

/** The holdings after the previewed choice; those that it does not know stay as they are. */
export function holdingsAfter(now: Holdings, preview: { before?: Holdings; after?: Holdings } | null): Holdings {
  return { ...now, ...preview?.after };
}
