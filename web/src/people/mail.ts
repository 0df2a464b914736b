import { get } from '../api/client';

let known: Promise<boolean> | null = null;

/** Whether this server sends letters; asked once a visit. If it cannot be asked, nothing is promised. */
export function sendsMail(): Promise<boolean> {
  known ??= get<{ mail: boolean }>('/server').then(({ mail }) => mail);
  return known.catch(() => {
    known = null;
    return false;
  });
}
