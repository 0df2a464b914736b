import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Group, Locked, Option, Preview, Reason } from '../api/types';
import { Borrowed } from './borrowed';
import { type Direction, directionOf } from './compass';
import {
  type Aimed,
  answerTo,
  hasAll,
  isAlmostSettled,
  isFew,
  legalTargets,
  openVerb,
  optionsAt,
  type Reference,
  statesOf,
  stepFrom,
  type TargetState,
} from './legal';
import { isMarked, type Marks, NO_MARKS } from './marks';
import { listenToPointer } from './pointing';
import { reasonToGive } from './reasons';
import { neighbourOf, rove, settleRegion, settleTabStop, targetsIn } from './roving';

/** What the mechanism needs of the table. */
export interface Host {
  preview(move: string): Promise<Preview>;
  why(reference: Reference): Promise<Reason[]>;
  play(option: Option): Promise<void>;
  words(option: Option): string;
  /** Of many legal options only the number is told. */
  spoken: { legal(words: string[], count: number): string; chosen(words: string): string };
  say(text: string): void;
  playsAtOnce(): boolean;
  /** Verbs that nobody means by pointing at a thing: only their own tab opens them. */
  isOnlyByTab(verb: string): boolean;
}

export interface Decision {
  id: number | null;
  groups: Group[];
  locked: Locked[];
  /** The move that ends the turn, if it is offered. */
  ending: string | null;
}

export interface Menu {
  at: Element;
  choices: Aimed[];
}

export interface ReasonShown {
  at: Element;
  reference: Reference;
  reason: Reason;
}

export interface RegionOptions {
  label: string;
  /** A board that knows its neighbours better than the eye. */
  step?: (from: Reference, direction: Direction) => Reference | null;
}

const LINGERING = 300; // milliseconds in which the pointer can reach the reason that is shown
const BESIDE = 3;
const NOTHING: Decision = { id: null, groups: [], locked: [], ending: null };

/** Turns what is legal into highlights, focus, spoken text, menus, reasons and previews. */
export class Mechanism {
  decision = $state.raw<Decision>(NOTHING);
  verb = $state<string | null>(null);
  /** Of a choice with several targets: those that are settled. */
  held = $state.raw<readonly Reference[]>([]);
  chosen = $state.raw<Option | null>(null);
  pointed = $state.raw<Option | null>(null);
  menu = $state.raw<Menu | null>(null);
  reason = $state.raw<ReasonShown | null>(null);
  lit = $state.raw<ReadonlySet<Reference>>(new Set());
  recent = $state.raw<Marks>(NO_MARKS);
  isBusy = $state(false);
  readonly previews = new SvelteMap<string, Preview>();
  /** What can be aimed at. */
  private readonly aimed = $derived(this.decision.groups.filter(({ verb }) => verb === this.verb || !this.host.isOnlyByTab(verb)));
  readonly states = $derived(
    statesOf({
      groups: this.aimed,
      verb: this.verb,
      held: this.held,
      chosen: this.chosen,
      pointed: this.pointed,
      blocked: this.reason?.reference ?? null,
    }),
  );
  readonly openGroup = $derived(this.decision.groups.find((group) => group.verb === this.verb) ?? null);
  /** The options of the open verb that have all targets that are held. */
  readonly offered = $derived.by(() => {
    const group = this.openGroup;
    if (!group || this.held.length === 0) return group;
    return { ...group, options: group.options.filter((option) => hasAll(option, this.held)) };
  });
  /** Other verbs that are a single button, such as "no": they are offered beside the open one. */
  readonly beside = $derived.by(() => {
    const others = this.decision.groups.filter(({ verb, options }) => verb !== this.verb && options.length === 1 && !options[0]?.targets.length);
    return this.held.length === 0 ? others.slice(0, BESIDE) : [];
  });
  /** The preview to show on mats and boards: of what is chosen, else of what is pointed at. */
  readonly preview = $derived.by(() => {
    const shown = this.chosen ?? this.pointed;
    return shown ? (this.previews.get(shown.move) ?? null) : null;
  });
  /** What one click carries out: what is chosen, or else the end of the turn. */
  readonly ready = $derived.by(() => {
    const all = this.decision.groups.flatMap(({ options }) => options);
    return this.chosen ?? all.find(({ move }) => move === this.decision.ending) ?? null;
  });
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private readonly asked = new Map<string, Promise<Preview | null>>();
  private readonly steps = new WeakMap<Element, NonNullable<RegionOptions['step']>>();

