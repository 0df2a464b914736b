import { describe, expect, it } from 'vitest';
import type { Reason } from '../src/api/types';
import { bestReason } from '../src/table/reasons';

const sums = { needs: [], holds: [], cure: null };
const short = { rule: 'X-1', numbers: { have: 1, need: 3 }, resource: 'resource:ore', ...sums };
const wrong = { rule: 'X-2', numbers: { hex: 'hex:3B2' }, resource: '', ...sums };
const reason = (verb: string, ...failures: Reason['failures']): Reason => ({ verb, move: verb, failures, ...sums });

describe('the reason that is given', () => {
  it('belongs to the open verb', () => {
    const reasons = [reason('build', short, wrong), reason('upgrade', short)];
    expect(bestReason(reasons, 'build', false)?.verb).toBe('build');
  });

  it('is otherwise the most plausible one', () => {
    const reasons = [reason('build', wrong), reason('project', short, short), reason('upgrade', short)];
    expect(bestReason(reasons, 'build', false)?.verb).toBe('upgrade');
  });

  it('is silence where nobody would expect anything', () => {
    expect(bestReason([reason('build', wrong), reason('upgrade', wrong)], 'build', false)).toBeNull();
  });

  it('is given anyway to who asks outright', () => {
    expect(bestReason([reason('build', wrong)], 'build', true)?.verb).toBe('build');
  });

  it('is none where something is possible', () => {
    expect(bestReason([reason('build', short), reason('upgrade')], 'build', true)).toBeNull();
  });
});
