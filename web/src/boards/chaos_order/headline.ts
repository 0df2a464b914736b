import type { GameEvent } from '../../api/types';
import type { Words } from './parts/words';
import type { ChaosOrderEvent } from './battle/battle';

/** A place without its terrain; the log marks it on the map. */
const placeName = (place: string, texts: Words) => (place === 'region:base' ? texts.name(place) : place.replace('region:', ''));
const seatName = (seat: number, texts: Words) => texts.name(`seat:p${seat + 1}`);

/** What an action did besides paying and gaining, each thing in a few words; marches and recruits are told together. */
function deeds(events: readonly ChaosOrderEvent[], texts: Words): string[] {
  const told = events.flatMap(({ kind, values }) => {
    if (kind === 'advanced') return [texts.format('chaos_order-board-did-advance', { track: values.track, column: values.column })];
    if (kind === 'founded') return [texts.format('chaos_order-board-did-put', { thing: values.kind, place: values.region })];
    if (kind === 'built') return [texts.format('chaos_order-board-did-put', { thing: values.building, place: values.region })];
    if (kind === 'placed-token') return [texts.format('chaos_order-board-did-put', { thing: values.token, place: values.place })];
    if (kind === 'deployed') return [texts.format('chaos_order-board-did-put', { thing: values.leader, place: values.place })];
    if (kind === 'harvested') return [texts.name(values.place)];
    if (kind === 'upgraded-leader') return [texts.format('chaos_order-board-did-upgrade', { thing: values.leader })];
    if (kind === 'upgraded-attribute') return [texts.format('chaos_order-board-did-upgrade', { thing: values.attribute })];
    if (kind === 'played') return [texts.format('chaos_order-board-did-play', { card: values.card })];
    return [];
  });
  return [...told, ...recruits(events, texts), ...marches(events, texts)];
}

function recruits(events: readonly ChaosOrderEvent[], texts: Words): string[] {
  const count = (wanted: string) => events.filter(({ kind }) => kind === wanted).length;
  const [arrived, trained] = [count('recruited'), count('trained')];
  return [...(arrived > 0 ? [texts.amount('resource:fighter', arrived)] : []), ...(trained > 0 ? [texts.format('chaos_order-board-did-train', { count: trained })] : [])];
}

function marches(events: readonly ChaosOrderEvent[], texts: Words): string[] {
  const ways: { origin: string; target: string; units: string[] }[] = [];
  for (const { kind, values } of events) {
    if (kind === 'moved') ways.push({ origin: values.origin, target: values.target, units: values.fighters > 0 ? [String(values.fighters)] : [] });
    else if (kind === 'leader-moved') ways.at(-1)?.units.push(texts.name(values.leader));
  }
  return ways.map(({ origin, target, units }) => texts.format('chaos_order-board-did-move', { units: units.join(' + '), origin: placeName(origin, texts), target: placeName(target, texts) }));
}

function battleWords(region: string, opponent: string, events: readonly ChaosOrderEvent[], texts: Words): string {
  const won = events.find((event) => event.kind === 'won-battle');
  return texts.format('chaos_order-board-fought', { region, opponent, winner: won ? seatName(won.values.seat, texts) : '', has: won ? 'yes' : 'no' });
}

/** Who goes back to the box, faction by faction. */
function returnedWords(events: readonly ChaosOrderEvent[], texts: Words): string {
  const bySeat = new Map<number, string[]>();
  for (const { kind, values } of events) if (kind === 'returned-leader') bySeat.set(values.seat, [...(bySeat.get(values.seat) ?? []), texts.name(values.leader)]);
  const each = [...bySeat].map(([seat, leaders]) => `${seatName(seat, texts)}: ${leaders.join(', ')}`);
  return texts.format('chaos_order-board-returned', { leaders: each.join('; ') });
}

const GAINS = ['gained', 'drew', 'saw-card', 'region-count'];

/** What several factions gain outside of actions, as in the income phase. */
function gainsWords(events: readonly ChaosOrderEvent[], texts: Words): string {
  const bySeat = new Map<number, string[]>();
  for (const { kind, values } of events) if (kind === 'gained') bySeat.set(values.seat, [...(bySeat.get(values.seat) ?? []), texts.amount(values.resource, values.amount)]);
  const each = [...bySeat].map(([seat, gains]) => `${seatName(seat, texts)} ${gains.join(', ')}`);
  return texts.format('chaos_order-board-gains', { gains: each.join('; ') });
}

/** For an action: its phase and what came of it. For a battle: where it was, against whom, and who won. */
export function headline(events: readonly GameEvent[], texts: Words): string | null {
  const all = events as readonly ChaosOrderEvent[];
  const battle = all.find((event) => event.kind === 'battle');
  if (all[0]?.kind === 'battle' && battle) return battleWords(battle.values.region, battle.values.opponent, all, texts);
  if (all[0]?.kind === 'returned-leader') return returnedWords(all, texts);
  const phase = all[0]?.kind === 'phase' ? all.findLast((event) => event.kind === 'phase') : undefined;
  if (phase) return texts.format('chaos_order-board-phase', { phase: phase.values.phase });
  if (all.every(({ kind }) => GAINS.includes(kind)) && all.some(({ kind }) => kind === 'gained')) return gainsWords(all, texts);
  const begun = all.find((event) => event.kind === 'acted' || event.kind === 'passed');
  if (!begun) return null;
  const things = deeds(all, texts);
  if (begun.kind === 'passed') return [texts.format('chaos_order-board-did-pass', { phase: begun.values.phase }), ...things].join(', ');
  return texts.format('chaos_order-board-did', { phase: begun.values.phase, things: things.join(', '), has: things.length > 0 ? 'yes' : 'no' });
}
