import { sayWhenBack } from "./say-when-back.ts";
import { bringServiceWorker } from "./service-worker.ts";

/** What the first page did not wait for. */
export async function standBy(): Promise<void> {
  sayWhenBack();
  if ("serviceWorker" in navigator) await bringServiceWorker();
}
