import type { Config } from "../config/config.ts";

/** Standbys as the environment names them; what is no address of one has been refused (wrong-settings.ts). */
export function readReplicas({ DATABASE_REPLICA_URLS, DATABASE_REPLICA_LAG_SECONDS }: NodeJS.ProcessEnv): Config["replicas"] {
  const urls = (DATABASE_REPLICA_URLS ?? "").split(/[,\s]+/).filter(Boolean);
  return { urls, lagSecondsMost: Number(DATABASE_REPLICA_LAG_SECONDS || 10) };
}
