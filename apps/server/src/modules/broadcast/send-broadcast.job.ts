import { type BroadcastWays, broadcastState, type LeftOutWhy, reaches } from "@sihai/domain/broadcast";
import * as z from "zod/mini";
import { type Deps, defineJob, inTransaction, type Sweep, type Tx } from "#platform";
import { tellMany } from "../message/index.ts";
import { candidatesAfter } from "./audience.store.ts";
import {
  type Broadcast,
  dueBroadcasts,
  keepStep,
  keepTold,
  lockBroadcast,
  markEnded,
  markStarted,
  takePeople,
} from "./broadcast.store.ts";

export const broadcastJob = defineJob("sendBroadcast", z.object({ id: z.string() }));

/** So many are told in one transaction: a worker that is killed loses no more, and whoever stops one waits no longer. */
const batch = 200;

/** Begins it in the transaction that decided so; one that was begun, or stopped, meanwhile is left alone. */
export async function startBroadcast(tx: Tx, deps: Deps, broadcast: Broadcast, at: Date): Promise<void> {
  await markStarted(tx, broadcast.id, at);
  await deps.jobs.enqueue(tx, broadcastJob, { id: broadcast.id }, { key: `broadcast:${broadcast.id}`, queue: "broadcasts" });
}

/** Those whose time has come. */
export const broadcastsStart: Sweep = {
  name: "messages to many whose time has come",
  everySeconds: 10,
  async run(deps) {
    const now = deps.clock.now();
    for (const id of await dueBroadcasts(deps.db, now))
      await inTransaction(deps.db, async (tx) => {
        const broadcast = await lockBroadcast(tx, id);
        if (broadcast && broadcastState(broadcast) === "waiting") await startBroadcast(tx, deps, broadcast, now);
      });
  },
};

/** The job: batch by batch until everybody was looked at, or somebody stopped it. Taken up by another worker it goes on behind the last batch. */
export async function sendBroadcast({ id }: z.output<typeof broadcastJob.payload>, deps: Deps): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await sendBatch(deps, id);
}

/** Tells the next of them; false when there is nobody left. Told and noted in one transaction, under the broadcast's lock. */
export function sendBatch(deps: Deps, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const broadcast = await lockBroadcast(tx, id);
    if (!broadcast || broadcastState(broadcast) !== "running") return false;
    const at = deps.clock.now();
    const { audience, toldUpTo } = broadcast;
    // Orders count up to when it began, so that it is about the same people from its first batch to its last.
    const now = broadcast.startedAt ?? at;
    const found = await candidatesAfter(tx, audience, { after: toldUpTo, most: batch, now });
    const last = found.at(-1);
    if (!last) {
      await markEnded(tx, id, at);
      return false;
    }
    const leftOut: Partial<Record<LeftOutWhy, number>> = { ...broadcast.leftOut };
    const toTell: ({ userId: string } & BroadcastWays)[] = [];
    for (const one of found) {
      const reached = reaches(broadcast.kind, broadcast.byMail, one);
      if (reached.told) toTell.push({ userId: one.userId, ...reached });
      else leftOut[reached.why] = (leftOut[reached.why] ?? 0) + 1;
    }
    const taken = await takePeople(
      tx,
      id,
      toTell.map(({ userId }) => userId),
    );
    const people = toTell.filter(({ userId }) => taken.has(userId));
    const told = await tellMany(tx, deps, { people, ...messageOf(broadcast), at });
    await keepTold(tx, id, told);
    const mailed = broadcast.mailed + told.filter(({ mailId }) => mailId !== null).length;
    await keepStep(tx, id, { toldUpTo: last.userId, sent: broadcast.sent + told.length, mailed, leftOut });
    return true;
  });
}

/** The message it is in each customer's list: news is the service's, an offer an activity, which has an end in each mail. */
export function messageOf({ kind, title, body, link }: Pick<Broadcast, "kind" | "title" | "body" | "link">) {
  const facts = { title, body };
  return kind === "news"
    ? ({ type: "system", template: "broadcast-news", facts, link } as const)
    : ({ type: "activity", template: "broadcast-offer", facts, link } as const);
}
