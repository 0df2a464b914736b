import { describe, expect, it } from 'vitest';
import type { Position } from '../src/api/types';
import type { BoardModule } from '../src/boards/contract';
import { decisionOf } from '../src/table/decision';
import { sideGroups } from '../src/table/side-groups';

const group = (verb: string, targets: string[] = []) => ({ verb, options: [{ move: verb, targets, text: verb, values: {} }] });
const SPEND = group('spend', ['hex:A']);
const BOARD = { laterVerbs: ['extra', 'end'], endsEarly: ({ points }: { points: number }) => points > 0 } as unknown as BoardModule;

function position(points: number, options = [group('end'), group('extra'), SPEND]): Position {
  return { decision: 3, options, verbs: options.map(({ verb }) => verb), end_turn: 'end', view: { points } } as unknown as Position;
}

describe('a decision', () => {
  it('has the later verbs at its end', () => {
    const { groups, order } = decisionOf(position(0), BOARD);
    expect(groups.map(({ verb }) => verb)).toEqual(['spend', 'end', 'extra']);
    expect(order).toEqual(['spend', 'end', 'extra']);
  });

  it('lets later verbs wait as long as something else can be used', () => {
    expect(decisionOf(position(2), BOARD).waiting).toEqual(['extra', 'end']);
    expect(decisionOf(position(0), BOARD).waiting).toEqual([]);
    expect(decisionOf(position(2, [group('end'), group('extra')]), BOARD).waiting).toEqual([]);
  });

  it('shows single buttons beside the open verb, unless they wait', () => {
    const beside = (points: number) => sideGroups(decisionOf(position(points), BOARD), SPEND).map(({ verb }) => verb);
    expect(beside(0)).toEqual(['extra']);
    expect(beside(2)).toEqual([]);
  });

  it('offers each outcome once', () => {
    const place = { verb: 'place', options: ['place 1 0', 'place 1 3', 'place 2 0', 'refuse', 'leave'].map((move) => ({ move, targets: [], text: move, values: {} })) };
    const sameAs = ({ move }: { move: string }) => (move.startsWith('place') ? move.slice(0, 7) : null);
    const offered = (board: BoardModule) => decisionOf(position(0, [place]), board).groups[0]?.options.map(({ move }) => move);
    expect(offered({ ...BOARD, sameAs } as unknown as BoardModule)).toEqual(['place 1 0', 'place 2 0', 'refuse', 'leave']);
    expect(offered(BOARD)).toHaveLength(5);
  });
});
