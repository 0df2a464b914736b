import type { Attachment } from 'svelte/attachments';
import type { Option, Preview, Reason } from '../api/types';
import {
  type VerbOption,
  targetAction,
  hasAll,
  isOneTargetLeft,
  fitsMenu,
  fitting,
  isAmong,
  jointState,
  legalTargets,
  openVerb,
  optionsAt,
  partsOf,
  type Reference,
  type Situation,
  statesOf,
  stepFrom,
  targetsOfDecision,
  type TargetState,
} from './targets';
import { sideGroups } from './side-groups';
import { choiceSteps, openArgument } from './verb-arguments';
import { isWay } from './ways';
import { type RecentMarks, NO_MARKS } from './recent-marks';
import type { MoveExtras } from './table-store.svelte';
import type { InteractionHost, Decision, Menu, ShownReason } from './interaction-types';
import { Previews } from './previews.svelte';
import { isPlausible, refusedWishes } from './reasons';
import { region } from './region';
import { focusTarget, targetsIn } from './roving-tabindex';
import { targetAttachment } from './target-attachment.svelte';

const NO_DECISION: Decision = { id: null, groups: [], locked: [], order: [], ending: null };

/** Turns the options of a decision into highlighted targets, focus, spoken text, menus, reasons and previews. */
export class Interaction {
  decision = $state.raw<Decision>(NO_DECISION);
  verb = $state<string | null>(null);
  /** The targets picked so far, if an option needs several. */
  picked = $state.raw<readonly Reference[]>([]);
  chosen = $state.raw<Option | null>(null);
  /** The answer to what is asked right after the chosen option; both are played together. */
  followUp = $state.raw<Option | null>(null);
  pointed = $state.raw<Option | null>(null);
  menu = $state.raw<Menu | null>(null);
  reason = $state.raw<ShownReason | null>(null);
  highlighted = $state.raw<ReadonlySet<Reference>>(new Set());
  /** What belongs to the composed move that is drawn, and what single things count in it. */
  sketched = $state.raw<ReadonlySet<Reference>>(new Set());
  worth = $state.raw<ReadonlyMap<Reference, number>>(new Map());
  recent = $state.raw<RecentMarks>(NO_MARKS);
  /** The places that a question is about: what happened there, or which own piece it concerns. */
  causes = $state.raw<ReadonlyMap<Reference, 'place' | 'piece'>>(new Map());
  /** The things that changed in the moment that is looked at; null: the present. */
  reviewed = $state.raw<ReadonlyMap<Reference, 'place' | 'piece'> | null>(null);
  isBusy = $state(false);
  readonly previews = new Previews((move) => this.host.preview(move, this.decision.id));
  /** The groups whose options can be chosen by a click on a target. */
  private readonly targetGroups = $derived(this.decision.groups.filter(({ verb }) => verb === this.verb || !this.host.isTabOnly(verb)));
  /** What is nearly possible with the open verb, unless something is chosen already. */
  readonly nearly = $derived(this.chosen ? [] : (this.decision.nearly ?? []).filter(({ verb }) => verb === this.verb));
  private readonly shownSituation: Situation = $derived({
    groups: this.targetGroups,
    near: this.nearly.flatMap(({ targets }) => targets),
    verb: this.verb,
    picked: this.picked,
    chosen: this.chosen,
    pointed: this.pointed,
    blocked: this.reason?.reference ?? null,
  });
  readonly states = $derived(statesOf(this.shownSituation));
  /** The targets that the decision is about now; where a choice has several parts, those of the last one, because the others are picked beside the board too. */
  readonly wanted = $derived.by(() => {
    const targets = targetsOfDecision(this.states);
    const ofLast = targets.filter((reference) => this.steps.at(-1)?.references.includes(reference));
    return ofLast.length > 0 ? ofLast : targets;
  });
  readonly openGroup = $derived(this.decision.groups.find((group) => group.verb === this.verb) ?? null);
  /** The parts of which the choice is put together, if there are too many options for one list; and the part whose values are offered now. */
  readonly steps = $derived.by(() => choiceSteps(this.openGroup?.options ?? [], this.chosen?.targets ?? this.picked, this.host.mostListed()));
  readonly openStep = $derived(openArgument(this.steps));
  /** The options of the open verb that contain all picked targets. */
  readonly offered = $derived.by(() => {
    const group = this.openGroup;
    if (!group || this.picked.length === 0) return group;
    return { ...group, options: fitting(group.options, this.picked) };
  });
  /** Other verbs with few options, shown beside the open verb. */
  readonly sideGroups = $derived(this.picked.length === 0 ? sideGroups(this.decision, this.openGroup) : []);
  /** What is offered and what is shown beside it. Single buttons keep their order, whichever verb is open: "act" never takes the place of "pass". */
  readonly shownGroups = $derived.by(() => {
    const shown = this.offered && !this.isOpening && !this.openStep ? [this.offered, ...this.sideGroups] : this.sideGroups;
    if (this.offered?.options.length !== 1 || this.picked.length > 0) return shown;
    const order = this.decision.groups.map(({ verb }) => verb);
    return shown.toSorted((one, other) => order.indexOf(one.verb) - order.indexOf(other.verb));
  });
  /** The options that have number keys, in their order: tabs that are played at once, then what is shown. */
  readonly numbered = $derived([...(this.isOpening && this.offered ? [this.offered] : []), ...this.shownGroups].flatMap(({ verb, options }) => options.map((option) => ({ verb, option }))));
  /** The preview to show on mats and boards: of the chosen option, or else of the pointed one. */
  readonly preview = $derived.by(() => {
    const previewed = this.chosen ?? this.pointed;
    return previewed ? (this.previews.get(previewed.move) ?? null) : null;
  });
  /** The option that Confirm plays: the chosen one, or else the end of the turn, unless that is early. */
  readonly confirmable = $derived.by(() => {
    if (this.decision.waiting?.length) return this.chosen;
    const all = this.decision.groups.flatMap(({ options }) => options);
    return this.chosen ?? all.find(({ move }) => move === this.decision.ending) ?? null;
  });
  /** Whether Confirm also ends the turn, because nothing else is left after the chosen option. */
  readonly endsTurn = $derived(this.chosen !== null && (this.previews.get(this.chosen.move)?.ends_turn ?? false));
  /** Attachment for an element with targets inside: one tab stop, and arrow keys move between the targets. */
  readonly region = region;

