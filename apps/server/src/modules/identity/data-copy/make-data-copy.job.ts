import { randomBytes } from "node:crypto";
import { ok } from "@sihai/domain";
import * as z from "zod/mini";
import { type Deps, defineJob, defineTimer, setTimer, subjectPart, type Tx, transact } from "#platform";
import { tell } from "../../message/index.ts";
import { type CopyKey, endCopy, isCopyWanted, keepCopy } from "./data-copy.store.ts";
import { packCopy } from "./pack-copy.ts";

/** Makes a copy of somebody's data. */
export const dataCopyJob = defineJob("makeDataCopy", z.object({ userId: z.string(), copyId: z.string() }));
/** A copy's time is over: the file goes. */
export const copyEndsTimer = defineTimer("identity.copy-ends", { userId: subjectPart.id, copyId: subjectPart.id });

const dayMs = 86_400_000;

/** The job. Done twice it leaves one file and one message: the second finds the copy made, or its own file is not kept. */
export async function makeDataCopy(key: CopyKey, deps: Deps): Promise<void> {
  if (!(await isCopyWanted(deps.db, key))) return;
  const { keptDays, picturesMost } = deps.settings.at(deps.clock.now()).dataCopyTerms;
  const { bytes, leftOut } = await packCopy(deps, key.userId, picturesMost);
  const { storage } = deps.adapters;
  const storageKey = `copies/${randomBytes(24).toString("hex")}.zip`;
  await storage.put(storageKey, bytes);
  const at = deps.clock.now();
  const until = new Date(at.getTime() + keptDays * dayMs);
  const kept = await transact<boolean, never>(deps.db, async (tx) => {
    if (!(await keepCopy(tx, key, { key: storageKey, bytes: bytes.length, leftOut, at, until }))) return ok(false);
    await setTimer(tx, copyEndsTimer, key, until);
    await tell(tx, deps, {
      userId: key.userId,
      type: "system",
      template: "data-copy-ready",
      facts: { until: until.toISOString() },
      link: "/user/setting?part=data",
      mail: true,
      at,
    });
    return ok(true);
  });
  if (!kept.ok || !kept.value) await storage.remove(storageKey);
}

/** The timer: nobody can open the file any more, and it is removed. */
export async function removeCopy(key: CopyKey, deps: Deps, tx: Tx): Promise<void> {
  const storageKey = await endCopy(tx, key);
  if (storageKey !== null) await deps.adapters.storage.remove(storageKey);
}
