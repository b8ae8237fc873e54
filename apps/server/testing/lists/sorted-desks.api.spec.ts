import { adjustmentOrders, adjustmentsFile, differenceOrders, gatewayDesk, listAdjustments } from "@sihai/contract/books";
import { disputeOrders, disputesFile, listDisputes } from "@sihai/contract/dispute";
import { cardHoldOrders, cardHoldsFile, listCardHolds } from "@sihai/contract/payment";
import { suspenseFile, suspenseOrders, suspenseQueue } from "@sihai/contract/suspense";
import { transferOrders, transferQueue, transfersFile } from "@sihai/contract/transfer";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client } from "#testing";
import { fillMoney } from "./many-of-money.ts";

/** Rows of a desk without what led to them. */
const unpromised = [
  "M6 what stands in suspense is told, arrival by arrival",
  "M6 money in suspense is kept apart by one entry, and ended by one",
  "F35 money of the bank in suspense is of a line that was put there",
  "M8 a trade stands where its history ends",
  "M8 a transfer stands where its history ends",
  "what was announced has its receipt",
];
let desk: Client;
beforeAll(async () => {
  const world = await aWorld({ unlimited: true, breaks: unpromised });
  const mei = await aBuyer(world, "1.00");
  desk = await world.staff("finance");
  await world.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fillMoney(desk.id)(tx, 1, 240);
    await sql`insert into balance_adjustment (kind, state, user_id, currency, amount, reason, made_by, made_at)
      select 'adjustment', 'proposed', ${mei.id}, (array['CNY', 'EUR'])[1 + g % 2], 1 + g % 50, 'x', ${desk.id}, now()
      from generate_series(1, 120) g`.execute(tx);
    await sql`insert into gateway_difference (reference, currency, verdict, kind, theirs, moved_at, found_at)
      select 'txn.' || g, (array['CNY', 'EUR'])[1 + g % 2], 'theirs-only', 'other', 5 - 10 * (g % 40), date_trunc('hour', now()) - g % 7 * interval '1 hour', now()
      from generate_series(1, 120) g`.execute(tx);
  });
}, 60_000);

type Page<Row> = { list: readonly Row[]; next: string | null };
type Money = { amount: string; currency: string };
type Key = string | number;
/** By currency first, and then by how much. */
const worth = ({ amount, currency }: Money): Key[] => [currency, Number(amount)];
const moment = (at: string | null): Key[] => [Date.parse(at ?? "")];

