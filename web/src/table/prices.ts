import type { Reason, Term } from '../api/types';

export interface Amount {
  resource: string;
  amount: number;
}

/** Amounts with the same reason. */
export interface PriceLine {
  reason: string;
  values: Term['values'];
  amounts: Amount[];
}

/** A price line by line, and what there is of it; `missing` is empty if it can be paid. */
export interface Price {
  lines: PriceLine[];
  total: Amount[];
  /** What there is, where it lies in several places. */
  holds: PriceLine[];
  have: Amount[];
  missing: Amount[];
}

type Shortage = Pick<Reason['failures'][number], 'resource' | 'numbers'>;

/** Terms as lines: those with the same reason stand in one. */
export function linesOf(terms: readonly Term[]): PriceLine[] {
  const lines = new Map<string, PriceLine>();
  for (const { reason, values, resource, amount } of terms) {
    const key = JSON.stringify([reason, values]);
    const line = lines.get(key) ?? { reason, values, amounts: [] };
    line.amounts = added(line.amounts, { resource, amount });
    lines.set(key, line);
  }
  return [...lines.values()];
}

function added(amounts: readonly Amount[], more: Amount): Amount[] {
  if (!amounts.some(({ resource }) => resource === more.resource)) return [...amounts, more];
  return amounts.map((one) => (one.resource === more.resource ? { ...one, amount: one.amount + more.amount } : one));
}

export function totalOf(terms: readonly Term[]): Amount[] {
  return terms.reduce<Amount[]>((sum, { resource, amount }) => added(sum, { resource, amount }), []);
}

/** What is missing, by resource: of several conditions about one resource the largest shortage. */
export function missingOf(failures: readonly Shortage[]): Amount[] {
  const missing = new Map<string, number>();
  for (const { resource, numbers } of failures) {
    const short = Number(numbers.need) - Number(numbers.have);
    if (resource && short > 0) missing.set(resource, Math.max(short, missing.get(resource) ?? 0));
  }
  return [...missing].map(([resource, amount]) => ({ resource, amount }));
}

/** The whole price of a refused move. A condition without terms of its own still says how much it needs. */
export function priceOf({ needs, holds, have, failures }: Pick<Reason, 'needs' | 'holds' | 'have' | 'failures'>): Price {
  const counted = failures.filter(isShortage);
  const priced = new Set(needs.map(({ resource }) => resource));
  const unpriced = counted.filter(({ resource }) => !priced.has(resource));
  const total = [...totalOf(needs), ...unpriced.map(({ resource, numbers }) => ({ resource, amount: Number(numbers.need) }))];
  const known = new Map(Object.entries(have));
  for (const { resource, numbers } of counted) known.set(resource, Number(numbers.have));
  const needed = new Set(total.map(({ resource }) => resource));
  const places = linesOf(holds.filter(({ resource }) => needed.has(resource)));
  return { lines: linesOf(needs), total, holds: places, have: amountsIn(known, total), missing: missingOf(counted) };
}

/** A price that is only looked at: what is missing follows from what there is. */
export function priceFor(needs: readonly Term[], have: Readonly<Record<string, number>>): Price {
  const total = totalOf(needs);
  const known = new Map(Object.entries(have));
  const missing = total
    .map(({ resource, amount }) => ({ resource, amount: amount - (known.get(resource) ?? amount) }))
    .filter(({ amount }) => amount > 0);
  return { lines: linesOf(needs), total, holds: [], have: amountsIn(known, total), missing };
}

function amountsIn(known: ReadonlyMap<string, number>, total: readonly Amount[]): Amount[] {
  return total.flatMap(({ resource }) => (known.has(resource) ? [{ resource, amount: known.get(resource) ?? 0 }] : []));
}

/** Whether a condition fails because there is too little of something. */
export function isShortage({ resource, numbers }: Shortage): boolean {
  return resource !== '' && typeof numbers.have === 'number' && typeof numbers.need === 'number' && numbers.have < numbers.need;
}
