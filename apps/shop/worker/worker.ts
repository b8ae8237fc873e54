import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

import { renewPush } from "./renew-push.ts";

declare const self: ServiceWorkerGlobalScope;
/** What starts without a network: the page, the start of the app and the pages of the last orders, parcels and storage (build/service-worker.ts). */
declare const fetchedAhead: PrecacheEntry[];

/** On a line that is up and says nothing, the kept page comes after this long. */
const pageWaitsS = 4;

precacheAndRoute(fetchedAhead, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

// A page is the server's as long as it answers: nobody is shown yesterday's because it was at hand.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: pageWaitsS,
      plugins: [{ handlerDidError: () => matchPrecache("/index.html") }],
    }),
    { denylist: [/^\/(api|source|docs|console|desktop)(\/|$)/, /\.\w+$/] },
  ),
);
// Their names hold the digest of what is in them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "assets", plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })] }),
);
const mayBeKept = ({ headers }: Response) => !(headers.get("cache-control") ?? "").includes("no-store");
// A picture never changes under its name. Those of a person go when the person leaves (connection/forget-person.ts).
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.destination === "image" && url.pathname.startsWith("/api/"),
  new CacheFirst({
    cacheName: "pictures",
    plugins: [
      // What staff see of a customer's pages is kept nowhere (decision 97).
      { cacheWillUpdate: async ({ response }) => (response.status === 200 && mayBeKept(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    ],
  }),
);

// A new version waits until the person says so: what they are typing belongs to the one that is open.
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

type Pushed = { id: string; title: string; body: string; url: string; lang: string };

// One that comes twice, because nobody could say whether it had come, takes its own place and rings once.
self.addEventListener("push", (event) => {
  const { id, title, body, url, lang }: Pushed = event.data?.json() ?? {};
  if (!title) return;
  const looks = { icon: "/icons/icon-192.png", badge: "/icons/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag: id, data: { url }, ...looks }));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewPush(event)));

// To its page, in the shop that is open or a new one; never to another site.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { origin } = self.location;
  const to = new URL(event.notification.data?.url ?? "/", origin);
  event.waitUntil(show(to.origin === origin ? to.href : origin));
});

async function show(address: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A page that is not ours yet cannot be led anywhere.
  const led = await open?.navigate(address).catch(() => null);
  if (led) await led.focus();
  else await self.clients.openWindow(address);
}
