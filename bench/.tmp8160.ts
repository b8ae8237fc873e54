import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureCartPage } from "./cases/cart-page.ts";
import { freePorts, startServer } from "./parts/processes.ts";
import { openWorld } from "./parts/shop.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sihai-bench-"));
const all = await startServer(dataDir, await freePorts());
const beside = await openWorld(all, dataDir);
try {
  console.log(await measureCartPage(all, beside, "/usr/bin/chromium"));
} finally {
  await beside.close();
  await all.stop();
}
