import type { GatewayMovement, GatewayPayout } from "@sihai/adapters/payment";
import { type Currency, currencyCodes, type Money, money } from "@sihai/domain";
import { type Db, oneOf, type Tx } from "#platform";

const rowsAtOnce = 2_000;

/** Up to when the gateway's lines were read. */
export async function readUntil(db: Db): Promise<Date | null> {
  return (await db.selectFrom("gateway_balance_read").select("until").executeTakeFirst())?.until ?? null;
}

/** When the first money came to stand at the gateway; null when none ever did. */
export async function firstAtGateway(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom("gateway_entry")
    .select((eb) => eb.fn.min("at").as("at"))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Locks what says how far was read; made at first use. */
export async function lockReading(tx: Tx, first: Date): Promise<void> {
  await tx
    .insertInto("gateway_balance_read")
    .values({ until: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom("gateway_balance_read").select("until").forUpdate().executeTakeFirstOrThrow();
}

/** Says how far was read; never back, so that a slower reader loses nothing. Under `lockReading`. */
export async function saveReadUntil(tx: Tx, until: Date): Promise<void> {
  await tx.updateTable("gateway_balance_read").set({ until }).where("until", "<", until).execute();
}

/** A line is kept once, however often it is read. */
export async function insertMovements(tx: Tx, movements: readonly GatewayMovement[], readAt: Date): Promise<void> {
  for (let start = 0; start < movements.length; start += rowsAtOnce)
    await tx
      .insertInto("gateway_movement")
      .values(
        movements.slice(start, start + rowsAtOnce).map(({ id, kind, reference, amount, fee, at }) => ({
          ...{ id, kind, reference, at, currency: amount.currency, read_at: readAt },
          amount: amount.amount.toString(),
          fee: fee.amount.toString(),
        })),
      )
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
}

/** Keeps the gateway's payouts, and what became of those known already; coming twice is harmless. */
export async function savePayouts(tx: Tx, payouts: readonly GatewayPayout[]): Promise<void> {
  for (const { payoutId, amount, status, createdAt, arrivesAt } of payouts)
    await tx
      .insertInto("gateway_payout")
      .values({
        ...{ id: payoutId, status, created_at: createdAt, arrives_at: arrivesAt },
        ...{ currency: amount.currency, amount: amount.amount.toString() },
      })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet({ status, arrives_at: arrivesAt })
          .where(({ or, eb }) =>
            or([eb("gateway_payout.status", "<>", status), eb("gateway_payout.arrives_at", "<>", arrivesAt)]),
          ),
      )
      .execute();
}

/** Keeps what the gateway says stands there, a row for each currency: the latest word alone. */
export async function saveStanding(tx: Tx, standing: readonly Money[], at: Date): Promise<void> {
  for (const { currency, amount } of standing)
    await tx
      .insertInto("gateway_standing")
      .values({ currency, amount: amount.toString(), at })
      .onConflict((conflict) => conflict.column("currency").doUpdateSet({ amount: amount.toString(), at }))
      .execute();
}

/** The fees no entry has booked yet, by currency; `first` names the batch for ever. */
export async function unbookedFees(tx: Tx): Promise<{ fee: Money; first: string; lines: number }[]> {
  const rows = await tx
    .selectFrom("gateway_movement")
    .select((eb) => [
      "currency",
      eb.fn.sum<string>("fee").as("fee"),
      eb.fn.min("id").as("first"),
      eb.fn.countAll<string>().as("lines"),
    ])
    .where("fee", "<>", "0")
    .where("fee_entry_id", "is", null)
    .groupBy("currency")
    .execute();
  return rows.map((row) => ({
    fee: money(BigInt(row.fee), currencyOf(row.currency)),
    first: row.first,
    lines: Number(row.lines),
  }));
}

/**
 * Notes the entry that booked all fees of a currency without one; in the same transaction as `unbookedFees`, else more is marked
 * than was booked.
 */
export async function markFeesBooked(tx: Tx, currency: Currency, entryId: string): Promise<void> {
  await tx
    .updateTable("gateway_movement")
    .set({ fee_entry_id: entryId })
    .where("currency", "=", currency)
    .where("fee", "<>", "0")
    .where("fee_entry_id", "is", null)
    .execute();
}

/**
 * Payouts among the gateway's lines that no entry has booked yet, the earliest first. Amounts are the gateway's: below zero what
 * left it.
 */
export async function unbookedPayouts(tx: Tx): Promise<{ id: string; reference: string; amount: Money }[]> {
  const rows = await tx
    .selectFrom("gateway_movement")
    .select(["id", "reference", "currency", "amount"])
    .where("kind", "=", "payout")
    .where("entry_id", "is", null)
    .where("amount", "<>", "0")
    .orderBy("at")
    .execute();
  return rows.map(({ id, reference, currency, amount }) => ({
    ...{ id, reference },
    amount: money(BigInt(amount), currencyOf(currency)),
  }));
}

/** Notes the entry that booked a payout, in its transaction. */
export async function markPayoutBooked(tx: Tx, id: string, entryId: string): Promise<void> {
  await tx.updateTable("gateway_movement").set({ entry_id: entryId }).where("id", "=", id).execute();
}

function currencyOf(code: string): Currency {
  return oneOf(currencyCodes, code, "gateway_movement.currency");
}
