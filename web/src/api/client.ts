import { locale } from '../text/language.svelte';
import { connection } from './connection.svelte';

/** The server refused a request; `message` is in the reader's language. */
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

/** Another error whose `message` is in the reader's language. */
export class LocalizedError extends Error {}

/** The server was not reached; it may or may not have handled the request. */
export class Unreachable extends Error {
  readonly code = 'unreachable';
}

const RETRY_PAUSES = [400, 1200];
let token: string | null = null;

export function setCsrfToken(csrf: string | null): void {
  token = csrf;
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function get<T>(path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<T> {
  return withRetries(() => request<T>('GET', path + queryString(query), undefined, headers));
}

export function post<T>(path: string, body: object = {}): Promise<T> {
  return request<T>('POST', path, body);
}

export function put<T>(path: string, body: object): Promise<T> {
  return request<T>('PUT', path, body);
}

export function patch<T>(path: string, body: object): Promise<T> {
  return request<T>('PATCH', path, body);
}

export function remove(path: string): Promise<void> {
  return request('DELETE', path);
}

function queryString(query: Query): string {
  const present = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return present.length > 0 ? `?${new URLSearchParams(present.map(([key, value]) => [key, String(value)]))}` : '';
}

/** Retries are for reading only. A request that changes something is repeated only by the user. */
async function withRetries<T>(action: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_PAUSES) {
    try {
      return await action();
    } catch (error) {
      const isTransient = error instanceof Unreachable || (error instanceof Problem && error.status >= 502);
      if (!isTransient) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return action();
}

async function request<T>(method: string, path: string, body?: object, extraHeaders: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': locale.language, ...extraHeaders };
  if (body) headers['Content-Type'] = 'application/json';
  if (token && method !== 'GET') headers['X-Astrarium-Token'] = token;
  const response = await fetchResponse(`/api${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined });
  token = response.headers.get('X-Astrarium-Token') ?? token;
  if (!response.ok) throw await problemOf(response);
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status === 204 || !type) return undefined as T;
  return (type.includes('json') && !type.includes('jsonl') ? response.json() : response.text()) as Promise<T>;
}

async function fetchResponse(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    connection.isReachable = true;
    return response;
  } catch {
    connection.isReachable = false;
    throw new Unreachable();
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { error, message, ...values } = await response.json();
    return new Problem(response.status, error, message, values);
  } catch {
    return new Problem(response.status, `http-${response.status}`, '', {});
  }
}
