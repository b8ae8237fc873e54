import { openLog, readConfig, type SandboxAddresses } from "#platform";
import { modules } from "../modules.ts";
import { seedDemo } from "./seed-demo.ts";

/** The process that makes the demo's history for a server, and is gone afterwards with all the memory that took. */
export type SeedOrder = { databaseUrl: string; sandbox: SandboxAddresses };

process.once("disconnect", () => process.exit(1));
process.once("message", async (order) => {
  const { databaseUrl, sandbox } = order as SeedOrder;
  const log = openLog(process.env.LOG_LEVEL || "info");
  await seedDemo({ config: { ...readConfig(process.env, sandbox), databaseUrl }, log, modules });
  process.exit(0);
});
