import { speech } from '../text/language.svelte';
import { connection } from './connection.svelte';

/** The server refused; `message` is in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly values: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Something else went wrong; `message` is in the reader's language. */
export class Said extends Error {}

/** The server was not reached; nothing is known of what became of the request. */
export class Unreachable extends Error {
  readonly code = 'unreachable';
}

const PAUSES = [400, 1200];
let token: string | null = null;

export function useToken(csrf: string | null): void {
  token = csrf;
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function get<T>(path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<T> {
  return retried(() => ask<T>('GET', path + search(query), undefined, headers));
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return ask<T>('POST', path, body);
}

export function put<T>(path: string, body: object): Promise<T> {
  return ask<T>('PUT', path, body);
}

export function patch<T>(path: string, body: object): Promise<T> {
  return ask<T>('PATCH', path, body);
}

export function remove(path: string): Promise<void> {
  return ask('DELETE', path);
}

function search(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

/** Reading may be tried again; whatever changes something is repeated only by the person. */
async function retried<T>(action: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await action();
    } catch (error) {
      const isPassing = error instanceof Unreachable || (error instanceof Problem && error.status >= 502);
      if (!isPassing) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return action();
}

async function ask<T>(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': speech.language, ...more };
  if (body) headers['Content-Type'] = 'application/json';
  if (token && method !== 'GET') headers['X-Astrarium-Token'] = token;
  const answer = await reached(`/api${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined });
  token = answer.headers.get('X-Astrarium-Token') ?? token;
  if (!answer.ok) throw await problemOf(answer);
  const type = answer.headers.get('Content-Type') ?? '';
  if (answer.status === 204 || !type) return undefined as T;
  return (type.includes('json') && !type.includes('jsonl') ? answer.json() : answer.text()) as Promise<T>;
}

async function reached(address: string, request: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(address, request);
    connection.isReached = true;
    return answer;
  } catch {
    connection.isReached = false;
    throw new Unreachable();
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const { error, message, ...values } = await answer.json();
    return new Problem(answer.status, error, message, values);
  } catch {
    return new Problem(answer.status, `http-${answer.status}`, '', {});
  }
}
