import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { isDiskFull } from "./database/away.ts";
import type { Deps } from "./deps.ts";

/** What a node knows of itself; one per world. */
export type NodeState = {
  /** It is about to stop: no new callers, please. */
  isStopping: boolean;
  /** When the database last said that it has no room, in milliseconds since 1970. */
  diskFullAt: number;
  /** When the log last said that the database, or the store of files, is away, and how many requests ended by it since. */
  awaySaid: { at: number; since: number };
};

/** A node that has just begun. */
export function openNodeState(): NodeState {
  return { isStopping: false, diskFullAt: 0, awaySaid: { at: 0, since: 0 } };
}

/** Why a node is not to be sent callers. */
export type NotReady = "stopping" | "database" | "disk";

const answerWithinMs = 2000;
const diskFullForMs = 15_000;
/** Below this the embedded database and uploaded pictures end soon. */
const freeLeastBytes = 64 * 1024 * 1024;

/** Whether this node can serve; asked by whoever shares requests out among nodes. It never takes longer than two seconds. */
export async function whyNotReady({ db, node, config }: Deps, freeBytes = freeBytesOf): Promise<NotReady | null> {
  if (node.isStopping) return "stopping";
  if (Date.now() - node.diskFullAt < diskFullForMs) return "disk";
  const answered = sql`select 1`.execute(db).then(
    () => null,
    (error: unknown) => (isDiskFull(error) ? ("disk" as const) : ("database" as const)),
  );
  const silent = setTimeout(answerWithinMs, "database" as const, { ref: false });
  const why = await Promise.race([answered, silent]);
  return why ?? ((await freeBytes(config.dataDir)) < freeLeastBytes ? "disk" : null);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
