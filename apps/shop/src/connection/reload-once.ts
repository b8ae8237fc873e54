import { afterLoad } from "./after-load.ts";

const flag = "sh_reloaded";
let aheadOfNeed = 0;

/** After a new release the chunks of an open page are gone: load the page anew, once (rule W17). */
export function reloadOnceWhenStale(): void {
  addEventListener("vite:preloadError", (event) => {
    // Offline nothing comes anew, and the page that is there would be lost. What nobody asked for yet is missed by nobody.
    if (!navigator.onLine || aheadOfNeed > 0 || sessionStorage.getItem(flag) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(flag, "1");
    location.reload();
  });
  afterLoad(() => void setTimeout(() => sessionStorage.removeItem(flag), 10_000));
}

/** Reads code that may be gone since a new release without loading the page anew for it; false where it did not come. */
export async function readAheadOfNeed(read: () => Promise<unknown>): Promise<boolean> {
  aheadOfNeed += 1;
  try {
    await read();
    return true;
  } catch {
    return false;
  } finally {
    aheadOfNeed -= 1;
  }
}
