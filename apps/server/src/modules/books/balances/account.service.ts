import { type Currency, money, ok, refuse, toDecimal } from "@sihai/domain";
import { type BookKind, sideOf } from "@sihai/domain/books";
import { beijingMinute } from "@sihai/domain/clocks";
import { csvText } from "@sihai/domain/csv";
import { readMark } from "@sihai/domain/unannounced";
import { memberMark } from "@sihai/domain/warehouse";
import { type Db, type Deps, type ListColumns, listCsv, pageAndNext } from "#platform";
import { audit } from "../../audit/index.ts";
import { accountEntries, accountRows, accountStoodAt, type Holder, holderPlace, holdersAt } from "./balances.store.ts";
import { readBalances } from "./read-balances.ts";

const pageSize = 50;

type Kind = { kind: BookKind; currency: Currency; at: Date };

/** Whose accounts of a kind did not stand at zero, the largest first. */
export async function readHolders(db: Db, asked: Kind & { after: string | undefined }) {
  const { page, next } = pageAndNext(await holdersAt(db, { ...asked, limit: pageSize + 1 }), pageSize, holderPlace);
  return ok({
    list: page.map(({ userId, email, amount }) => ({
      customerMark: memberMark(userId),
      customerEmail: email,
      amount: money(amount, asked.currency),
    })),
    next,
  });
}

type OneAccount = Kind & { customerMark: string | undefined };

/** The entries of one account up to an instant: of a customer, or of ours when nobody is named. */
export async function readAccount(db: Db, { before, ...account }: OneAccount & { before: string | undefined }) {
  const found = await rowsOf(db, account);
  if (!found.ok) return found;
  const [stood, { list, next }] = await Promise.all([
    accountStoodAt(db, found.value, account.kind, account.at),
    listOfAccount(db, found.value, account, { before, size: pageSize }),
  ]);
  return ok({ amount: money(stood, account.currency), entries: list, next });
}

/** The rows an account is kept in; refused where it was never used. */
export async function rowsOf(db: Db, { kind, currency, customerMark }: OneAccount) {
  const userId = customerMark === undefined ? null : readMark(customerMark);
  const rowIds = customerMark !== undefined && userId === null ? [] : await accountRows(db, { kind, currency, userId });
  return rowIds.length === 0 ? refuse({ code: "ACCOUNT_NOT_FOUND" as const }) : ok(rowIds);
}

/** A page of an account's entries, the newest first. */
export async function listOfAccount(
  db: Db,
  rowIds: readonly string[],
  { kind, currency, at }: Kind,
  { before, size }: { before: string | undefined; size: number },
) {
  const rows = await accountEntries(db, { rowIds, kind, at, before: before ?? null, limit: size + 1 });
  const { page, next } = pageAndNext(rows, size, ({ entryId }) => entryId);
  return {
    list: page.map((row) => ({
      entryId: row.entryId,
      at: row.at,
      kind: row.kind,
      subject: row.subject ?? "",
      customerMark: row.userId === null ? "" : memberMark(row.userId),
      change: money(row.change, currency),
    })),
    next,
  };
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

/** Everyone behind one line of the report, in parts. */
export async function holdersCsv(deps: Deps, { kind, currency, at, staffId, now }: FileRequest & Kind) {
  await audit(deps.db, { staffId, action: "books.export", subject: `books:${kind}-${currency}`, at: now });
  const isOurs = sideOf(kind) === "own" || sideOf(kind) === "place";
  const columns: ListColumns<Holder> = [
    ["at", () => beijingMinute(at)],
    ["account", () => kind],
    ["customer", ({ userId }) => memberMark(userId)],
    ["email", ({ email }) => email],
    ["currency", () => currency],
    ["amount", ({ amount }) => toDecimal(money(amount, currency))],
  ];
  return listCsv(columns, async (after) => {
    if (isOurs) return { list: [], next: null };
    const rows = await holdersAt(deps.db, { kind, currency, at, after, limit: rowsAtOnce + 1 });
    const { page, next } = pageAndNext(rows, rowsAtOnce, holderPlace);
    return { list: page, next };
  });
}