  constructor(private readonly host: Host) {}

  /** A new position: what was chosen stays only if the decision is the same. */
  decide(decision: Decision): void {
    const isNew = decision.id !== this.decision.id || decision.id === null;
    if (isNew) this.forget();
    this.decision = decision;
    this.verb = openVerb(decision.groups, this.verb);
    if (isNew) this.chooseTheOnly();
  }

  /** Where there is nothing to choose, only the confirmation is left. */
  private chooseTheOnly(): void {
    const [only, ...others] = this.decision.groups.flatMap(({ options }) => options);
    if (!only || others.length > 0) return;
    this.chosen = only;
    void this.look(only.move);
  }

  stateOf(reference: Reference): TargetState {
    return this.states.get(reference) ?? 'idle';
  }

  optionsAt(reference: Reference): Option[] {
    return optionsAt(this.aimed, reference).map((aimed) => aimed.option);
  }

  open(verb: string): void {
    this.cancel();
    this.verb = verb;
  }

  point(option: Option | null): void {
    this.pointed = option;
    if (option) void this.look(option.move);
  }

  choose({ verb, option }: Aimed): void {
    if (this.isBusy) return;
    this.menu = null;
    this.reason = null;
    this.verb = verb;
    if (this.host.playsAtOnce()) void this.play(option);
    else {
      this.chosen = option;
      void this.look(option.move);
      this.host.say(this.host.spoken.chosen(this.host.words(option)));
    }
  }

  confirm(): void {
    if (this.ready) void this.play(this.ready);
  }

  cancel(): void {
    this.held = [];
    this.chosen = null;
    this.pointed = null;
    this.menu = null;
    this.reason = null;
  }

  light(references: Iterable<Reference>): void {
    this.lit = new Set(references);
  }

  /** Somebody points at a target and means it. */
  aim(reference: Reference, at: Element): void {
    if (!this.chosen && this.held.includes(reference)) {
      this.held = this.held.filter((other) => other !== reference);
      return;
    }
    const answer = answerTo(this.situation(), reference);
    if (answer.kind === 'choose') this.choose(answer.aimed);
    else if (answer.kind === 'hold') this.settle(answer.held, answer.choices, at);
    else if (answer.kind === 'menu') this.menu = { at, choices: answer.choices };
    else void this.explain(reference, at, true);
  }

  /** A part of the choice is settled; if one more part settles it, a menu offers what that can be. */
  private settle(held: readonly Reference[], choices: Aimed[], at: Element): void {
    this.chosen = null;
    this.reason = null;
    this.held = held;
    this.menu = isFew(choices) && isAlmostSettled(choices, held) ? { at, choices } : null;
  }

  /** Why nothing can be done there; unless asked, nothing is said where nobody would expect it to be possible. */
  async explain(reference: Reference, at: Element, isAsked: boolean): Promise<void> {
    const decision = this.decision.id;
    if (decision === null) return;
    const reasons = await this.host.why(reference).catch(() => []);
    const reason = reasonToGive(reasons, this.verb, isAsked);
    if (this.decision.id !== decision || !reason) return;
    this.hold();
    this.reason = { at, reference, reason };
  }

  /** The pointer is on the reason: keep it. */
  hold(): void {
    clearTimeout(this.leaving);
  }

  /** The pointer has left the target or its reason. */
  release(): void {
    this.hold();
    this.leaving = setTimeout(() => (this.reason = null), LINGERING);
  }

  /** The preview of a move, asked for once in a decision. */
  look(move: string): Promise<Preview | null> {
    const known = this.asked.get(move);
    if (known) return known;
    const coming = this.host.preview(move).then(
      (preview) => {
        if (this.asked.get(move) === coming) this.previews.set(move, preview);
        return preview;
      },
      () => null,
    );
    this.asked.set(move, coming);
    return coming;
  }

