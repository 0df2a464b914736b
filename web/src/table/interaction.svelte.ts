import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Group, Locked, Option, Preview, Reason } from '../api/types';
import { TemporaryAttributes } from './temporary-attributes';
import { type Direction, directionOf } from './arrow-keys';
import {
  type VerbOption,
  targetAction,
  hasAll,
  isOneTargetLeft,
  fitsMenu,
  legalTargets,
  openVerb,
  optionsAt,
  type Reference,
  statesOf,
  stepFrom,
  type TargetState,
} from './targets';
import { isMarked, type RecentMarks, NO_MARKS } from './recent-marks';
import { listenToPointer } from './pointer-events';
import { bestReason } from './reasons';
import { neighbourOf, focusTarget, keepOneTabStop, addTabStop, targetsIn } from './roving-tabindex';

/** What the interaction needs of the table. */
export interface InteractionHost {
  preview(move: string): Promise<Preview>;
  why(reference: Reference): Promise<Reason[]>;
  play(option: Option): Promise<void>;
  words(option: Option): string;
  /** Of many legal options only the number is told. */
  spoken: { legal(words: string[], count: number): string; chosen(words: string): string };
  say(text: string): void;
  playsAtOnce(): boolean;
  /** Verbs that nobody means by pointing at a thing: only their own tab opens them. */
  isTabOnly(verb: string): boolean;
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
  choices: VerbOption[];
}

export interface ShownReason {
  at: Element;
  reference: Reference;
  reason: Reason;
}

export interface RegionOptions {
  label: string;
  /** A board that knows its neighbours better than the eye. */
  step?: (from: Reference, direction: Direction) => Reference | null;
}

const REASON_DELAY = 300; // milliseconds in which the pointer can reach the reason that is shown
const MAX_SIDE_GROUPS = 3;
const NO_DECISION: Decision = { id: null, groups: [], locked: [], ending: null };

/** Turns what is legal into highlights, focus, spoken text, menus, reasons and previews. */
export class Interaction {
  decision = $state.raw<Decision>(NO_DECISION);
  verb = $state<string | null>(null);
  /** Of a choice with several targets: those that are settled. */
  picked = $state.raw<readonly Reference[]>([]);
  chosen = $state.raw<Option | null>(null);
  pointed = $state.raw<Option | null>(null);
  menu = $state.raw<Menu | null>(null);
  reason = $state.raw<ShownReason | null>(null);
  highlighted = $state.raw<ReadonlySet<Reference>>(new Set());
  recent = $state.raw<RecentMarks>(NO_MARKS);
  isBusy = $state(false);
  readonly previews = new SvelteMap<string, Preview>();
  /** The options that targets can choose. */
  private readonly targetGroups = $derived(this.decision.groups.filter(({ verb }) => verb === this.verb || !this.host.isTabOnly(verb)));
  readonly states = $derived(
    statesOf({
      groups: this.targetGroups,
      verb: this.verb,
      picked: this.picked,
      chosen: this.chosen,
      pointed: this.pointed,
      blocked: this.reason?.reference ?? null,
    }),
  );
  readonly openGroup = $derived(this.decision.groups.find((group) => group.verb === this.verb) ?? null);
  /** The options of the open verb that have all targets that are picked. */
  readonly offered = $derived.by(() => {
    const group = this.openGroup;
    if (!group || this.picked.length === 0) return group;
    return { ...group, options: group.options.filter((option) => hasAll(option, this.picked)) };
  });
  /** Other verbs that are a single button, such as "no": they are offered beside the open one. */
  readonly sideGroups = $derived.by(() => {
    const others = this.decision.groups.filter(({ verb, options }) => verb !== this.verb && options.length === 1 && !options[0]?.targets.length);
    return this.picked.length === 0 ? others.slice(0, MAX_SIDE_GROUPS) : [];
  });
  /** The preview to show on mats and boards: of what is chosen, else of what is pointed at. */
  readonly preview = $derived.by(() => {
    const previewed = this.chosen ?? this.pointed;
    return previewed ? (this.previews.get(previewed.move) ?? null) : null;
  });
  /** What one click carries out: what is chosen, or else the end of the turn. */
  readonly confirmable = $derived.by(() => {
    const all = this.decision.groups.flatMap(({ options }) => options);
    return this.chosen ?? all.find(({ move }) => move === this.decision.ending) ?? null;
  });
  private reasonTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly previewRequests = new Map<string, Promise<Preview | null>>();
  private readonly steps = new WeakMap<Element, NonNullable<RegionOptions['step']>>();

