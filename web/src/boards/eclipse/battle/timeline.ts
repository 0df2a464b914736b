import type { GameEvent } from '../../../api/types';
import type { BattleView, EclipseEvent } from '../view';
import { leastNeeded } from './battle';

export interface RolledDie {
  damage: number;
  face: number;
  isHit: boolean;
  /** The ship that it hit. */
  target: string | null;
}

/** What one class did when it was its turn in a battle. */
export interface Volley {
  squadron: string;
  /** 0 is the missile volley. */
  round: number;
  dice: RolledDie[];
  /** The dice that hit, each with the ship at which it was aimed. */
  aims: { damage: number; ship: string }[];
  /** Ships that were damaged, and classes that lost one. */
  damaged: { ship: string; damage: number }[];
  destroyed: string[];
  shotDown: number;
  fled: string | null;
}

/** A battle of which the dice are known, up to now or to its end. */
export interface BattleStory {
  /** Where it began in the history, by which battles are told apart. */
  id: number;
  sector: string;
  volleys: Volley[];
}

const nameOf = (reference: string) => reference.slice(reference.indexOf(':') + 1);
const newVolley = (squadron: string, round: number): Volley => ({ squadron, round, dice: [], aims: [], damaged: [], destroyed: [], shotDown: 0, fled: null });

/** The highest dice of a damage hit, as many of them as were aimed. */
function markHits({ dice, aims }: Volley): void {
  for (const damage of new Set(dice.map((die) => die.damage))) {
    const hits = aims.filter((aim) => aim.damage === damage);
    const best = dice.filter((die) => die.damage === damage).sort((one, other) => other.face - one.face);
    hits.forEach(({ ship }, at) => Object.assign(best[at] ?? {}, { isHit: true, target: ship }));
  }
}

/** The last battle that began, volley by volley; null if there was none. */
export const lastBattle = (history: readonly GameEvent[]): BattleStory | null => battlesIn(history).at(-1) ?? null;

/** All battles so far, volley by volley. */
export function battlesIn(history: readonly GameEvent[]): BattleStory[] {
  const events = history as readonly EclipseEvent[];
  const starts = events.flatMap((event, index) => (event.kind === 'battle-began' ? [{ id: index, sector: nameOf(event.values.sector) }] : []));
  return starts.map(({ id, sector }, number) => ({ id, sector, volleys: volleysIn(events.slice(id + 1, starts[number + 1]?.id)) }));
}

function volleysIn(events: readonly EclipseEvent[]): Volley[] {
  const volleys: Volley[] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'battle-round') round = event.values.round;
    else if (event.kind === 'launched' || event.kind === 'fired') volleys.push(newVolley(nameOf(event.values.squadron), event.kind === 'launched' ? 0 : round));
    else if (event.kind === 'retreats') volleys.push({ ...newVolley('', round), fled: nameOf(event.values.ship_class) });
    else note(volleys.at(-1), event);
  }
  volleys.forEach(markHits);
  return volleys;
}

/** Add what an event tells to the volley that goes on. */
function note(volley: Volley | undefined, event: EclipseEvent): void {
  if (!volley) return;
  if (event.kind === 'rolled') volley.dice.push({ ...event.values, isHit: false, target: null });
  else if (event.kind === 'rerolled') replaceDie(volley, event.values);
  else if (event.kind === 'aimed') volley.aims.push({ damage: event.values.damage, ship: nameOf(event.values.ship) });
  else if (event.kind === 'damaged') volley.damaged.push({ ship: nameOf(event.values.ship), damage: event.values.damage });
  else if (event.kind === 'destroyed') volley.destroyed.push(nameOf(event.values.squadron));
  else if (event.kind === 'shot-down') volley.shotDown += 1;
}

/** A die that is rolled again has a new face. */
function replaceDie({ dice }: Volley, { damage, face }: { damage: number; face: number }): void {
  const again = dice.filter((die) => die.damage === damage).sort((one, other) => one.face - other.face)[0];
  if (again) again.face = face;
}

/** The volleys; of dice that still lie open, those that can hit are marked, though nobody has chosen yet which ship. */
export function withOpenDice(volleys: readonly Volley[], battle: Pick<BattleView, 'squadrons' | 'dice'> | null): Volley[] {
  const last = volleys.at(-1);
  const one = battle?.squadrons.find(({ squadron }) => squadron === last?.squadron);
  const least = battle && one && battle.dice.length > 0 ? leastNeeded(one, battle) : null;
  if (!last || least === null || last.damaged.length > 0) return [...volleys];
  return [...volleys.slice(0, -1), { ...last, dice: last.dice.map((die) => ({ ...die, isHit: die.isHit || die.face >= least })) }];
}