  constructor(private readonly host: InteractionHost) {}

  /** Take over a new position. A choice is kept only if the decision is still the same. */
  setDecision(decision: Decision): void {
    const isNew = decision.id !== this.decision.id || decision.id === null;
    if (isNew) this.reset();
    this.decision = decision;
    this.verb = openVerb(decision.groups, this.verb, decision.ending);
    if (isNew) this.chooseIfOnlyOne();
  }

  /** Whether the options of the open verb are tabs. */
  get isOpening(): boolean {
    return this.verb !== null && this.host.isOpening(this.verb);
  }

  get isOnlyOne(): boolean {
    return this.decision.groups.flatMap(({ options }) => options).length === 1;
  }

  /** A single option is chosen already and only has to be confirmed. */
  private chooseIfOnlyOne(): void {
    const [only, ...others] = this.decision.groups.flatMap(({ options }) => options);
    if (!only || others.length > 0) return;
    this.chosen = only;
    void this.loadPreview(only.move);
  }

  stateOf(reference: Reference): TargetState {
    return reference.includes('+') ? jointState(this.shownSituation, reference) : (this.states.get(reference) ?? 'idle');
  }

  optionsAt(reference: Reference): Option[] {
    return optionsAt(this.targetGroups, reference).map((choice) => choice.option);
  }

  /** Open a verb; its only option is chosen already. */
  open(verb: string): void {
    this.cancel();
    this.verb = verb;
    const [only, ...others] = this.openGroup?.options ?? [];
    if (only && others.length === 0 && !this.host.playsAtOnce()) this.choose({ verb, option: only });
  }

