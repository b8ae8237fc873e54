import { againstTheOrder } from "./lock-order.ts";
import { afterFile } from "./open-worlds.ts";
import { recordLocks } from "./record-locks.ts";

/** From here to the end of the file, fails it when a transaction of any node locked rows of money against the order. Call it at the top, before the world is made. */
export function watchLockOrder(): void {
  const found = new Set<string>();
  const stop = recordLocks((pair) => {
    const said = againstTheOrder(pair);
    if (said !== null) found.add(said);
  });
  afterFile(async () => {
    stop();
    if (found.size > 0) throw new Error(`locked against the order:\n${[...found].join("\n")}`);
  });
}
