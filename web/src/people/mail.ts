import { get } from '../api/client';

let request: Promise<boolean> | null = null;

/** Whether this server sends letters; asked once a visit. If it cannot be asked, nothing is promised. */
export function sendsMail(): Promise<boolean> {
  request ??= get<{ mail: boolean }>('/server').then(({ mail }) => mail);
  return request.catch(() => {
    request = null;
    return false;
  });
}
