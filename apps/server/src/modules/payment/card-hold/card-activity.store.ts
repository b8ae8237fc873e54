import { dayMs, hourMs } from "@sihai/domain/clocks";
import type { CardActivity } from "@sihai/domain/payment";
import { sql } from "kysely";
import { fen, type Tx } from "#platform";

/**
 * What a person did by card within the last hour and day, after `from` where that is given. Whoever asks has locked their account
 * (`lockCustomer`), so that two payments begun at once are counted one after the other.
 */
export async function cardActivity(tx: Tx, userId: string, now: Date, from: Date | null): Promise<CardActivity> {
  const { created_at: signedUp } = await tx
    .selectFrom("app_user")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const since = (ms: number) => new Date(Math.max(now.getTime() - ms, from?.getTime() ?? 0));
  const [hourAgo, dayAgo] = [since(hourMs), since(dayMs)];
  const { rows } = await sql<{
    tries: string;
    firstTry: Date | null;
    failed: string;
    firstFailed: Date | null;
    charged: string;
  }>`
    select count(*) filter (where a.created_at > ${hourAgo})::text as tries,
      min(a.created_at) filter (where a.created_at > ${hourAgo}) as "firstTry",
      count(*) filter (where a.state = 'declined')::text as failed,
      min(a.created_at) filter (where a.state = 'declined') as "firstFailed",
      coalesce(sum(t.amount_cny) filter (where a.state in ('captured', 'disputed', 'created', 'needs-action', 'uncertain')), 0)::text as charged
    from payment_attempt a join trade t on t.user_id = a.user_id and t.id = a.trade_id
    where a.user_id = ${userId}::bigint and a.created_at > ${dayAgo}`.execute(tx);
  const [row] = rows;
  const after = (from: Date | null | undefined, ms: number) => new Date((from ?? now).getTime() + ms);
  return {
    triesHour: Number(row?.tries),
    triesFrom: after(row?.firstTry, hourMs),
    failedDay: Number(row?.failed),
    failedFrom: after(row?.firstFailed, dayMs),
    chargedDay: fen(row?.charged ?? "0"),
    accountDays: Math.floor((now.getTime() - signedUp.getTime()) / dayMs),
  };
}
