import type { Config } from "../config/config.ts";
import { listed } from "../config/wrong-settings.ts";

/** Standbys as the environment names them; what is no address of one has been refused (wrong-settings.ts). */
export function readReplicas({ DATABASE_REPLICA_URLS, DATABASE_REPLICA_LAG_SECONDS }: NodeJS.ProcessEnv): Config["replicas"] {
  return { urls: listed(DATABASE_REPLICA_URLS), lagSecondsMost: Number(DATABASE_REPLICA_LAG_SECONDS || 10) };
}
