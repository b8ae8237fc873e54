import { type HookEvent, hookEvent } from "@sihai/contract/partner";
import { deliveryStates } from "@sihai/domain/partner";
import { sql } from "kysely";
import { type Db, fieldsOf, jsonColumn, olderThan, oneOf, pruneRows, type Sweep, type Tx } from "#platform";

export type DueDelivery = {
  hookId: string;
  userId: string;
  url: string;
  /** The secret, and the former one as long as it is signed with. */
  secretsSealed: readonly string[];
  eventId: string;
  body: HookEvent;
};
type Named = { userId: string; deliveryId: string };

const bodyOf = jsonColumn(hookEvent, "hook_delivery.body");

/** What is to be sent where; null when it was sent, given up, or its address is switched off or gone. */
export async function dueDelivery(db: Db, { userId, deliveryId }: Named): Promise<DueDelivery | null> {
  const row = await db
    .selectFrom("hook_delivery as delivery")
    .innerJoin("event_hook as hook", (join) =>
      join.onRef("hook.user_id", "=", "delivery.user_id").onRef("hook.id", "=", "delivery.hook_id"),
    )
    .select(["hook_id", "url", "secret_sealed", "event_id", "body"])
    .select(sql<string | null>`case when former_until > now() then former_sealed end`.as("former"))
    .where("delivery.user_id", "=", userId)
    .where("delivery.id", "=", deliveryId)
    .where("state", "=", "waiting")
    .where("off_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { former, secret_sealed: secret, body, ...rest } = row;
  return { userId, ...fieldsOf(rest), secretsSealed: former === null ? [secret] : [secret, former], body: bodyOf(body) };
}

/** Whoever writes down what came of a delivery waits for the address, then for the delivery; null when that is settled already. */
export async function lockDelivery(tx: Tx, { userId, deliveryId }: Named): Promise<{ tries: number } | null> {
  // Not as one that removes it: a step that is being announced must not wait.
  const found = await tx
    .selectFrom("event_hook as hook")
    .innerJoin("hook_delivery as delivery", (join) =>
      join.onRef("delivery.user_id", "=", "hook.user_id").onRef("delivery.hook_id", "=", "hook.id"),
    )
    .select("tries")
    .where("delivery.user_id", "=", userId)
    .where("delivery.id", "=", deliveryId)
    .where("state", "=", "waiting")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

type Try = Named & { hookId: string; status: number | null; at: Date };

/** The program took the event; its address no longer counts as failing. */
export async function recordTaken(tx: Tx, { userId, deliveryId, hookId, status, at }: Try): Promise<void> {
  await tx
    .updateTable("hook_delivery")
    .set({ state: "done", tries: sql<number>`tries + 1`, last_try_at: at, last_status: status })
    .where("user_id", "=", userId)
    .where("id", "=", deliveryId)
    .execute();
  await tx
    .updateTable("event_hook")
    .set({ failing_since: null })
    .where("user_id", "=", userId)
    .where("id", "=", hookId)
    .execute();
}

/** Writes down a try that failed and says since when the address fails. */
export async function recordTry(
  tx: Tx,
  { userId, deliveryId, hookId, status, at, tries, isLast }: Try & { tries: number; isLast: boolean },
): Promise<Date> {
  await tx
    .updateTable("hook_delivery")
    .set({ state: isLast ? "failed" : "waiting", tries, last_try_at: at, last_status: status })
    .where("user_id", "=", userId)
    .where("id", "=", deliveryId)
    .execute();
  const hook = await tx
    .updateTable("event_hook")
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${at})` })
    .where("user_id", "=", userId)
    .where("id", "=", hookId)
    .returning("failing_since")
    .executeTakeFirstOrThrow();
  return hook.failing_since ?? at;
}

/** Asks an address no more, and gives up what waits for it; false when it was switched off before. */
export async function switchOff(tx: Tx, { userId, hookId, at }: Try): Promise<boolean> {
  const off = await tx
    .updateTable("event_hook")
    .set({ off_at: at })
    .where("user_id", "=", userId)
    .where("id", "=", hookId)
    .where("off_at", "is", null)
    .executeTakeFirst();
  await tx
    .updateTable("hook_delivery")
    .set({ state: "failed" })
    .where("user_id", "=", userId)
    .where("hook_id", "=", hookId)
    .where("state", "=", "waiting")
    .execute();
  return off.numUpdatedRows > 0n;
}

const listMost = 50;

/** What an address was told of late, the newest first; null when it is not this customer's. */
export async function deliveriesOf(db: Db, userId: string, hookId: string) {
  const hook = await db
    .selectFrom("event_hook")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", hookId)
    .executeTakeFirst();
  if (!hook) return null;
  const rows = await db
    .selectFrom("hook_delivery")
    .select(["id", "event_id", "body", "state", "tries", "created_at", "last_try_at", "last_status"])
    .where("user_id", "=", userId)
    .where("hook_id", "=", hookId)
    .orderBy("id", "desc")
    .limit(listMost)
    .execute();
  return rows.map((row) => ({
    ...fieldsOf(row),
    state: oneOf(deliveryStates, row.state, "hook_delivery.state"),
    body: bodyOf(row.body),
  }));
}

/** Lets a settled delivery wait once more and says whose; null when there is none of this customer's, or it waits already. */
export async function waitAgain(tx: Tx, { userId, deliveryId }: Named): Promise<{ hookId: string } | null> {
  const again = await tx
    .updateTable("hook_delivery")
    .set({ state: "waiting", tries: 0 })
    .where("user_id", "=", userId)
    .where("id", "=", deliveryId)
    .where("state", "<>", "waiting")
    .where("hook_id", "in", (hooks) =>
      hooks.selectFrom("event_hook").select("id").where("user_id", "=", userId).where("off_at", "is", null),
    )
    .returning("hook_id as hookId")
    .executeTakeFirst();
  return again ?? null;
}

/** What was sent, or given up, long ago. */
export const pruneDeliveries: Sweep = {
  name: "events sent to programs that are old enough",
  everySeconds: 600,
  async run({ db, settings, clock }) {
    const { deliveryDays } = settings.at(clock.now()).hookTerms;
    await pruneRows(db, "hook_delivery", sql<boolean>`state <> 'waiting' and ${olderThan("created_at", deliveryDays)}`);
  },
};