async function everyOne<Row>(read: (after: { after?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const seen: Row[] = [];
  let after: string | undefined;
  do {
    const page = await read(after === undefined ? {} : { after });
    seen.push(...page.list);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return seen;
}

function compared(one: readonly Key[], other: readonly Key[]): number {
  for (const [at, key] of one.entries()) {
    const beside = other[at] ?? 0;
    if (key !== beside) return key < beside ? -1 : 1;
  }
  return 0;
}

/** What is not in the order asked for, and what comes twice. */
function faults<Row>(rows: readonly Row[], id: (row: Row) => string, keyOf: (row: Row) => Key[], sort: string) {
  const way = sort.startsWith("-") ? -1 : 1;
  const wrong = rows.filter((row, at) => {
    const before = rows[at - 1];
    return before !== undefined && compared(keyOf(before), keyOf(row)) * way > 0;
  });
  return { shown: new Set(rows.map(id)).size, times: rows.length, wrong: wrong.map(id) };
}
const faultless = { shown: 120, times: 120, wrong: [] };

const keyNamed = <Names extends string>(sort: Names) => sort.replace("-", "") as Exclude<Names, `-${string}`>;

describe("a desk of money goes by the order its reader wants over all of its pages, each row once", () => {
  it.each(transferOrders)("transfers by %s", async (sort) => {
    const rows = await everyOne((after) => desk.must(transferQueue, { query: { tab: "announced", sort, ...after } }));
    type Row = (typeof rows)[number];
    const keys = { amount: ({ amount }: Row) => worth(amount), since: ({ createdAt }: Row) => moment(createdAt) };
    expect(faults(rows, ({ transferNo }) => transferNo, keys[keyNamed(sort)], sort)).toEqual(faultless);
    expect(await firstColumn(transfersFile.path, `tab=announced&sort=${sort}`)).toEqual(rows.map((row) => row.transferNo));
  });

  it.each(suspenseOrders.flatMap((sort) => (["open", "closed"] as const).map((tab) => [sort, tab] as const)))(
    "money in suspense by %s that is %s",
    async (sort, tab) => {
      const rows = await everyOne((after) => desk.must(suspenseQueue, { query: { tab, sort, ...after } }));
      type Row = (typeof rows)[number];
      const keys = {
        due: ({ closedAt, answerBy }: Row) => moment(closedAt ?? answerBy),
        amount: ({ arrived }: Row) => worth(arrived),
        why: ({ why }: Row) => [why],
      };
      expect(faults(rows, ({ suspenseNo }) => suspenseNo, keys[keyNamed(sort)], sort)).toEqual(faultless);
      expect(await firstColumn(suspenseFile.path, `tab=${tab}&sort=${sort}`)).toEqual(rows.map((row) => row.suspenseNo));
    },
  );

  it.each(disputeOrders)("disputes by %s", async (sort) => {
    const rows = await everyOne((after) => desk.must(listDisputes, { query: { tab: "answer", sort, ...after } }));
    type Row = (typeof rows)[number];
    const keys = {
      due: ({ dueAt, openedAt }: Row) => moment(dueAt ?? openedAt),
      amount: ({ amount }: Row) => worth(amount),
      reason: ({ reason }: Row) => [reason],
    };
    expect(faults(rows, ({ disputeNo }) => disputeNo, keys[keyNamed(sort)], sort)).toEqual(faultless);
    expect(await firstColumn(disputesFile.path, `tab=answer&sort=${sort}`)).toEqual(rows.map((row) => row.disputeNo));
  });

  it.each(cardHoldOrders)("card payments beyond limits by %s", async (sort) => {
    const rows = await everyOne((after) => desk.must(listCardHolds, { query: { tab: "open", sort, ...after } }));
    expect(
      faults(
        rows,
        ({ tradeNo }) => tradeNo,
        ({ heldAt }) => moment(heldAt),
        sort,
      ),
    ).toEqual(faultless);
    expect(await firstColumn(cardHoldsFile.path, `tab=open&sort=${sort}`)).toEqual(rows.map((row) => row.tradeNo));
  });

  it.each(adjustmentOrders)("corrections by %s", async (sort) => {
    const rows = await everyOne((after) => desk.must(listAdjustments, { query: { tab: "proposed", sort, ...after } }));
    type Row = (typeof rows)[number];
    const keys = { no: ({ adjustmentNo }: Row) => [adjustmentNo], amount: ({ amount }: Row) => worth(amount) };
    expect(faults(rows, ({ adjustmentNo }) => adjustmentNo, keys[keyNamed(sort)], sort)).toEqual(faultless);
    expect(await firstColumn(adjustmentsFile.path, `tab=proposed&sort=${sort}`)).toEqual(rows.map((row) => row.adjustmentNo));
  });

  it.each(differenceOrders)("differences with the gateway by %s", async (sort) => {
    const rows = await everyOne((after) => desk.must(gatewayDesk, { query: { tab: "open", sort, ...after } }));
    type Row = (typeof rows)[number];
    const keys = { difference: ({ difference }: Row) => worth(difference), at: ({ movedAt }: Row) => moment(movedAt) };
    expect(faults(rows, ({ reference }) => reference, keys[keyNamed(sort)], sort)).toEqual(faultless);
  });
});

/** What stands first in the lines of a file. */
async function firstColumn(path: string, query: string): Promise<(string | undefined)[]> {
  const text = await (await desk.fetch(`/api${path}?${query}&lang=en`)).text();
  const lines = text.trimEnd().split("\n").slice(1);
  return lines.map((line) => line.split(",")[0]);
}
