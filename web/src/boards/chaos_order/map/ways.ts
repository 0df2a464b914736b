import { between, centreOf, type Point } from '../geometry';
import type { ChaosOrderView } from '../view';

const REGION = 'region:';
const BASE = 'base';

/** Where units stand that a reference names; those of the base stand on its slot, those aboard between the anchors. */
function pointOf(reference: string, view: ChaosOrderView, me: number | null): Point | null {
  const name = reference.slice(REGION.length);
  if (name !== BASE) return centreOf(name);
  const [slot] = Object.entries(view.regions).find(([, { base_of }]) => base_of === me) ?? [];
  const [one, other] = view.players[me ?? -1]?.anchors ?? [];
  if (slot) return centreOf(slot);
  return one && other ? between(one, other) : null;
}

/** The way of an option, or of a move that is being put together: its first two regions. */
export function wayOf(references: Iterable<string>, view: ChaosOrderView, me: number | null): { from: Point; to: Point } | null {
  const [start, end] = [...references].filter((reference) => reference.startsWith(REGION));
  const from = start ? pointOf(start, view, me) : null;
  const to = end ? pointOf(end, view, me) : null;
  return from && to ? { from, to } : null;
}
