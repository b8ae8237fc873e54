import { currencyCodes, money } from "@sihai/domain";
import type { Db } from "#platform";
import { oneOf } from "#platform";

const payoutStates = ["under-way", "paid", "failed"] as const;

/** What the gateway sent to the bank lately, the latest first. */
export async function latestPayouts(db: Db) {
  const rows = await db.selectFrom("gateway_payout").selectAll().orderBy("created_at", "desc").limit(20).execute();
  return rows.map((row) => ({
    payoutId: row.id,
    amount: money(BigInt(row.amount), oneOf(currencyCodes, row.currency, "gateway_payout.currency")),
    status: oneOf(payoutStates, row.status, "gateway_payout.status"),
    createdAt: row.created_at,
    arrivesAt: row.arrives_at,
  }));
}

/** What the gateway itself says stands with it, beside the sum of its lines: a line that was never read would show. */
export async function gatewaySays(db: Db) {
  const rows = await db
    .selectFrom("gateway_standing as s")
    .select(["s.currency", "s.amount", "s.at"])
    .select((eb) =>
      eb
        .selectFrom("gateway_movement as m")
        .select((inner) =>
          inner.fn.coalesce(inner.fn.sum<string>(inner("m.amount", "-", inner.ref("m.fee"))), inner.val("0")).as("read"),
        )
        .whereRef("m.currency", "=", "s.currency")
        .whereRef("m.at", "<=", "s.at")
        .as("read"),
    )
    .orderBy("s.currency")
    .execute();
  return rows.map((row) => {
    const currency = oneOf(currencyCodes, row.currency, "gateway_standing.currency");
    return { says: money(BigInt(row.amount), currency), read: money(BigInt(row.read ?? 0), currency), at: row.at };
  });
}
