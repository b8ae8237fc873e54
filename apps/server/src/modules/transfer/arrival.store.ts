import type { Money } from "@sihai/domain";
import type { TransferState } from "@sihai/domain/transfer";
import { type Db, oneOf, type Tx } from "#platform";
import { moneyOf, type TransferKey } from "./transfer.store.ts";

const statesBefore = ["opened", "announced", "cancelled", "lapsed", "refused"] as const satisfies readonly TransferState[];
export type StateBefore = (typeof statesBefore)[number];

function query(db: Db | Tx) {
  return db
    .selectFrom("transfer_arrival as a")
    .innerJoin("staff as m", "m.id", "a.recorded_by")
    .leftJoin("staff as c", "c.id", "a.confirmed_by")
    .selectAll("a")
    .select(["m.name as maker", "c.name as checker"])
    .select((eb) => eb.fn<string>("to_char", ["a.value_day", eb.val("YYYY-MM-DD")]).as("day"))
    .where("a.dropped_at", "is", null);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function arrivalOf(row: Row) {
  return {
    id: row.id,
    transferId: row.transfer_id,
    bankLine: row.bank_line,
    received: moneyOf(row.amount, row.currency, "transfer_arrival.currency"),
    valueDay: row.day,
    stateBefore: oneOf(statesBefore, row.state_before, "transfer_arrival.state_before"),
    recordedBy: row.recorded_by,
    maker: row.maker,
    recordedAt: row.recorded_at,
    checker: row.checker,
    confirmedAt: row.confirmed_at,
    fee: row.fee === null ? null : moneyOf(row.fee, row.currency, "transfer_arrival.currency"),
  };
}
export type Arrival = ReturnType<typeof arrivalOf>;

type NewArrival = {
  bankLine: string;
  received: Money;
  valueDay: string;
  stateBefore: StateBefore;
  staffId: string;
  at: Date;
};

/** False when the line of the statement stands for a transfer already (rule F35). */
export async function insertArrival(tx: Tx, { userId, transferId }: TransferKey, given: NewArrival): Promise<boolean> {
  const row = await tx
    .insertInto("transfer_arrival")
    .values({
      user_id: userId,
      transfer_id: transferId,
      bank_line: given.bankLine,
      currency: given.received.currency,
      amount: given.received.amount.toString(),
      value_day: given.valueDay,
      state_before: given.stateBefore,
      recorded_by: given.staffId,
      recorded_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The transfer a line of the statement stands for. */
export async function transferOfLine(db: Db | Tx, bankLine: string): Promise<string | null> {
  const row = await query(db).where("a.bank_line", "=", bankLine).executeTakeFirst();
  return row?.transfer_id ?? null;
}

/** What a colleague recorded of a transfer and nobody took back. Its transfer is locked where it is to be changed. */
export async function arrivalOfTransfer(db: Db | Tx, { userId, transferId }: TransferKey): Promise<Arrival | null> {
  const row = await query(db).where("a.user_id", "=", userId).where("a.transfer_id", "=", transferId).executeTakeFirst();
  return row ? arrivalOf(row) : null;
}

/** What was recorded of many transfers and not taken back, by transfer id; those without are left out. */
export async function arrivalsOf(db: Db, transferIds: readonly string[]): Promise<Map<string, Arrival>> {
  if (transferIds.length === 0) return new Map();
  const rows = await query(db)
    .where("a.transfer_id", "in", [...transferIds])
    .execute();
  return new Map(rows.map((row) => [row.transfer_id, arrivalOf(row)]));
}

/**
 * The second member of finance agrees: the line of the statement counts as matched (rule F35). `fee`: what the bank kept of it.
 */
export async function confirmArrivalRow(
  tx: Tx,
  arrivalId: string,
  { staffId, fee, at }: { staffId: string; fee: Money; at: Date },
): Promise<void> {
  const { bank_line: line } = await tx
    .updateTable("transfer_arrival")
    .set({ confirmed_by: staffId, confirmed_at: at, fee: fee.amount.toString() })
    .where("id", "=", arrivalId)
    .returning("bank_line")
    .executeTakeFirstOrThrow();
  await tx.updateTable("bank_line").set({ matched: true }).where("bank_line", "=", line).execute();
}

/** Takes back what was recorded: the line of the statement is free for another transfer. */
export async function dropArrivalRow(tx: Tx, arrivalId: string, { staffId, at }: { staffId: string; at: Date }): Promise<void> {
  await tx.updateTable("transfer_arrival").set({ dropped_by: staffId, dropped_at: at }).where("id", "=", arrivalId).execute();
}

/** The bills of credited transfers, by transfer id: the entry of the ledger, by its key. */
export async function billsOf(db: Db, transferIds: readonly string[]): Promise<Map<string, string>> {
  if (transferIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("ledger_entry")
    .select(["id", "business_key"])
    .where(
      "business_key",
      "in",
      transferIds.map((id) => creditKey(id)),
    )
    .execute();
  return new Map(rows.map((row) => [row.business_key.slice(creditKey("").length), row.id]));
}

/** Under which a transfer is credited, once. */
export function creditKey(transferId: string): string {
  return `credit-transfer:${transferId}`;
}
