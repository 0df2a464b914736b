import type { SeatInfo, TableInfo } from '../api/types';
import type { BoardModule, SeatView, View } from '../boards/contract';
import { seatName } from '../lobby/words';
import { capitalized, type GameTexts } from '../text/game-texts.svelte';
import { t } from '../text/language.svelte';

interface SeatSource {
  info: TableInfo;
  board: BoardModule;
  texts: GameTexts;
  view: View;
  actors: readonly number[];
  present: ReadonlySet<string>;
  me: number | null;
}

/** All players in the order of seats. */
export function seatViews({ info, board, texts, view, actors, present, me }: SeatSource): SeatView[] {
  /** People remember themselves as "you" and a bot by what it plays. At one screen several seats are mine. */
  const nameOf = (seat: SeatInfo) => {
    if (seat.seat === me && info.mine.length === 1) return t('you');
    const role = seat.kind === 'bot' ? board.role?.(view, seat.seat) : null;
    return role && !role.changesHands ? capitalized(texts.name(role.reference)) : uniqueName(seat, info.seats);
  };
  const people = info.seats.map((seat) => ({
    name: nameOf(seat),
    isBot: seat.kind === 'bot' || seat.bot !== null,
    isPresent: seat.user !== null && present.has(seat.user),
    hasResigned: seat.has_resigned,
  }));
  const others = (board.extraPlayers?.(view) ?? []).map((message) => ({
    name: texts.format(message),
    isBot: true,
    isPresent: false,
    hasResigned: false,
  }));
  return [...people, ...others].map((one, seat) => ({
    ...one,
    seat,
    palette: board.palette?.(view, seat) || seat + 1,
    isMe: seat === me,
    isToMove: actors.includes(seat),
  }));
}

/** The name of a seat; with the number of the seat if another seat has the same name. */
function uniqueName(seat: SeatInfo, all: readonly SeatInfo[]): string {
  const name = seatName(seat);
  const isShared = all.some((other) => other.seat !== seat.seat && seatName(other) === name);
  return isShared ? t('name-of-seat', { name, number: seat.seat + 1 }) : name;
}

/** The seats in turn order; those that the order does not name come last. */
export function inTurnOrder(seats: readonly SeatView[], order: readonly number[]): SeatView[] {
  const place = ({ seat }: SeatView) => (order.includes(seat) ? order.indexOf(seat) : order.length + seat);
  return [...seats].sort((one, other) => place(one) - place(other));
}

/** My seat first, then the others in order. */
export function startingWithMe(seats: readonly SeatView[]): SeatView[] {
  const mine = seats.findIndex((seat) => seat.isMe);
  return mine < 0 ? [...seats] : [...seats.slice(mine), ...seats.slice(0, mine)];
}
