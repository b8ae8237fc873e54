import { type Currency, money, ok, refuse, toDecimal } from "@sihai/domain";
import { type BookKind, sideOf } from "@sihai/domain/books";
import { beijingMinute } from "@sihai/domain/clocks";
import { csvText } from "@sihai/domain/csv";
import { readMark } from "@sihai/domain/unannounced";
import { memberMark } from "@sihai/domain/warehouse";
import type { Db, Deps } from "#platform";
import { audit } from "../../audit/index.ts";
import { accountEntries, accountRows, accountStoodAt, type Holder, holdersAt } from "./balances.store.ts";
import { readBalances } from "./read-balances.ts";

const pageSize = 50;

type Kind = { kind: BookKind; currency: Currency; at: Date };

/** Whose accounts of a kind did not stand at zero, the largest first. */
export async function readHolders(db: Db, { page, ...kind }: Kind & { page: number }) {
  const rows = await holdersAt(db, { ...kind, limit: pageSize + 1, offset: (page - 1) * pageSize });
  return ok({
    list: rows.slice(0, pageSize).map(({ userId, email, amount }) => ({
      customerMark: memberMark(userId),
      customerEmail: email,
      amount: money(amount, kind.currency),
    })),
    hasMore: rows.length > pageSize,
  });
}

/** The entries of one account up to an instant: of a customer, or of ours when nobody is named. */
export async function readAccount(
  db: Db,
  { kind, currency, at, customerMark, before }: Kind & { customerMark: string | undefined; before: string | undefined },
) {
  const userId = customerMark === undefined ? null : readMark(customerMark);
  const rowIds = customerMark !== undefined && userId === null ? [] : await accountRows(db, { kind, currency, userId });
  if (rowIds.length === 0) return refuse({ code: "ACCOUNT_NOT_FOUND" as const });
  const [stood, rows] = await Promise.all([
    accountStoodAt(db, rowIds, kind, at),
    accountEntries(db, { rowIds, kind, at, before: before ?? null, limit: pageSize + 1 }),
  ]);
  const shown = rows.slice(0, pageSize);
  return ok({
    amount: money(stood, currency),
    entries: shown.map((row) => ({
      entryId: row.entryId,
      at: row.at,
      kind: row.kind,
      subject: row.subject ?? "",
      customerMark: row.userId === null ? "" : memberMark(row.userId),
      change: money(row.change, currency),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.entryId ?? null) : null,
  });
}

type FileRequest = { at: Date; staffId: string; now: Date };

/** The report as a table; no cell runs as a formula (rule F62). */
export async function balancesCsv(deps: Deps, { at, staffId, now }: FileRequest): Promise<Buffer> {
  const { lines, places } = await readBalances(deps, at);
  await audit(deps.db, { staffId, action: "books.export", subject: "books:balances", at: now });
  const columns = ["at", "side", "account", "currency", "amount", "accounts", "stated", "timing", "explained", "unexplained"];
  const hour = beijingMinute(at);
  const rows = lines.map((line) => {
    const place = places.find((one) => one.place === line.kind && one.ours.currency === line.amount.currency);
    return {
      at: hour,
      side: line.side,
      account: line.kind,
      currency: line.amount.currency,
      amount: toDecimal(line.amount),
      accounts: line.accounts,
      stated: place?.stated && toDecimal(place.stated),
      timing: place && toDecimal(place.timing),
      explained: place && toDecimal(place.told),
      unexplained: place?.rest && toDecimal(place.rest),
    };
  });
  return Buffer.from(csvText(columns, rows), "utf8");
}

const rowsAtOnce = 20_000;

/** Everyone behind one line of the report. */
export async function holdersCsv(deps: Deps, { kind, currency, at, staffId, now }: FileRequest & Kind): Promise<Buffer> {
  const subject = `books:${kind}-${currency}`;
  await audit(deps.db, { staffId, action: "books.export", subject, at: now });
  const parts: string[] = [];
  const columns = ["at", "account", "customer", "email", "currency", "amount"];
  for (let offset = 0; ; offset += rowsAtOnce) {
    const holders: Holder[] =
      sideOf(kind) === "own" || sideOf(kind) === "place"
        ? []
        : await holdersAt(deps.db, { kind, currency, at, limit: rowsAtOnce, offset });
    const text = csvText(
      columns,
      holders.map(({ userId, email, amount }) => ({
        at: beijingMinute(at),
        account: kind,
        customer: memberMark(userId),
        email,
        currency,
        amount: toDecimal(money(amount, currency)),
      })),
    );
    parts.push(offset === 0 ? text : text.slice(text.indexOf("\n") + 1));
    if (holders.length < rowsAtOnce) return Buffer.from(parts.join(""), "utf8");
  }
}
