import { matchPrecache } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;

type Renewing = { newSubscription?: PushSubscription | null };

/**
 * The browser, or its push service, ended the subscription of this device: it is made anew and the server told, without anybody opening the shop. Where
 * nobody is logged in any more the browser is left unsubscribed, as by logging out.
 */
export async function renewPush({ newSubscription }: Renewing): Promise<void> {
  const devices = await call("/message/push/devices");
  if (devices === null) return void (await newSubscription?.unsubscribe());
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: devices.publicKey }));
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh, auth } });
  if ((await call("/message/push/add-device", body)) === null) await subscription.unsubscribe();
}

/** Data of an answer; null where the server refuses. One that cannot be reached throws: the device then shows nothing until its owner turns it on again. */
async function call(path: string, body?: string): Promise<{ publicKey: string } | null> {
  const page = await (await matchPrecache("/index.html"))?.text();
  const base = /name="api-front" content="([^"]+)"/.exec(page ?? "")?.[1] ?? "/api";
  const reply = await fetch(`${base}${path}`, {
    ...{ method: body ? "POST" : "GET", credentials: "include" },
    headers: { "x-platform": "web", ...(body && { "content-type": "application/json" }) },
    ...(body && { body }),
  });
  if (reply.status >= 500) throw new Error(`the server answers ${reply.status}`);
  return reply.ok ? ((await reply.json()).data ?? {}) : null;
}
