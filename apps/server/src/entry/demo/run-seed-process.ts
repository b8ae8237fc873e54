import { fork } from "node:child_process";
import { type Deps, programOf } from "#platform";
import type { SeedOrder } from "./seed.ts";
import { isSeeded } from "./seed-demo.ts";

/**
 * Makes the demo's history where there is none, in a process of its own: three months of orders and parcels leave two hundred megabytes
 * behind, which a server would hold on to for as long as it runs.
 */
export async function seedOnce(deps: Deps, order: SeedOrder): Promise<void> {
  if (await isSeeded(deps)) return;
  const child = fork(programOf(new URL("./seed.ts", import.meta.url)));
  const stopWithParent = () => void child.kill("SIGTERM");
  process.once("exit", stopWithParent);
  child.send(order);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  process.removeListener("exit", stopWithParent);
  if (code !== 0) throw new Error(`the demo could not be made (${code})`);
}
