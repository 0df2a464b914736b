import { get, Said } from '../../api/client';
import { t } from '../../text/language.svelte';

/** Ask the browser to let the server push to it. */
export async function subscription(): Promise<PushSubscriptionJSON> {
  const { key } = await get<{ key: string }>('/push-key');
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON();
  } catch {
    throw new Said(t('push-refused'));
  }
}
