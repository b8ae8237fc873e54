import { afterLoad } from "./after-load.ts";

const flag = "sh_reloaded";

/** After a new release the chunks of an open page are gone: load the page anew, once (rule W17). */
export function reloadOnceWhenStale(): void {
  addEventListener("vite:preloadError", (event) => {
    // Offline nothing comes anew, and the page that is there would be lost.
    if (!navigator.onLine || sessionStorage.getItem(flag) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(flag, "1");
    location.reload();
  });
  afterLoad(() => void setTimeout(() => sessionStorage.removeItem(flag), 10_000));
}
