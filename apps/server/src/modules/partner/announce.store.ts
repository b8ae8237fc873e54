import type { HookKind } from "@sihai/domain/partner";
import { type CompiledQuery, sql } from "kysely";
import { type Db, jobOfRow, prepared } from "#platform";
import { hookJob, queueOfHook } from "./deliver-hook.job.ts";

/** `timestamp`: when, as programs read it. */
type Step = { userId: string; subjectId: string; from: string | null; to: string; timestamp: string };

/**
 * Writes a step and, for each of the customer's programs that wants to know, that it is to be told: one statement, so that who has none pays
 * for nothing, and nobody waits for its answer. An item or parcel is called by the number people know. An address that is being removed meanwhile
 * is waited for, and left out.
 */
export function announcing<Given extends Step>(
  kind: HookKind,
  written: (db: Db, step: Given) => unknown,
): (step: Given) => CompiledQuery<unknown> {
  return prepared((db, step: Given) => {
    const { userId, subjectId, from, to, timestamp } = step;
    const named =
      kind === "item"
        ? sql`jsonb_build_object('itemNo', (select item_no from order_item where user_id = ${userId} and id = ${subjectId}))`
        : sql`jsonb_build_object('packageId', (select package_no from parcel where user_id = ${userId} and id = ${subjectId}))`;
    return sql`
      with step as (${written(db, step)}), hook as (
        select user_id, id from event_hook where user_id = ${userId} and off_at is null and kinds @> array[${kind}::text] for key share
      ), delivery as (
        insert into hook_delivery (user_id, hook_id, body)
        select user_id, id, jsonb_build_object('type', ${`${kind}.moved`}::text, 'timestamp', ${timestamp}::text,
          'data', ${named} || jsonb_build_object('from', ${from}::text, 'to', ${to}::text))
        from hook returning id, hook_id
      )
      select ${jobOfRow(hookJob, { userId: sql`${userId}::text`, deliveryId: sql`id::text` }, queueOfHook)} from delivery`;
  });
}
