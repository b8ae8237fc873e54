import type { transferOrders, transferTabs } from "@sihai/contract/transfer";
import { type Currency, currencyCodes, type Money, money } from "@sihai/domain";
import {
  type ReceivingAccount,
  readTransferNumber,
  type TransferMethod,
  type TransferState,
  transferMethods,
  transferStates,
} from "@sihai/domain/transfer";
import { sql } from "kysely";
import * as z from "zod/mini";
import { type Db, jsonColumn, oneOf, orderOf, sortedBy, type Tx } from "#platform";

export type TransferKey = { userId: string; transferId: string };

/** The account as the payer was shown it. */
export type ShownAccount = Pick<
  ReceivingAccount,
  "currency" | "holder" | "bank" | "accountNo" | "swift" | "clearing" | "bankAddress" | "note"
> & { code: string };

const accountColumn = jsonColumn<ShownAccount>(
  z.object({
    code: z.string(),
    currency: z.enum(currencyCodes),
    holder: z.string(),
    bank: z.string(),
    accountNo: z.string(),
    swift: z.string(),
    clearing: z.string(),
    bankAddress: z.string(),
    note: z.object({ zh: z.string(), en: z.string() }),
  }),
  "transfer.account",
);

function query(db: Db | Tx) {
  return db
    .selectFrom("transfer as t")
    .leftJoin("transfer_receipt as r", (join) => join.onRef("r.user_id", "=", "t.user_id").onRef("r.transfer_id", "=", "t.id"))
    .selectAll("t")
    .select([
      "r.remitter",
      "r.bank",
      "r.voucher_no",
      "r.transaction_id",
      "r.currency as sent_currency",
      "r.amount as sent_amount",
      "r.remark",
      "r.file_id",
      "r.at as announced_at",
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

/** An amount of a column in its smallest unit; throws, naming the column, for a currency we do not know. */
export function moneyOf(amount: string, currency: string, column: string): Money {
  return money(BigInt(amount), oneOf(currencyCodes, currency, column));
}

function transferOf(row: Row) {
  return {
    id: row.id,
    userId: row.user_id,
    state: oneOf(transferStates, row.state, "transfer.state"),
    method: oneOf(transferMethods, row.method, "transfer.method"),
    amount: moneyOf(row.amount, row.currency, "transfer.currency"),
    account: accountColumn(row.account),
    fee: moneyOf(row.fee_amount, row.fee_currency, "transfer.fee_currency"),
    createdAt: row.created_at,
    lapsesAt: row.lapses_at,
    closedAt: row.closed_at,
    reason: row.reason,
    receipt: receiptOf(row),
    pays: paysOf(row),
  };
}
export type Transfer = ReturnType<typeof transferOf>;

/** What a transfer is meant for: the payment it was opened for, the rate it was shown, and what the receiving bank keeps of it. */
function paysOf(row: Row) {
  if (row.trade_id === null || row.rate === null) return null;
  return {
    tradeId: row.trade_id,
    rate: row.rate,
    fee: moneyOf(row.fee_units ?? "0", row.currency, "transfer.currency"),
    result: resultOf(row),
  };
}
export type Pays = NonNullable<ReturnType<typeof paysOf>>;

const outcomes = ["paid", "short", "late"] as const;

/** What its money did, once it is here: what it paid, and what of it came into the wallet. */
function resultOf({ outcome, paid_cny: paid, added_currency: currency, added_amount: amount }: Row) {
  if (outcome === null || paid === null || currency === null || amount === null) return null;
  return {
    outcome: oneOf(outcomes, outcome, "transfer.outcome"),
    paid: moneyOf(paid, "CNY", "transfer.paid_cny"),
    added: moneyOf(amount, currency, "transfer.added_currency"),
  };
}
export type PayResult = NonNullable<ReturnType<typeof resultOf>>;

function receiptOf(row: Row) {
  if (row.announced_at === null) return null;
  return {
    remitter: row.remitter ?? "",
    bank: row.bank ?? "",
    voucherNo: row.voucher_no ?? "",
    transactionId: row.transaction_id ?? "",
    sent: moneyOf(row.sent_amount ?? "0", row.sent_currency ?? "", "transfer_receipt.currency"),
    remark: row.remark ?? "",
    fileId: row.file_id,
    at: row.announced_at,
  };
}

type NewTransfer = {
  userId: string;
  method: TransferMethod;
  amount: Money;
  account: ShownAccount;
  fee: Money;
  lapsesAt: Date;
  pays?: { tradeId: string; rate: string; rateId: string | null; fee: Money };
  at: Date;
};

/** Opens a transfer with the account, fee and rate of now; its id. */
export async function insertTransfer(tx: Tx, given: NewTransfer): Promise<string> {
  const { id } = await tx
    .insertInto("transfer")
    .values({
      user_id: given.userId,
      state: "opened",
      method: given.method,
      currency: given.amount.currency,
      amount: given.amount.amount.toString(),
      account: JSON.stringify(given.account),
      fee_currency: given.fee.currency,
      fee_amount: given.fee.amount.toString(),
      created_at: given.at,
      lapses_at: given.lapsesAt,
      ...(given.pays && {
        trade_id: given.pays.tradeId,
        rate: given.pays.rate,
        rate_id: given.pays.rateId,
        fee_units: given.pays.fee.amount.toString(),
      }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type Receipt = NonNullable<Transfer["receipt"]>;

/** Keeps what the customer says they sent; there is one for a transfer. */
export async function keepReceipt(tx: Tx, { userId, transferId }: TransferKey, receipt: Receipt): Promise<void> {
  await tx
    .insertInto("transfer_receipt")
    .values({
      user_id: userId,
      transfer_id: transferId,
      remitter: receipt.remitter,
      bank: receipt.bank,
      voucher_no: receipt.voucherNo,
      transaction_id: receipt.transactionId,
      currency: receipt.sent.currency,
      amount: receipt.sent.amount.toString(),
      remark: receipt.remark,
      file_id: receipt.fileId,
      at: receipt.at,
    })
    .execute();
}

/** Without a lock; another's answers like an unknown one when `userId` is named. */
export async function findTransfer(db: Db | Tx, transferNo: string, userId?: string): Promise<Transfer | null> {
  const id = readTransferNumber(transferNo);
  if (id === null) return null;
  const row = await query(db)
    .where("t.id", "=", id)
    .$if(userId !== undefined, (builder) => builder.where("t.user_id", "=", userId ?? "0"))
    .executeTakeFirst();
  return row ? transferOf(row) : null;
}

/** Locks a transfer; comes after the trades it is to pay. Throws when the customer has none of that id. */
export async function lockTransfer(tx: Tx, { userId, transferId }: TransferKey): Promise<Transfer> {
  await tx
    .selectFrom("transfer")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", transferId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return transferOf(await query(tx).where("t.user_id", "=", userId).where("t.id", "=", transferId).executeTakeFirstOrThrow());
}

/** Writes the next state of a locked transfer; the transition table is asked before, by `moveTransfer`. */
export async function updateTransfer(
  tx: Tx,
  { userId, transferId }: TransferKey,
  { state, closedAt, reason }: { state: TransferState; closedAt: Date | null; reason?: string | undefined },
): Promise<void> {
  await tx
    .updateTable("transfer")
    .set({ state, closed_at: closedAt, ...(reason !== undefined && { reason }) })
    .where("user_id", "=", userId)
    .where("id", "=", transferId)
    .executeTakeFirstOrThrow();
}

/** Notes what came of an arrival: what it paid, in CNY, and what went to the wallet, in its own currency. */
export async function saveResult(
  tx: Tx,
  { userId, transferId }: TransferKey,
  { outcome, paid, added }: PayResult,
): Promise<void> {
  await tx
    .updateTable("transfer")
    .set({
      outcome,
      paid_cny: paid.amount.toString(),
      added_currency: added.currency,
      added_amount: added.amount.toString(),
    })
    .where("user_id", "=", userId)
    .where("id", "=", transferId)
    .executeTakeFirstOrThrow();
}

/** How many transfers were opened for a payment. */
export async function countForTrade(tx: Tx, userId: string, tradeId: string): Promise<number> {
  const { all } = await tx
    .selectFrom("transfer")
    .select((eb) => eb.fn.countAll<string>().as("all"))
    .where("user_id", "=", userId)
    .where("trade_id", "=", tradeId)
    .executeTakeFirstOrThrow();
  return Number(all);
}

/** Transfers under way for something to pay, the oldest first. */
export async function openPaying(db: Db, userId: string): Promise<Transfer[]> {
  const rows = await query(db)
    .where("t.user_id", "=", userId)
    .where("t.trade_id", "is not", null)
    .where("t.closed_at", "is", null)
    .orderBy("t.id")
    .limit(50)
    .execute();
  return rows.map(transferOf);
}

/** Locks the customer, so that two transfers opened at once are counted one after the other; answers how many are open. */
export async function countOpen(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const { open } = await tx
    .selectFrom("transfer")
    .select((eb) => eb.fn.countAll<string>().as("open"))
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** A page of the customer's transfers, the latest first, with how many there are in all. */
export async function transfersOf(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: Transfer[]; total: number }> {
  const rows = await query(db).where("t.user_id", "=", userId).orderBy("t.id", "desc").limit(limit).offset(offset).execute();
  const { total } = await db
    .selectFrom("transfer")
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { list: rows.map(transferOf), total: Number(total) };
}

type DeskTab = (typeof transferTabs)[number];
type Listing = { tab: DeskTab; q: string; sort: (typeof transferOrders)[number] | undefined };

/** As a reader wants it, or what waits the longest first, what is over or was searched for the latest first; and where a transfer stands in it. */
export function orderedBy({ tab, q, sort }: Listing) {
  const id = { of: "t.id", as: "bigint" } as const;
  const moment = (of: string) => ({ of, as: "timestamptz" }) as const;
  if (sort === undefined && q !== "") return { ...sortedBy([id], "desc"), placeOf: (row: Transfer) => row.id };
  if (sort === undefined && tab === "over") {
    const placeOf = ({ id, closedAt, createdAt }: Transfer) => `${(closedAt ?? createdAt).getTime()}.${id}`;
    return { ...sortedBy([moment("t.closed_at"), id], "desc"), placeOf };
  }
  const { key, way } = orderOf<"since" | "amount">(sort ?? "since");
  if (key === "since") {
    const placeOf = ({ id, createdAt }: Transfer) => `${createdAt.getTime()}.${id}`;
    return { ...sortedBy([moment("t.created_at"), id], way), placeOf };
  }
  const placeOf = ({ id, amount }: Transfer) => `${amount.currency}.${amount.amount}.${id}`;
  return { ...sortedBy([{ of: "t.currency", as: "text" }, { of: "t.amount", as: "bigint" }, id], way), placeOf };
}

/** What waits at the desk in one state, or what is over. */
export async function deskTransfers(
  db: Db,
  { after, limit, ...listing }: Listing & { after: string | undefined; limit: number },
): Promise<Transfer[]> {
  const { order, beyond } = orderedBy(listing);
  const ofTab = query(db).where("t.closed_at", listing.tab === "over" ? "is not" : "is", null);
  const rows = await (listing.tab === "over" ? ofTab : ofTab.where("t.state", "=", listing.tab))
    .where(beyond(after))
    .orderBy(order)
    .limit(limit)
    .execute();
  return rows.map(transferOf);
}

type Sought = {
  text: string;
  bankLine: string;
  units: readonly { currency: Currency; units: string }[];
  order: ReturnType<typeof orderedBy>["order"];
};

/** By number, payer, the bank's number, an amount, or the customer's mark, whatever the state. */
export async function searchTransfers(db: Db, { text, bankLine, units, order }: Sought): Promise<Transfer[]> {
  const mark = /^SH(\d{1,18})$/i.exec(text)?.[1];
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await query(db)
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        eb("t.id", "=", readTransferNumber(text) ?? "0"),
        eb("r.remitter", "ilike", like),
        sql<boolean>`${text.toUpperCase()} in (upper(r.voucher_no), upper(r.transaction_id))`,
        ...(mark ? [eb("t.user_id", "=", mark)] : []),
        ...units.flatMap(({ currency, units: amount }) => [
          and([eb("t.currency", "=", currency), eb("t.amount", "=", amount)]),
          and([eb("r.currency", "=", currency), eb("r.amount", "=", amount)]),
        ]),
        exists(
          selectFrom("transfer_arrival as a")
            .select("a.id")
            .whereRef("a.user_id", "=", "t.user_id")
            .whereRef("a.transfer_id", "=", "t.id")
            .where("a.bank_line", "=", bankLine),
        ),
      ]),
    )
    .orderBy(order)
    .limit(50)
    .execute();
  return rows.map(transferOf);
}

/** Transfers that are not over, by state. */
export async function countTransfers(db: Db): Promise<Record<"announced" | "arrived" | "opened", number>> {
  const rows = await db
    .selectFrom("transfer")
    .select("state")
    .select((eb) => eb.fn.countAll<string>().as("transfers"))
    .where("closed_at", "is", null)
    .groupBy("state")
    .execute();
  const of = (state: TransferState) => Number(rows.find((row) => row.state === state)?.transfers ?? 0);
  return { announced: of("announced"), arrived: of("arrived"), opened: of("opened") };
}
