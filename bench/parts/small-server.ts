import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { freePort } from "../../apps/server/src/platform/free-port.ts";
import { type Server, startServer } from "./processes.ts";
import { openWorld } from "./shop.ts";

/** A second server on a database of its own, with little in it, to be asked side by side with the one that has much; gone afterwards. */
export async function withSmallServer<Measured>(measure: (server: Server, world: World) => Promise<Measured>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "sihai-bench-small-"));
  const server = await startServer(folder, await freePort(3), { SIHAI_ROLE: "api" });
  const world = await openWorld(server, folder);
  try {
    return await measure(server, world);
  } finally {
    await world.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
