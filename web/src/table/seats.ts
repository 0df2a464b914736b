import type { TableInfo } from '../api/types';
import type { BoardModule, SeatView, View } from '../boards/contract';
import { nameOf } from '../lobby/words';

export function seatViews(
  info: TableInfo,
  board: BoardModule | null,
  view: View | null,
  actors: readonly number[],
  present: ReadonlySet<string>,
  me: number | null,
): SeatView[] {
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat),
    palette: (view && board?.palette?.(view, seat.seat)) || seat.seat + 1,
    isMe: seat.seat === me,
    isBot: seat.kind === 'bot' || seat.bot !== null,
    isToMove: actors.includes(seat.seat),
    isPresent: seat.user !== null && present.has(seat.user),
    hasResigned: seat.has_resigned,
  }));
}

/** My mat first, then the others in the order of play. */
export function fromMe(seats: readonly SeatView[]): SeatView[] {
  const mine = seats.findIndex((seat) => seat.isMe);
  return mine < 0 ? [...seats] : [...seats.slice(mine), ...seats.slice(0, mine)];
}