  constructor(private readonly host: InteractionHost) {}

  /** A new position: what was chosen stays only if the decision is the same. */
  setDecision(decision: Decision): void {
    const isNew = decision.id !== this.decision.id || decision.id === null;
    if (isNew) this.reset();
    this.decision = decision;
    this.verb = openVerb(decision.groups, this.verb);
    if (isNew) this.chooseIfOnlyOne();
  }

  /** Where there is nothing to choose, only the confirmation is left. */
  private chooseIfOnlyOne(): void {
    const [only, ...others] = this.decision.groups.flatMap(({ options }) => options);
    if (!only || others.length > 0) return;
    this.chosen = only;
    void this.loadPreview(only.move);
  }

  stateOf(reference: Reference): TargetState {
    return this.states.get(reference) ?? 'idle';
  }

  optionsAt(reference: Reference): Option[] {
    return optionsAt(this.targetGroups, reference).map((choice) => choice.option);
  }

  open(verb: string): void {
    this.cancel();
    this.verb = verb;
  }

  point(option: Option | null): void {
    this.pointed = option;
    if (option) void this.loadPreview(option.move);
  }

  choose({ verb, option }: VerbOption): void {
    if (this.isBusy) return;
    this.menu = null;
    this.reason = null;
    this.verb = verb;
    if (this.host.playsAtOnce()) void this.play(option);
    else {
      this.chosen = option;
      void this.loadPreview(option.move);
      this.host.say(this.host.spoken.chosen(this.host.words(option)));
    }
  }

  confirm(): void {
    if (this.confirmable) void this.play(this.confirmable);
  }

  cancel(): void {
    this.picked = [];
    this.chosen = null;
    this.pointed = null;
    this.menu = null;
    this.reason = null;
  }

  highlight(references: Iterable<Reference>): void {
    this.highlighted = new Set(references);
  }

  /** Somebody points at a target and means it. */
  activate(reference: Reference, at: Element): void {
    if (!this.chosen && this.picked.includes(reference)) {
      this.picked = this.picked.filter((other) => other !== reference);
      return;
    }
    const action = targetAction(this.situation(), reference);
    if (action.kind === 'choose') this.choose(action.choice);
    else if (action.kind === 'pick') this.pick(action.picked, action.choices, at);
    else if (action.kind === 'menu') this.menu = { at, choices: action.choices };
    else void this.explain(reference, at, true);
  }

  /** A part of the choice is settled; if one more part settles it, a menu offers what that can be. */
  private pick(picked: readonly Reference[], choices: VerbOption[], at: Element): void {
    this.chosen = null;
    this.reason = null;
    this.picked = picked;
    this.menu = fitsMenu(choices) && isOneTargetLeft(choices, picked) ? { at, choices } : null;
  }

  /** Why nothing can be done there; unless asked, nothing is said where nobody would expect it to be possible. */
  async explain(reference: Reference, at: Element, isExplicit: boolean): Promise<void> {
    const decision = this.decision.id;
    if (decision === null) return;
    const reasons = await this.host.why(reference).catch(() => []);
    const reason = bestReason(reasons, this.verb, isExplicit);
    if (this.decision.id !== decision || !reason) return;
    this.keepReason();
    this.reason = { at, reference, reason };
  }

  /** The pointer is on the reason: keep it. */
  keepReason(): void {
    clearTimeout(this.reasonTimer);
  }

  /** The pointer has left the target or its reason. */
  releaseReason(): void {
    this.keepReason();
    this.reasonTimer = setTimeout(() => (this.reason = null), REASON_DELAY);
  }

