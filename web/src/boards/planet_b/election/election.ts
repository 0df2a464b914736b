import type { GameEvent } from '../../../api/types';
import { planetBEvents } from '../view';

export const PUPPET = 'seat:puppet';

/** What an election brought a voter. Voters are references: `seat:p1`, `seat:puppet`. */
export interface Candidate {
  voter: string;
  /** Stuffed ballots, laid or only counted. */
  stuffed: number;
  /** The owners of the drawn votes, one list for each draw. */
  draws: string[][];
  votes: number;
  office: string;
  /** The office of before; null at first. */
  before: string | null;
  points: number;
  /** Votes in front of this voter that went back to their owners. */
  sentHome: { owner: string; amount: number }[];
}

export interface Election {
  /** How many elections there were, with this one. */
  number: number;
  /** The seat that caused it. */
  seat: number;
  /** The workies that came home, by seat. */
  home: Map<number, number>;
  /** In the order of the offices; empty until they are handed out. */
  candidates: Candidate[];
}

const voterOf = (seat: number) => `seat:p${seat + 1}`;

/** The last election of a game; null if there was none. */
export function lastElection(history: readonly GameEvent[]): Election | null {
  const events = planetBEvents(history);
  const from = events.findLastIndex(({ kind }) => kind === 'election');
  const caused = events[from];
  if (caused?.kind !== 'election') return null;
  const election: Election = { number: events.filter(({ kind }) => kind === 'election').length, seat: caused.values.seat, home: new Map(), candidates: [] };
  const found = new Map<string, Candidate>();
  const offices = officesIn(events.slice(0, from));
  const of = (voter: string): Candidate => {
    const known = found.get(voter) ?? { voter, stuffed: 0, draws: [], votes: 0, office: '', before: offices.get(voter) ?? null, points: 0, sentHome: [] };
    found.set(voter, known);
    return known;
  };
  let drawer = '';
  let handedTo: Candidate | null = null;
  const draw = (voter: string, owner: string) => {
    if (drawer !== voter) of(voter).draws.push([]);
    drawer = voter;
    of(voter).draws.at(-1)?.push(owner);
  };
  const handOut = (voter: string, office: string) => {
    handedTo = of(voter);
    handedTo.office = office;
    election.candidates.push(handedTo);
  };
  for (const { kind, values } of events.slice(from + 1)) {
    if (kind === 'marker-moved' && election.candidates.length > 0) break;
    if (kind === 'brought-home') election.home.set(values.seat, (election.home.get(values.seat) ?? 0) + values.amount);
    else if (kind === 'stuffed') of(voterOf(values.seat)).stuffed = values.laid + values.counted;
    else if (kind === 'drew-vote') draw(voterOf(values.seat), values.voter);
    else if (kind === 'puppet-drew') draw(PUPPET, values.voter);
    else if (kind === 'counted') of(voterOf(values.seat)).votes = values.votes;
    else if (kind === 'puppet-counted') of(PUPPET).votes = values.votes;
    else if (kind === 'took-office') handOut(voterOf(values.seat), values.office);
    else if (kind === 'puppet-took-office') handOut(PUPPET, values.office);
    else if (kind === 'sent-home') election.candidates.at(-1)?.sentHome.push({ owner: values.owner, amount: values.amount });
    else if (kind === 'scored' && values.source === 'points:election') of(voterOf(values.seat)).points += values.points;
  }
  return election;
}

/** Who holds which office after these events. */
function officesIn(events: ReturnType<typeof planetBEvents>): Map<string, string> {
  const offices = new Map<string, string>();
  for (const { kind, values } of events) {
    if (kind === 'took-office') offices.set(voterOf(values.seat), values.office);
    if (kind === 'puppet-took-office') offices.set(PUPPET, values.office);
  }
  return offices;
}

/** Tells one finished election from the next. */
export function electionKey(history: readonly GameEvent[]): string | null {
  const election = lastElection(history);
  return election && election.candidates.length > 0 ? String(election.number) : null;
}

/** The voters who had as many votes as a candidate. */
export function tiedWith({ candidates }: Election, candidate: Candidate): Candidate[] {
  return candidates.filter((other) => other !== candidate && other.votes === candidate.votes);
}
