import { innerWidth } from 'svelte/reactivity/window';
import type { Fact } from '../api/types';
import type { Reference } from './targets';

const WIDE = 1440; // pixels: room for two

export interface ShownFacts {
  reference: Reference;
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

/** Facts about the thing that is pointed at or has the focus, and about pinned things. Each is fetched once in a position. */
export class FactsOnDemand {
  pointed = $state.raw<ShownFacts | null>(null);
  pins = $state.raw<readonly ShownFacts[]>([]);
  private readonly known = new Map<Reference, Promise<Fact[]>>();
  private wanted: Element | null = null;

  constructor(private readonly load: (reference: Reference) => Promise<Fact[]>) {}

  private get room(): number {
    return (innerWidth.current ?? 0) >= WIDE ? 2 : 1;
  }

  of(reference: Reference): Promise<Fact[]> {
    const pending = this.known.get(reference);
    if (pending) return pending;
    const request = this.load(reference);
    this.known.set(reference, request);
    request.catch(() => this.known.delete(reference));
    return request;
  }

  /** Show facts, unless they only repeat a name. What was shown before stays until they are here. */
  async show(reference: Reference, element: Element): Promise<boolean> {
    this.wanted = element;
    const facts = await this.of(reference).catch(() => []);
    if (this.wanted !== element) return false;
    const saysMore = facts.length > 1 || (facts.length === 1 && thingOf(facts) !== reference);
    this.pointed = saysMore ? { reference, element, facts } : null;
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
    const others = pins.filter(({ reference }) => reference !== pointed?.reference);
    if (!pointed) this.pins = pins.slice(0, -1);
    else this.pins = others.length < pins.length ? others : [...others, pointed].slice(-this.room);
  }

  /** What is shown: the pins, and what is pointed at as long as there is room. */
  get shown(): readonly ShownFacts[] {
    const { pointed, pins, room } = this;
    const isPinned = pins.some(({ reference }) => reference === pointed?.reference);
    return pointed && !isPinned && pins.length < room ? [...pins, pointed] : pins;
  }

  /** The position is another one: forget everything, and look again at what is shown. */
  async renew(): Promise<void> {
    this.known.clear();
    const again = async (one: ShownFacts) => ({ ...one, facts: await this.of(one.reference).catch(() => one.facts) });
    const { pointed, pins } = this;
    const renewed = await Promise.all(pins.map(again));
    const now = pointed && (await again(pointed));
    if (this.pins === pins) this.pins = renewed;
    if (this.pointed === pointed) this.pointed = now;
  }
}
