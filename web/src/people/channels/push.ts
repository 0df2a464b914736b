import { get, LocalizedError } from '../../api/client';
import { t } from '../../text/language.svelte';

/** Subscribe this browser to push messages of the server. */
export async function subscribeToPush(): Promise<PushSubscriptionJSON> {
  const { key } = await get<{ key: string }>('/push-key');
  const worker = await navigator.serviceWorker.ready;
  try {
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return subscription.toJSON();
  } catch {
    throw new LocalizedError(t('push-refused'));
  }
}