  /** Open the next or previous verb of which something is possible. */
  openNext(step: 1 | -1): void {
    const open = this.decision.order.filter((verb) => this.decision.groups.some((group) => group.verb === verb));
    const next = stepFrom(open, this.verb, step);
    if (next) this.open(next);
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
    if (this.host.playsAtOnce() || this.host.isOpening(verb)) void this.play(option);
    else {
      this.chosen = option;
      this.followUp = null;
      void this.loadPreview(option.move);
      this.host.say(this.host.spoken.chosen(this.host.words(option)));
    }
  }

  /** Play an answer at once. */
  answer(option: Option): void {
    void this.play(option);
  }

  confirm(): void {
    const both = this.chosen && this.followUp ? { then: [this.followUp.move] } : {};
    if (this.confirmable) void this.play(this.confirmable, { ...both, endsTurn: this.endsTurn });
  }

  cancel(): void {
    this.picked = [];
    this.chosen = null;
    this.followUp = null;
    this.pointed = null;
    this.menu = null;
    this.reason = null;
  }

  /** Take one part of the choice back. */
  unpick(reference: Reference): void {
    this.picked = (this.chosen?.targets ?? this.picked).filter((other) => other !== reference);
    this.chosen = null;
    this.menu = null;
  }

  highlight(references: Iterable<Reference>): void {
    this.highlighted = new Set(references);
  }

  /** Show on the board what a composed move uses, and what things count in it. */
  sketch(references: readonly Reference[], worth: Readonly<Record<Reference, number>> = {}): void {
    this.sketched = new Set(references);
    this.worth = new Map(Object.entries(worth));
  }

  /** A target was clicked, or Enter was pressed on it. What is picked beside the board opens no menu: the rest follows there. */
  activate(reference: Reference, at: Element, isBeside = false): void {
    if (!this.chosen && this.picked.includes(reference)) {
      this.unpick(reference);
      return;
    }
    const next = this.nextAt(reference);
    if (next) {
      this.choose(next);
      return;
    }
    const [thing = reference] = partsOf(reference);
    const action = targetAction({ ...this.situation(), isBeside }, reference);
    if (action.kind === 'choose') this.choose(action.choice);
    else if (action.kind === 'pick') this.pick(action.picked, action.choices, isBeside ? null : at);
    else if (action.kind === 'menu') this.openMenu({ at, reference: thing, choices: action.choices, reasons: [] });
    else if (!this.host.openFor(thing)) void this.explain(thing, at);
  }

  /** The next option of the open verb at a target, where clicks step through them; null for all other verbs. */
  private nextAt(reference: Reference): VerbOption | null {
    const group = this.openGroup;
    if (!group || !this.host.isStepped(group.verb)) return null;
    const options = group.options.filter(({ targets }) => targets.includes(reference));
    const option = options[(options.findIndex((one) => one.move === this.chosen?.move) + 1) % options.length];
    return option ? { verb: group.verb, option } : null;
  }

  /** Show a menu; the prices and the refused wishes follow when they are known. */
  private openMenu(menu: Menu): void {
    this.menu = menu;
    const { reference } = menu;
    if (reference === null) return;
    const add = (reasons: Reason[]) => {
      if (this.menu === menu) this.menu = { ...menu, reasons };
    };
    void this.host.why(reference).then(add, () => undefined);
  }

  /** Remember a picked target. If one more target completes the choice, a menu offers the options that are left; without a place for it the bar does. */
  private pick(picked: readonly Reference[], choices: VerbOption[], at: Element | null): void {
    this.chosen = null;
    this.reason = null;
    this.picked = picked;
    this.menu = at && fitsMenu(choices) && isOneTargetLeft(choices, picked) && !choices.some(({ option }) => isWay(option)) ? { at, reference: null, choices, reasons: [] } : null;
  }