  /** The preview of a move, asked for once in a decision. */
  loadPreview(move: string): Promise<Preview | null> {
    const pending = this.previewRequests.get(move);
    if (pending) return pending;
    const request = this.host.preview(move).then(
      (preview) => {
        if (this.previewRequests.get(move) === request) this.previews.set(move, preview);
        return preview;
      },
      () => null,
    );
    this.previewRequests.set(move, request);
    return request;
  }

  /** Tag for an element that stands for a reference. A description that often changes is given as a function. */
  target(reference: Reference, description: string | (() => string)): Attachment<Element> {
    const words = typeof description === 'string' ? () => description : description;
    return (element) => {
      const attributes = new TemporaryAttributes(element);
      attributes.set('data-target', reference);
      attributes.set('role', 'button');
      const leave = listenToPointer(element, {
        activate: () => this.activate(reference, element),
        enter: () => this.point(this.optionAt(reference)),
        leave: () => this.point(null),
        explain: (isExplicit) => this.optionsAt(reference).length === 0 && void this.explain(reference, element, isExplicit),
        away: () => this.releaseReason(),
      });
      const removeTabStop = addTabStop(element);
      this.show(element, attributes, reference, words);
      return () => {
        leave();
        removeTabStop();
        attributes.restore();
      };
    };
  }

  /** Keep the attributes of a target what they should be; each is touched only if it changes. */
  private show(element: Element, attributes: TemporaryAttributes, reference: Reference, words: () => string): void {
    const state = $derived(this.stateOf(reference));
    const isHighlighted = $derived(this.highlighted.has(reference));
    const owner = element.closest<HTMLElement>('[data-owner]')?.dataset.owner;
    const isRecent = $derived(isMarked(this.recent, reference, owner === undefined ? null : Number(owner)));
    const label = $derived(this.ariaLabel(reference, words()));
    $effect(() => {
      attributes.set('data-state', state);
      attributes.set('aria-pressed', String(state === 'chosen'));
    });
    $effect(() => attributes.set('data-highlighted', isHighlighted ? '' : null));
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
      keepOneTabStop(element);
      const onKey = (event: Event) => this.moveFocus(event as KeyboardEvent, element);
      element.addEventListener('keydown', onKey);
      return () => element.removeEventListener('keydown', onKey);
    };
  }

  /** Focus the next legal target of the open verb anywhere on the table. */
  focusNext(step: 1 | -1, root: ParentNode): void {
    const legal = new Set(legalTargets(this.decision.groups, this.verb).filter((one) => this.stateOf(one) !== 'other'));
    const targets = targetsIn(root).filter((element) => legal.has(element.dataset.target ?? ''));
    const next = stepFrom(targets, document.activeElement as HTMLElement | null, step);
    if (next) focusTarget(next);
  }

  private moveFocus(event: KeyboardEvent, region: Element): void {
    const direction = directionOf(event.key);
    const from = (event.target as Element).closest<HTMLElement>('[data-target], [data-tip]');
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = neighbourOf(region, from, direction, this.steps.get(region));
    event.preventDefault();
    if (next) focusTarget(next);
  }

  private optionAt(reference: Reference): Option | null {
    const action = targetAction(this.situation(), reference);
    return action.kind === 'choose' ? action.choice.option : null;
  }

  private situation() {
    const picked = this.chosen && this.chosen.targets.length > 2 ? this.chosen.targets : this.picked;
    return { groups: this.targetGroups, verb: this.verb, picked, chosen: null, pointed: null, blocked: null };
  }

  private ariaLabel(reference: Reference, description: string): string {
    const all = optionsAt(this.targetGroups, reference);
    if (all.length === 0) return description;
    const compatible = all.filter(({ option }) => hasAll(option, this.picked));
    const options = compatible.length > 0 ? compatible : all;
    const words = fitsMenu(options) ? options.map(({ option }) => this.host.words(option)) : [];
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

  private reset(): void {
    this.cancel();
    this.previews.clear();
    this.previewRequests.clear();
  }
}
