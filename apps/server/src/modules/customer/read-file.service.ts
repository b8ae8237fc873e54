import { customerLatest, customerPageSize } from "@sihai/contract/customer";
import { type Money, money, ok, refuse } from "@sihai/domain";
import { type CustomerSection, type HistoryKind, readableHistory, sectionReadBy } from "@sihai/domain/customer";
import type { ItemState } from "@sihai/domain/item";
import { itemStates } from "@sihai/domain/item";
import type { Language, LocalText } from "@sihai/domain/language";
import { orderState } from "@sihai/domain/order";
import type { StaffPermission } from "@sihai/domain/staff";
import { type Db, type Deps, oneOf } from "#platform";
import { stopsOfCustomer } from "../identity/index.ts";
import { countMails, mailsOf, messagesOf } from "../message/index.ts";
import { type Bill, countBills, customerAccounts, findBills, walletBalances } from "../payment/index.ts";
import { findCustomer } from "./customer.store.ts";
import { type CustomerThing, countOpenParcels, countThings, type TableSection, thingsOf } from "./customer-rows.store.ts";
import { latestSteps } from "./customer-steps.store.ts";

export type CustomerLine = {
  kind: CustomerSection | HistoryKind;
  no: string | null;
  state: string | null;
  name: LocalText | null;
  words: string | null;
  amount: Money | null;
  at: Date;
  by: "user" | "staff" | "system" | null;
};
type Reader = { permissions: ReadonlySet<StaffPermission>; language: Language };
type Page = { limit: number; offset: number };

/** One part of a customer's file: the latest, or a page of everything. To who may not read it, it is as if it were forbidden altogether. */
export async function listCustomerRows(
  { db }: Deps,
  asked: { userId: string; section: CustomerSection; isAll: boolean; page: number },
  reader: Reader,
) {
  const { userId, section, isAll, page } = asked;
  if (!reader.permissions.has(sectionReadBy[section])) return refuse({ code: "FORBIDDEN" as const });
  if (!(await findCustomer(db, { userId }))) return refuse({ code: "CUSTOMER_NOT_FOUND" as const });
  const size = isAll ? customerPageSize : customerLatest;
  const rows = await linesOf(db, asked, reader, { limit: size + 1, offset: (page - 1) * size });
  return ok({ list: rows.slice(0, size), total: await totalOf(db, section, userId), hasMore: rows.length > size });
}

async function linesOf(
  db: Db,
  { userId, section }: { userId: string; section: CustomerSection },
  reader: Reader,
  { limit, offset }: Page,
): Promise<CustomerLine[]> {
  switch (section) {
    case "bill":
      return (await findBills(db, { userId, limit, offset })).map(billLine);
    case "message":
      return (await messageLines(db, userId, reader.language, offset + limit)).slice(offset);
    case "mail":
      return (await mailsOf(db, userId, { limit, offset })).map(mailLine);
    case "history":
      return (await historyLines(db, userId, reader, offset + limit)).slice(offset);
    default:
      return (await thingsOf(db, section, userId, { limit, offset })).map((thing) => thingLine(section, thing));
  }
}

/** The history has no count: nobody reads it to its end. */
async function totalOf(db: Db, section: CustomerSection, userId: string): Promise<number | null> {
  if (section === "history") return null;
  if (section === "bill") return countBills(db, { userId });
  if (section === "message") return (await messagesOf(db, { userId, types: [], unreadOnly: false }, 1, 1)).total;
  if (section === "mail") return countMails(db, userId);
  return countThings(db, section, userId);
}

/** Everything that happened, told or moved, the latest first: of each source so many, merged and cut. */
async function historyLines(db: Db, userId: string, reader: Reader, limit: number): Promise<CustomerLine[]> {
  const kinds = readableHistory(reader.permissions);
  const [steps, bills, stops, messages] = await Promise.all([
    latestSteps(db, userId, kinds, limit),
    kinds.includes("bill") ? findBills(db, { userId, limit, offset: 0 }) : [],
    stopLines(db, userId),
    messageLines(db, userId, reader.language, limit),
  ]);
  const lines: CustomerLine[] = [
    ...steps.map(({ note, ...step }) => ({ ...step, words: note, amount: null })),
    ...bills.map(billLine),
    ...stops,
    ...messages,
  ];
  return lines.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
}

function thingLine(kind: TableSection, { states, ...thing }: CustomerThing): CustomerLine {
  const state = kind === "order" ? orderState(states.map(itemStateOf)) : (states[0] ?? null);
  return { kind, by: null, ...thing, state };
}

function itemStateOf(state: string): ItemState {
  return oneOf(itemStates, state, "order_item.state");
}

function billLine({ kind, at, change, amount, subject }: Bill): CustomerLine {
  const moved = change.amount === 0n ? amount : change;
  return { kind: "bill", no: subject, state: kind, name: null, words: null, amount: moved, at, by: null };
}

/** When the account was stopped, and let on again. */
async function stopLines(db: Db, userId: string): Promise<CustomerLine[]> {
  const stops = await stopsOfCustomer(db, userId);
  const line = { kind: "account", no: null, name: null, amount: null, by: "staff" } as const;
  return stops.flatMap(({ kind, reason, begunAt, begunBy, endReason, endedAt, endedBy }) => [
    { ...line, state: kind, words: `${begunBy}: ${reason}`, at: begunAt },
    ...(endedAt === null ? [] : [{ ...line, state: `${kind}-ended`, words: `${endedBy}: ${endReason}`, at: endedAt }]),
  ]);
}

async function messageLines(db: Db, userId: string, language: Language, limit: number): Promise<CustomerLine[]> {
  const { messages } = await messagesOf(db, { userId, types: [], unreadOnly: false }, 1, limit);
  return messages.map(({ says, type, createdAt }) => {
    const { title, body } = says(language);
    const words = `${title}: ${body}`;
    return { kind: "message", no: null, state: type, name: null, words, amount: null, at: createdAt, by: null };
  });
}

/** What its receiver's server said stands behind the subject; the number is what it is sent again by, where it is. */
function mailLine({ id, subject, state, detail, isSecret, at }: Awaited<ReturnType<typeof mailsOf>>[number]): CustomerLine {
  const words = detail === null ? subject : `${subject}: ${detail}`;
  return { kind: "mail", no: isSecret ? null : id, state, name: null, words, amount: null, at, by: null };
}

/** How much there is of a customer, as far as the reader may know it. */
export async function readCustomerFigures({ db }: Deps, userId: string, permissions: ReadonlySet<StaffPermission>) {
  if (!(await findCustomer(db, { userId }))) return refuse({ code: "CUSTOMER_NOT_FOUND" as const });
  const may = (section: CustomerSection) => permissions.has(sectionReadBy[section]);
  const count = async (section: TableSection) => (may(section) ? countThings(db, section, userId) : null);
  const [orders, stored, parcels, parcelsOpen, claims, consults] = await Promise.all([
    count("order"),
    count("stored"),
    count("parcel"),
    may("parcel") ? countOpenParcels(db, userId) : null,
    count("claim"),
    count("consult"),
  ]);
  const accounts = may("bill") ? await customerAccounts(db, userId) : null;
  const owes = (kind: string) => -(accounts?.get(kind)?.amount ?? 0n);
  return ok({
    ...{ orders, stored, parcels, parcelsOpen, claims, consults },
    balances: accounts && (await walletBalances(db, userId)),
    setAside: accounts && (accounts.get("held") ?? money(0n, "CNY")),
    owed: accounts && money(owes("owed") + owes("debt"), "CNY"),
  });
}
