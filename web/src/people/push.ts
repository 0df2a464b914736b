import { get } from '../api/client';

/** Ask the browser to let the server push to it. */
export async function subscription(): Promise<PushSubscriptionJSON> {
  const { key } = await get<{ key: string }>('/push-key');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return made.toJSON();
}
