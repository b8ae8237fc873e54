/**
 * Whether this browser can show messages on the lock screen: `open`, it can be asked; `denied`, its owner said no; `install`, an iPhone or iPad does so only
 * for what stands on its home screen; `never`.
 */
export type PushAbility = "open" | "denied" | "install" | "never";

/** Asks nobody: it goes by what the browser has and what its owner said before. */
export function pushAbility(): PushAbility {
  if ("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)
    return Notification.permission === "denied" ? "denied" : "open";
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches ? "install" : "never";
}

export type PushSubscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Asks the owner, and subscribes for the shop's key; "denied" when they say no, "failed" when the browser cannot. Called by a tap alone. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscribed | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const registration = (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register("/sw.js"));
    // One made for another key would never be pushed to.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    await isActive(registration);
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : "failed";
  } catch {
    return "failed";
  }
}

function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((resolve) =>
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve();
    }),
  );
}

/** The browser takes no more, and what it shows of the person goes from the lock screen. */
export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
