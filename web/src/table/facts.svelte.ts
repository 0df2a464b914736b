import { innerWidth } from 'svelte/reactivity/window';
import type { Fact } from '../api/types';
import type { Reference } from './targets';

const WIDE = 1440; // pixels: room for two

export interface ShownFacts {
  reference: Reference;
  /** The other player on whose mat the thing is; null: it is one's own, or nobody's. */
  owner: number | null;
  element: Element;
  facts: Fact[];
}

/** The thing that the first fact names, if it does nothing else: a planet at a hex, or the thing itself. */
export function thingOf(facts: readonly Fact[]): Reference | null {
  const first = facts[0];
  const thing = first?.needs.length === 0 ? first.values.thing : null;
  return typeof thing === 'string' ? thing : null;
}

/** The facts below the heading, which says the name. */
export function restOf(facts: readonly Fact[]): Fact[] {
  return facts.slice(thingOf(facts) === null ? 0 : 1);
}

/** The other things on the board that facts are about, such as neighbours. */
export function mentionedIn(facts: readonly Fact[]): Reference[] {
  const values = facts.flatMap((fact) => [fact.values, ...fact.needs.map((term) => term.values)]);
  return [...new Set(values.flatMap((one) => Object.values(one)).filter((value) => typeof value === 'string' && value.includes(':')))].map(String);
}

function isSame(one: ShownFacts, other: ShownFacts | null): boolean {
  return one.reference === other?.reference && one.owner === other.owner;
}

/** Facts that stand side by side in cells, and all others alone. */
export function factRows(facts: readonly Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of facts) {
    const row = rows.at(-1);
    if (row && isCell(fact) && row[0] && isCell(row[0]) && Number(fact.values.cell) > Number(row.at(-1)?.values.cell)) row.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

function isCell(fact: Fact): boolean {
  return fact.values.cell !== undefined;
}

/** Facts about the thing that is pointed at or has the focus, and about pinned things. Each is fetched once in a position. */
export class FactsOnDemand {
  pointed = $state.raw<ShownFacts | null>(null);
  pins = $state.raw<readonly ShownFacts[]>([]);
  private readonly known = new Map<string, Promise<Fact[]>>();
  private wanted: Element | null = null;

  constructor(
    private readonly load: (reference: Reference, owner: number | null) => Promise<Fact[]>,
    private readonly me: () => number | null,
  ) {}

  private get room(): number {
    return (innerWidth.current ?? 0) >= WIDE ? 2 : 1;
  }

  of(reference: Reference, owner: number | null = null): Promise<Fact[]> {
    const key = `${owner} ${reference}`;
    const pending = this.known.get(key);
    if (pending) return pending;
    const request = this.load(reference, owner);
    this.known.set(key, request);
    request.catch(() => this.known.delete(key));
    return request;
  }

  private ownerOf(element: Element): number | null {
    const owner = element.closest<HTMLElement>('[data-owner]')?.dataset.owner;
    return owner === undefined || Number(owner) === this.me() ? null : Number(owner);
  }

  /** Show facts, unless they only repeat a name. What was shown before stays until they are here. */
  async show(reference: Reference, element: Element): Promise<boolean> {
    this.wanted = element;
    const owner = this.ownerOf(element);
    const facts = await this.of(reference, owner).catch(() => []);
    if (this.wanted !== element) return false;
    const saysMore = facts.length > 1 || (facts.length === 1 && thingOf(facts) !== reference);
    this.pointed = saysMore ? { reference, owner, element, facts } : null;
    return saysMore;
  }

  hide(): void {
    this.wanted = null;
    this.pointed = null;
  }

  close(): void {
    this.hide();
    this.pins = [];
  }

  /** Whether the facts that are shown are about what this element shows. */
  isAbout(element: Element): boolean {
    return this.pointed?.element === element;
  }

  /** Pin what is pointed at, in place of the oldest pin if there is no room; what is pinned already is unpinned. */
  pin(): void {
    const { pointed, pins } = this;
    const others = pins.filter((pin) => !isSame(pin, pointed));
    if (!pointed) this.pins = pins.slice(0, -1);
    else this.pins = others.length < pins.length ? others : [...others, pointed].slice(-this.room);
  }

  /** What is shown: the pins, and what is pointed at as long as there is room. */
  get shown(): readonly ShownFacts[] {
    const { pointed, pins, room } = this;
    const isPinned = pins.some((pin) => isSame(pin, pointed));
    return pointed && !isPinned && pins.length < room ? [...pins, pointed] : pins;
  }

  /** The position is another one: forget everything, and look again at what is shown. */
  async renew(): Promise<void> {
    this.known.clear();
    const again = async (one: ShownFacts) => ({ ...one, facts: await this.of(one.reference, one.owner).catch(() => one.facts) });
    const { pointed, pins } = this;
    const renewed = await Promise.all(pins.map(again));
    const now = pointed && (await again(pointed));
    if (this.pins === pins) this.pins = renewed;
    if (this.pointed === pointed) this.pointed = now;
  }
}