  /** Say why what somebody means by a target is not possible; several such wishes are offered in a menu. */
  async explain(reference: Reference, at: Element): Promise<void> {
    const decision = this.decision.id;
    const reasons = decision === null ? [] : await this.host.why(reference).catch(() => []);
    if (this.decision.id !== decision) return;
    const [only, ...others] = refusedWishes(reasons);
    if (!only) this.showFacts(reference, at);
    else if (others.length > 0) this.menu = { at, reference, choices: [], reasons: [only, ...others] };
    else this.refuse(only, reference, at);
  }

  /** Say why a move is not possible, such as that of a locked verb which is nearest to being allowed. */
  async explainMove(move: string, at: Element): Promise<void> {
    const { id } = this.decision;
    const reason = await this.host.whyMove(move).catch(() => null);
    if (reason && this.decision.id === id) this.refuse(reason, null, at);
  }

  /** Show why a wish is refused. The tab of its verb opens, unless something is chosen already or it is too far-fetched. */
  refuse(reason: Reason, reference: Reference | null, at: Element): void {
    const hasTab = this.decision.groups.some(({ verb }) => verb === reason.verb);
    if (hasTab && isPlausible(reason) && !this.chosen && this.picked.length === 0) this.verb = reason.verb;
    this.menu = null;
    this.reason = { at, reference, reason };
  }

  /** Play the free moves that cure a refusal and the move itself, all or none. */
  playCure({ cure, move }: Reason): void {
    const [first, ...others] = cure ?? [];
    if (!first) return;
    this.reason = null;
    void this.play(first, { then: [...others.map((option) => option.move), move] });
  }

  /** The preview of a move; fetched once in each decision. */
  loadPreview(move: string): Promise<Preview | null> {
    return this.previews.load(move);
  }

  /** Attachment that makes an element a target. A description that changes often is given as a function. */
  target(reference: Reference, description: string | (() => string)): Attachment<Element> {
    return targetAttachment(this, reference, typeof description === 'string' ? () => description : description);
  }

  /** Show what is true of a thing, where nothing can be done with it. */
  showFacts(reference: Reference, at: Element): void {
    this.host.showFacts(reference, at);
  }

  /** Focus the next legal target of the open verb anywhere on the table. */
  focusNext(step: 1 | -1, root: ParentNode): void {
    const legal = new Set(legalTargets(this.decision.groups, this.verb));
    const isLegal = (reference: Reference) => isAmong(legal, reference) && !['other', 'idle'].includes(this.stateOf(reference));
    const targets = targetsIn(root).filter((element) => isLegal(element.dataset.target ?? ''));
    const next = stepFrom(targets, document.activeElement as HTMLElement | null, step);
    if (next) focusTarget(next);
  }

  /** The option that a click on a target would choose. */
  optionAt(reference: Reference): Option | null {
    const action = targetAction(this.situation(), reference);
    return action.kind === 'choose' ? action.choice.option : null;
  }

  private situation() {
    const picked = this.chosen && this.chosen.targets.length > 2 ? this.chosen.targets : this.picked;
    return { groups: this.targetGroups, verb: this.verb, picked, chosen: null, pointed: null, blocked: null };
  }

  /** What is said of a target: what it is, and what can be done with it. */
  spokenAt(reference: Reference, description: string): string {
    const all = optionsAt(this.targetGroups, reference);
    if (all.length === 0) return description;
    const compatible = all.filter(({ option }) => hasAll(option, this.picked));
    const options = compatible.length > 0 ? compatible : all;
    const words = fitsMenu(options) ? options.map(({ option }) => this.host.words(option)) : [];
    return `${description.replace(/\.$/, '')}. ${this.host.spoken.legal(words, options.length)}`;
  }

  private async play(option: Option, extras: MoveExtras = {}): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.host.play(option, extras);
    } finally {
      this.isBusy = false;
    }
  }

  private reset(): void {
    this.cancel();
    this.previews.clear();
  }
}
