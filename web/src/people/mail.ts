import { get } from '../api/client';

let request: Promise<boolean> | null = null;

/** Whether this server sends emails; asked once a visit, false if that fails. */
export function sendsMail(): Promise<boolean> {
  request ??= get<{ mail: boolean }>('/server').then(({ mail }) => mail);
  return request.catch(() => {
    request = null;
    return false;
  });
}
