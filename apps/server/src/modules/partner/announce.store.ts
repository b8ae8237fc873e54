import type { HookKind } from "@sihai/domain/partner";
import { type RawBuilder, sql } from "kysely";
import { jobOfRow, sendAlong, type Tx } from "#platform";
import { hookJob, queueOfHook } from "./deliver-hook.job.ts";

type Step = { userId: string; kind: HookKind; subjectId: string; from: string | null; to: string; at: Date };

/**
 * Writes a step and, for each of the customer's programs that wants to know, that it is to be told: one statement, so that who has none pays
 * for nothing, and nobody waits for its answer. An item or parcel is called by the number people know. An address that is being removed meanwhile is waited for, and left out.
 */
export async function writeAndAnnounce(
  tx: Tx,
  written: RawBuilder<unknown>,
  { userId, kind, subjectId, from, to, at }: Step,
): Promise<void> {
  const named =
    kind === "item"
      ? sql`jsonb_build_object('itemNo', (select item_no from order_item where user_id = ${userId} and id = ${subjectId}))`
      : sql`jsonb_build_object('packageId', (select package_no from parcel where user_id = ${userId} and id = ${subjectId}))`;
  const write = sql`
    with step as (${written}), hook as (
      select user_id, id from event_hook where user_id = ${userId} and off_at is null and kinds @> array[${kind}::text] for key share
    ), delivery as (
      insert into hook_delivery (user_id, hook_id, body)
      select user_id, id, jsonb_build_object('type', ${`${kind}.moved`}::text, 'timestamp', ${at.toISOString()}::text,
        'data', ${named} || jsonb_build_object('from', ${from}::text, 'to', ${to}::text))
      from hook returning id, hook_id
    )
    select ${jobOfRow(hookJob, { userId: sql`${userId}::text`, deliveryId: sql`id::text` }, queueOfHook)} from delivery`;
  await sendAlong(tx, write.compile(tx));
}
