import type { Config } from "../config.ts";

/** Standbys as the environment names them. Throws, naming the variable, for what is no address of one. */
export function readReplicas({
  DATABASE_REPLICA_URLS = "",
  DATABASE_REPLICA_LAG_SECONDS = "10",
}: NodeJS.ProcessEnv): Config["replicas"] {
  const urls = DATABASE_REPLICA_URLS.split(/[,\s]+/).filter(Boolean);
  if (urls.some((url) => !URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)))
    throw new Error(
      "DATABASE_REPLICA_URLS holds addresses such as postgres://sihai:PASSWORD@standby:5432/sihai, comma separated",
    );
  if (!/^[1-9]\d{0,3}$/.test(DATABASE_REPLICA_LAG_SECONDS))
    throw new Error(
      `DATABASE_REPLICA_LAG_SECONDS is a whole number of seconds from 1 to 9999, not ${DATABASE_REPLICA_LAG_SECONDS}`,
    );
  return { urls, lagSecondsMost: Number(DATABASE_REPLICA_LAG_SECONDS) };
}
