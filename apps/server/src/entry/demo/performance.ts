import { readFileSync } from "node:fs";
import { importRateVersion, readRateVersion, scheduleRateVersion } from "@sihai/contract/freight";
import type { Caller } from "./caller.ts";

/**
 * How the lines did before the demo began: made-up figures, so that its customers meet lines with a past. They come in as a price list, the
 * way a provider who knows his own would bring them; a start without the demo has none, and says so until its own parcels were delivered.
 */
export async function tellPerformance(pricing: Caller, checker: Caller): Promise<void> {
  const performance = readFileSync(new URL("performance.csv", import.meta.url), "utf8");
  const { versionId } = await pricing.must(importRateVersion, {
    body: { files: { performance }, note: "演示用的虚构线路表现" },
  });
  const { earliestDay } = await checker.must(readRateVersion, { query: { versionId } });
  await checker.must(scheduleRateVersion, { body: { versionId, from: earliestDay } });
}