  /** Tag for an element that stands for a reference. A description that often changes is given as a function. */
  target(reference: Reference, description: string | (() => string)): Attachment<Element> {
    const words = typeof description === 'string' ? () => description : description;
    return (element) => {
      const attributes = new Borrowed(element);
      attributes.set('data-target', reference);
      attributes.set('role', 'button');
      const leave = listenToPointer(element, {
        aim: () => this.aim(reference, element),
        enter: () => this.point(this.optionAt(reference)),
        leave: () => this.point(null),
        explain: (isAsked) => this.optionsAt(reference).length === 0 && void this.explain(reference, element, isAsked),
        away: () => this.release(),
      });
      const unsettle = settleTabStop(element);
      this.show(element, attributes, reference, words);
      return () => {
        leave();
        unsettle();
        attributes.giveBack();
      };
    };
  }

  /** Keep the attributes of a target what they should be; each is touched only if it changes. */
  private show(element: Element, attributes: Borrowed, reference: Reference, words: () => string): void {
    const state = $derived(this.stateOf(reference));
    const isLit = $derived(this.lit.has(reference));
    const owner = element.closest<HTMLElement>('[data-owner]')?.dataset.owner;
    const isRecent = $derived(isMarked(this.recent, reference, owner === undefined ? null : Number(owner)));
    const label = $derived(this.spoken(reference, words()));
    $effect(() => {
      attributes.set('data-state', state);
      attributes.set('aria-pressed', String(state === 'chosen'));
    });
    $effect(() => attributes.set('data-lit', isLit ? '' : null));
    $effect(() => attributes.set('data-recent', isRecent ? '' : null));
    $effect(() => attributes.set('aria-label', label));
  }

  /** Tag for what holds targets: one tab stop, arrows inside. */
  region({ label, step }: RegionOptions): Attachment<Element> {
    return (element) => {
      element.setAttribute('data-region', '');
      element.setAttribute('role', 'group');
      element.setAttribute('aria-label', label);
      if (step) this.steps.set(element, step);
      settleRegion(element);
      const onKey = (event: Event) => this.roveBy(event as KeyboardEvent, element);
      element.addEventListener('keydown', onKey);
      return () => element.removeEventListener('keydown', onKey);
    };
  }

  /** Focus the next legal target of the open verb anywhere on the table. */
  focusNext(step: 1 | -1, root: ParentNode): void {
    const legal = new Set(legalTargets(this.decision.groups, this.verb).filter((one) => this.stateOf(one) !== 'other'));
    const found = targetsIn(root).filter((element) => legal.has(element.dataset.target ?? ''));
    const next = stepFrom(found, document.activeElement as HTMLElement | null, step);
    if (next) rove(next);
  }

  private roveBy(event: KeyboardEvent, region: Element): void {
    const direction = directionOf(event.key);
    const from = (event.target as Element).closest<HTMLElement>('[data-target], [data-tip]');
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = neighbourOf(region, from, direction, this.steps.get(region));
    event.preventDefault();
    if (next) rove(next);
  }

  private optionAt(reference: Reference): Option | null {
    const answer = answerTo(this.situation(), reference);
    return answer.kind === 'choose' ? answer.aimed.option : null;
  }

  private situation() {
    const held = this.chosen && this.chosen.targets.length > 2 ? this.chosen.targets : this.held;
    return { groups: this.aimed, verb: this.verb, held, chosen: null, pointed: null, blocked: null };
  }

  private spoken(reference: Reference, description: string): string {
    const all = optionsAt(this.aimed, reference);
    if (all.length === 0) return description;
    const fitting = all.filter(({ option }) => hasAll(option, this.held));
    const options = fitting.length > 0 ? fitting : all;
    const words = isFew(options) ? options.map(({ option }) => this.host.words(option)) : [];
    return `${description.replace(/\.$/, '')}. ${this.host.spoken.legal(words, options.length)}`;
  }

  private async play(option: Option): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.host.play(option);
    } finally {
      this.isBusy = false;
    }
  }

  private forget(): void {
    this.cancel();
    this.previews.clear();
    this.asked.clear();
  }
}
