import { ok } from "@sihai/domain";
import { hookPauseSeconds, isHookGone } from "@sihai/domain/partner";
import { sql } from "kysely";
import * as z from "zod/mini";
import { type Deps, defineJob, OutboundError, type Tx, transact } from "#platform";
import { tell } from "../message/index.ts";
import { type DueDelivery, dueDelivery, lockDelivery, recordTaken, recordTry, switchOff } from "./delivery.store.ts";
import { openHookSecret } from "./hook-secret.ts";
import { eventHeaders } from "./sign-event.ts";

export const hookJob = defineJob("deliverHook", z.object({ userId: z.string(), deliveryId: z.string() }));

/** Of the four workers a node has, no more than two wait for servers of customers, however many of those are slow. */
export function hookQueue(hookId: string): string {
  return `hooks-${BigInt(hookId) % 2n}`;
}

/** The same of a row with a `hook_id`. */
export const queueOfHook = sql<string>`'hooks-' || hook_id % 2`;

const timeoutMs = 5_000;

/**
 * Tells one receiver of one event, outside any transaction, and writes down what came of it. One that fails waits longer each time; a
 * receiver that fails for as long as the setting says is asked no more, and its owner is told.
 */
export async function deliverHook(named: z.output<typeof hookJob.payload>, deps: Deps): Promise<void> {
  const due = await dueDelivery(deps.db, named);
  if (due === null) return;
  const now = new Date();
  const status = await send(deps, due, now);
  await transact(deps.db, async (tx) => {
    const waiting = await lockDelivery(tx, named);
    if (waiting === null) return ok(null);
    const tried = { ...named, hookId: due.hookId, status, at: now };
    if (status !== null && status >= 200 && status < 300) {
      await recordTaken(tx, tried);
      return ok(null);
    }
    const { triesMost, offAfterHours } = deps.settings.at(deps.clock.now()).hookTerms;
    const tries = waiting.tries + 1;
    const isLast = tries >= triesMost;
    const since = await recordTry(tx, { ...tried, tries, isLast });
    if (isHookGone(since, now, offAfterHours)) {
      if (await switchOff(tx, tried)) await tellOff(tx, deps, due);
    } else if (!isLast) {
      const runAt = new Date(now.getTime() + hookPauseSeconds(tries) * 1000);
      await deps.jobs.enqueue(tx, hookJob, named, { runAt, queue: hookQueue(due.hookId) });
    }
    return ok(null);
  });
}

/** The status that came back; null when none did. */
async function send(deps: Deps, due: DueDelivery, now: Date): Promise<number | null> {
  const body = JSON.stringify(due.body);
  const seconds = Math.floor(now.getTime() / 1000);
  const secrets = due.secretsSealed.map((sealed) => openHookSecret(deps, sealed));
  const signed = eventHeaders({ eventId: due.eventId, seconds, body, secrets });
  const headers = { "content-type": "application/json", "user-agent": "Sihai-Webhooks", ...signed };
  try {
    return (await deps.outToCustomers.call(due.url, { method: "POST", body, headers, timeoutMs })).status;
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

async function tellOff(tx: Tx, deps: Deps, { userId, url }: DueDelivery): Promise<void> {
  const facts = { host: new URL(url).host };
  const link = "/user/setting?part=programs";
  await tell(tx, deps, { userId, type: "system", template: "hook-off", facts, link, mail: true, at: deps.clock.now() });
}
