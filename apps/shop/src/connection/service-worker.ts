import { Workbox } from "workbox-window";
import { useNewVersion } from "./new-version.ts";

/** A page that stays open for days asks once an hour whether there is something new. */
const askAgainMs = 3_600_000;

/** Brings the part that starts without a network; a browser without it, or on a plain address, does everything else. */
export async function bringServiceWorker(): Promise<void> {
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", () => {
    useNewVersion.setState({
      take: () => {
        worker.addEventListener("controlling", () => location.reload());
        worker.messageSkipWaiting();
      },
    });
  });
  const registration = await worker.register();
  if (registration === undefined) return;
  setInterval(() => void worker.update().catch(() => undefined), askAgainMs);
}
