import { forgetReplies, keepReplies } from "@sihai/client";
import { isSeenByStaff } from "../shell/cookies.ts";
import { currentLanguage } from "../shell/language.ts";
import { afterLoad } from "./after-load.ts";

/** The reads behind the pages that open without a network (apps/shop/build/service-worker.ts). */
export const keptPaths: ReadonlySet<string> = new Set([
  "/order/list",
  "/order/detail",
  "/parcel/list",
  "/parcel/detail",
  "/parcel/tracking",
  "/storage/list",
  "/storage/item",
  "/settings",
  "/settings/places",
]);

/** Keeps the last orders, parcels and storage of a user on the device, and the app itself once the first page is there. */
export function standOffline(userId: () => string | null): void {
  keepReplies({
    paths: keptPaths,
    owner: () => {
      // Staff who see a customer's pages keep nothing of them.
      const user = isSeenByStaff() ? null : userId();
      return user && `${user} ${currentLanguage()}`;
    },
  });
  if (import.meta.env.DEV) return;
  // The first page has the line to itself.
  afterLoad(() => void setTimeout(() => void import("./stand-by.ts").then(({ standBy }) => standBy()).catch(() => null), 3000));
}

/** What was kept of the person goes with the person. */
export function forgetPerson(): void {
  void forgetReplies();
  // Here, where a log-in that ends is noticed on whatever page; the stores themselves come with their forms.
  for (const name of ["sh_address", "sh_card_form"]) sessionStorage.removeItem(name);
  if ("serviceWorker" in navigator) void import("./push.ts").then(({ leavePush }) => leavePush()).catch(() => undefined);
  if ("caches" in globalThis) void caches.delete("pictures").catch(() => false);
}
