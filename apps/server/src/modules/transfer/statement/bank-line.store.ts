import { type BankLineStatus, type bankLineOrders, bankLineStatuses } from "@sihai/contract/transfer";
import type { Money } from "@sihai/domain";
import { readTransferNumber } from "@sihai/domain/transfer";
import { readMark } from "@sihai/domain/unannounced";
import { readWithdrawalNumber } from "@sihai/domain/withdrawal";
import { sql } from "kysely";
import { type Db, oneOf, orderOf, sortedBy, type Tx } from "#platform";
import { moneyOf } from "../transfer.store.ts";
import type { StatementLine } from "./statement-line.ts";

const states = ["open", "proposed", "suspense", "returned", "ignored"] as const;
export const lineWays = ["suspense", "payout-return", "ignore"] as const;
export type LineWay = (typeof lineWays)[number];

/** How a line stands: recorded for a transfer and confirmed there, or what was decided about it here. */
const statusSql = sql<string>`case when a.confirmed_at is not null then 'matched' when a.id is not null then 'recorded' else l.state end`;

function query(db: Db | Tx) {
  return (
    db
      .selectFrom("bank_line as l")
      .leftJoin("transfer_arrival as a", (join) => join.onRef("a.bank_line", "=", "l.bank_line").on("a.dropped_at", "is", null))
      .innerJoin("bank_file as f", "f.id", "l.file_id")
      // Who recorded it for a transfer and who confirmed that, or who decided about the line itself.
      .leftJoin("staff as p", (join) => join.on("p.id", "=", sql`coalesce(a.recorded_by, l.proposed_by)`))
      .leftJoin("staff as c", (join) => join.on("c.id", "=", sql`coalesce(a.confirmed_by, l.confirmed_by)`))
      .selectAll("l")
      .select(["f.name as file", "p.name as proposer", "c.name as confirmer", "a.transfer_id", "a.recorded_by"])
      .select((eb) => eb.fn<string>("to_char", ["l.value_day", eb.val("YYYY-MM-DD")]).as("day"))
      .select(statusSql.as("status"))
  );
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function lineOf(row: Row) {
  return {
    id: row.id,
    file: row.file,
    fileLine: row.file_line,
    account: row.account,
    bankLine: row.bank_line,
    received: moneyOf(row.amount, row.currency, "bank_line.currency"),
    valueDay: row.day,
    payer: row.payer,
    reference: row.reference,
    state: oneOf(states, row.state, "bank_line.state"),
    status: oneOf(bankLineStatuses, row.status, "bank_line.status") satisfies BankLineStatus,
    way: oneOf(lineWays, row.way, "bank_line.way"),
    reason: row.reason,
    userId: row.user_id,
    proposedBy: row.proposed_by,
    proposer: row.proposer,
    confirmer: row.confirmer,
    /** The transfer it is recorded for, and by whom. */
    transferId: row.transfer_id,
    recordedBy: row.recorded_by,
    suspendedId: row.suspended_id,
    withdrawalId: row.withdrawal_id,
    /** What the bank kept of the transfer it sent back. */
    kept: row.kept === null ? null : moneyOf(row.kept, row.currency, "bank_line.currency"),
  };
}
export type BankLine = ReturnType<typeof lineOf>;

/** By the bank's own name of the line; null when no statement held it. Not locked. */
export async function findLine(db: Db | Tx, bankLine: string): Promise<BankLine | null> {
  const row = await query(db).where("l.bank_line", "=", bankLine).executeTakeFirst();
  return row ? lineOf(row) : null;
}

/** Locks a line of the bank, before what it is for; null where no file brought it. */
export async function lockLine(tx: Tx, bankLine: string): Promise<BankLine | null> {
  await tx.selectFrom("bank_line").select("id").where("bank_line", "=", bankLine).forUpdate().execute();
  return findLine(tx, bankLine);
}

type NewFile = { name: string; sha256: string; staffId: string; at: Date; skipped: number };

/** Keeps a file and the lines that are new; answers how many those are, and the first that is known otherwise than the file has it. */
export async function keepFile(
  tx: Tx,
  file: NewFile,
  lines: readonly StatementLine[],
): Promise<{ added: number; contradicts: number | null }> {
  const { id } = await tx
    .insertInto("bank_file")
    .values({
      name: file.name,
      sha256: file.sha256,
      imported_by: file.staffId,
      imported_at: file.at,
      lines: lines.length,
      added: 0,
      skipped: file.skipped,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  let added = 0;
  // In the order of their numbers, so that two files with the same lines wait for each other and no more.
  for (const line of lines.toSorted((a, b) => (a.bankLine < b.bankLine ? -1 : 1))) {
    if (await insertLine(tx, id, line)) added += 1;
    else if (!(await isKnownAs(tx, line))) return { added, contradicts: line.line };
  }
  await tx.updateTable("bank_file").set({ added }).where("id", "=", id).execute();
  return { added, contradicts: null };
}

async function insertLine(tx: Tx, fileId: string, line: StatementLine): Promise<boolean> {
  const row = await tx
    .insertInto("bank_line")
    .values({
      file_id: fileId,
      file_line: line.line,
      account: line.account,
      bank_line: line.bankLine,
      currency: line.received.currency,
      amount: line.received.amount.toString(),
      value_day: line.valueDay,
      payer: line.payer,
      reference: line.reference,
      // Staff may have typed and confirmed it before a file brought it.
      matched: sql<boolean>`exists (select from transfer_arrival a where a.bank_line = ${line.bankLine} and a.dropped_at is null
        and a.confirmed_at is not null)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function isKnownAs(tx: Tx, { bankLine, received }: StatementLine): Promise<boolean> {
  const row = await tx
    .selectFrom("bank_line")
    .select("id")
    .where("bank_line", "=", bankLine)
    .where("currency", "=", received.currency)
    .where("amount", "=", received.amount.toString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose money a line is, or of which withdrawal, and what the bank kept of that one. */
export type ForWhom = { userId: string | null; withdrawalId: string | null; kept: Money | null };
type Change =
  | ({ state: "proposed"; way: LineWay; reason: string; by: string; at: Date } & ForWhom)
  | { state: "open" }
  | { state: "ignored" | "returned"; by: string; at: Date }
  | { state: "suspense"; by: string; at: Date; suspendedId: string };

/** Writes what was proposed or decided of a locked line; open again, it keeps nothing of what was proposed. */
export async function changeLine(tx: Tx, id: string, change: Change): Promise<void> {
  const set =
    change.state === "proposed"
      ? {
          way: change.way,
          reason: change.reason,
          user_id: change.userId,
          withdrawal_id: change.withdrawalId,
          kept: change.kept?.amount.toString() ?? null,
          proposed_by: change.by,
          proposed_at: change.at,
        }
      : change.state === "open"
        ? { way: null, reason: "", user_id: null, withdrawal_id: null, kept: null, proposed_by: null, proposed_at: null }
        : {
            confirmed_by: change.by,
            confirmed_at: change.at,
            ...(change.state === "suspense" && { suspended_id: change.suspendedId }),
          };
  await tx
    .updateTable("bank_line")
    .set({ state: change.state, ...set })
    .where("id", "=", id)
    .execute();
}

/** What may wait: the arrival says whether it does. */
const waits = sql<boolean>`l.state in ('open', 'proposed') and not l.matched`;
export type LineTab = "open" | "check" | "over";
const tabSql: Record<LineTab, ReturnType<typeof sql<boolean>>> = {
  open: sql<boolean>`${waits} and l.state = 'open' and a.id is null`,
  check: sql<boolean>`${waits} and (l.state = 'proposed' or (a.id is not null and a.confirmed_at is null))`,
  over: sql<boolean>`l.state in ('suspense', 'returned', 'ignored') or a.confirmed_at is not null`,
};
type Listing = {
  tab: LineTab;
  q: string;
  sort: (typeof bankLineOrders)[number] | undefined;
  after: string | undefined;
  limit: number;
};

/** As a reader wants it, or the longest waiting first, what is over or was searched for the latest first; and where a line stands in it. */
export function orderedBy({ tab, q, sort }: Pick<Listing, "tab" | "q" | "sort">) {
  const id = { of: "l.id", as: "bigint" } as const;
  if (sort === undefined)
    return { ...sortedBy([id], tab === "over" || q !== "" ? "desc" : "asc"), placeOf: (line: BankLine) => line.id };
  const { key, way } = orderOf<"amount" | "day">(sort);
  if (key === "day") {
    const placeOf = (line: BankLine) => `${Date.parse(line.valueDay)}.${line.id}`;
    return { ...sortedBy([{ of: "l.value_day", as: "date" }, id], way), placeOf };
  }
  const placeOf = ({ received, id }: BankLine) => `${received.currency}.${received.amount}.${id}`;
  return { ...sortedBy([{ of: "l.currency", as: "text" }, { of: "l.amount", as: "bigint" }, id], way), placeOf };
}

/** Lines of a tab, or what a search finds. */
export async function deskLines(db: Db, { limit, after, ...listing }: Listing): Promise<BankLine[]> {
  const { order, beyond } = orderedBy(listing);
  const found = await query(db)
    .where(listing.q === "" ? tabSql[listing.tab] : foundBy(listing.q))
    .where(beyond(after))
    .orderBy(order)
    .limit(limit)
    .execute();
  return found.map(lineOf);
}

/** By the bank's number, the payer, what was written, the transfer, the withdrawal, its customer, the file, or an amount. */
function foundBy(q: string) {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const number = q
    .normalize("NFKC")
    .replace(/[\s./_-]/g, "")
    .toUpperCase();
  return sql<boolean>`(l.bank_line = ${number} or l.payer ilike ${like} or l.reference ilike ${like} or f.name ilike ${like}
    or a.transfer_id = ${readTransferNumber(q) ?? "0"} or ${readMark(q) ?? "0"} in (a.user_id, l.user_id)
    or l.withdrawal_id = ${readWithdrawalNumber(q.toUpperCase()) ?? "0"}
    or to_char(l.amount / (case l.currency when 'JPY' then 1 else 100 end)::numeric, case l.currency when 'JPY' then 'FM999999999990' else
      'FM999999999990.00' end) = ${q.replaceAll(",", "")})`;
}

/** Lines nobody looked at, and those that wait for a second member of finance. */
export async function countLines(db: Db): Promise<Record<"open" | "check", number>> {
  const row = await db
    .selectFrom("bank_line as l")
    .leftJoin("transfer_arrival as a", (join) => join.onRef("a.bank_line", "=", "l.bank_line").on("a.dropped_at", "is", null))
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere(tabSql.open).as("open"),
      eb.fn.countAll<string>().filterWhere(tabSql.check).as("check"),
    ])
    .where(waits)
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), check: Number(row.check) };
}
