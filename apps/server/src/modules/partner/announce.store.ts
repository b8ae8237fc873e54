import type { HookKind } from "@sihai/domain/partner";
import { type RawBuilder, sql } from "kysely";
import { openJobs, type Tx } from "#platform";
import { hookJob, hookQueue } from "./deliver-hook.job.ts";

type Step = { userId: string; kind: HookKind; subjectId: string; from: string | null; to: string; at: Date };

/**
 * Writes a step and, for each of the customer's programs that wants to know, that it is to be told: one statement, so that who has none pays
 * for nothing. An item or parcel is called by the number people know. An address that is being removed meanwhile is waited for, and left out.
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
  const { rows } = await sql<{ id: string; hookId: string }>`
    with step as (${written}), hook as (
      select user_id, id from event_hook where user_id = ${userId} and off_at is null and kinds @> array[${kind}::text] for key share
    )
    insert into hook_delivery (user_id, hook_id, body)
    select user_id, id, jsonb_build_object('type', ${`${kind}.moved`}::text, 'timestamp', ${at.toISOString()}::text,
      'data', ${named} || jsonb_build_object('from', ${from}::text, 'to', ${to}::text))
    from hook
    returning id, hook_id as "hookId"`.execute(tx);
  for (const { id, hookId } of rows)
    await openJobs().enqueue(tx, hookJob, { userId, deliveryId: id }, { queue: hookQueue(hookId) });
}
