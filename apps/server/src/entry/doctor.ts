// npm run doctor: asks everything this server stands on, as it is configured, and says in words what is wrong; exit 1 when anything is.
import { resolve } from "node:path";
import { type Config, ConfigRefused, needsSandbox, readConfig } from "#platform";
import { examineDatabase } from "./doctor/database.ts";
import { bad, type Finding, note } from "./doctor/finding.ts";
import { examineMachine } from "./doctor/machine.ts";
import { examineStandbys } from "./doctor/standbys.ts";
import { examineVendors } from "./doctor/vendors.ts";
import { placeOf, runningDatabase } from "./on-running-database.ts";

const signs = { good: "ok  ", note: "note", bad: "BAD " } as const;
const findings = await examine();
for (const { about, state, words } of findings) process.stdout.write(`${signs[state]} ${about}: ${words}\n`);
const wrong = findings.filter(({ state }) => state === "bad").length;
process.stdout.write(wrong === 0 ? "nothing is wrong\n" : `${wrong} of ${findings.length} are wrong\n`);
process.exit(wrong === 0 ? 0 : 1);

async function examine(): Promise<Finding[]> {
  const isStandIn = needsSandbox(process.env);
  const config = configOf(isStandIn);
  if (Array.isArray(config)) return config;
  const url = runningDatabase(resolve(process.env.DATA_DIR || ".data"));
  const parts = await Promise.all([
    url === null
      ? [note("database", `no server runs on ${config.dataDir}: its own PostgreSQL starts with it`)]
      : examineDatabase(url, placeOf(url), config),
    url === null ? [] : examineStandbys(url, config),
    examineMachine(config),
    isStandIn
      ? [
          note(
            "vendors",
            `all are the sandbox, with play money; ${process.env.SIHAI_SANDBOX === "1" ? "SIHAI_SANDBOX=0" : "SIHAI_DEMO=0"} asks for real ones`,
          ),
        ]
      : examineVendors(config),
  ]);
  return parts.flat();
}

/** The configuration, or why a server would not start with it. */
function configOf(isStandIn: boolean): Config | Finding[] {
  const port = Number(process.env.PORT || 8080) + 1;
  const at = `http://127.0.0.1:${port}`;
  try {
    return readConfig(
      process.env,
      isStandIn ? { url: at, publicUrl: at, smtpPort: port + 1, webhookSecret: "" } : undefined,
      false,
    );
  } catch (error) {
    if (error instanceof ConfigRefused) return error.reasons.map((reason) => bad("configuration", reason));
    return [bad("configuration", error instanceof Error ? error.message : String(error))];
  }
}
