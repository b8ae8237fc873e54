// npm run gateway-faults [-- --all]: the card gateway's faults (rule R2), the share every run of the specs has, or all 1,440.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(
  process.execPath,
  [join("node_modules", "vitest", "vitest.mjs"), "run", "apps/server/testing/guards/gateway-faults.api.spec.ts"],
  { stdio: "inherit", env: { ...process.env, ...(process.argv.includes("--all") && { GATEWAY_FAULTS: "all" }) } },
);
process.exit(status ?? 1);
