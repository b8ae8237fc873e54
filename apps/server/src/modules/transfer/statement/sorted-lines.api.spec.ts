import * as calls from "@sihai/contract/transfer";
import { withdrawalQueue } from "@sihai/contract/withdrawal";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client } from "#testing";
import { csvOf } from "../../../../testing/transfer/statements.ts";
import { anAppliedWithdrawal } from "../../../../testing/withdrawal/withdrawals.ts";

let desk: Client;
beforeAll(async () => {
  const world = await aWorld({ unlimited: true });
  desk = await world.staff("finance");
  const day = (at: number) => new Date(world.deps.clock.now().getTime() - (at % 9) * 86_400_000).toISOString().slice(0, 10);
  // More than two pages, in an order of their own; several share an amount and a day.
  const entries = Array.from({ length: 120 }, (_, at) => ({
    ...{ number: `SL${process.pid}${at}`, amount: `${((at * 37) % 60) + 9}.00`, reference: "", day: day(at) },
    currency: at % 3 === 0 ? "EUR" : "CNY",
  }));
  const file = { name: "sorted.csv", bytes: new TextEncoder().encode(csvOf(entries)), type: "text/csv" };
  await desk.must(calls.importStatement, { body: {} }, { key: aKey(), files: [file] });
  for (const amount of ["30.00", "200.00", "12.50"]) await anAppliedWithdrawal(await aBuyer(world, "300.00"), amount);
}, 60_000);

type Line = { bankLine: string; valueDay: string; received: { amount: string; currency: string } };
async function everyLine(sort: (typeof calls.bankLineOrders)[number]): Promise<Line[]> {
  const seen: Line[] = [];
  let after: string | undefined;
  do {
    const page = await desk.must(calls.bankLines, { query: { tab: "open", sort, ...(after && { after }) } });
    seen.push(...page.list);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return seen;
}
const byAmount = ({ received }: Line) => `${received.currency} ${received.amount.padStart(12, "0")}`;
const byDay = ({ valueDay }: Line) => valueDay;

describe("a list of money in the order its reader wants", () => {
  it.each([
    ["amount", byAmount, false],
    ["-amount", byAmount, true],
    ["day", byDay, false],
    ["-day", byDay, true],
  ] as const)("goes by %s over all of its pages, each line once", async (sort, key, isDown) => {
    const seen = await everyLine(sort);
    expect(new Set(seen.map(({ bankLine }) => bankLine)).size).toBe(120);
    const keys = seen.map(key);
    const up = keys.toSorted();
    expect(keys).toEqual(isDown ? up.toReversed() : up);
  });

  it("is in that order in its file too", async () => {
    const text = await (await desk.fetch(`/api${calls.bankLinesFile.path}?tab=open&sort=-amount&lang=en`)).text();
    const numbers = text
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(numbers).toEqual((await everyLine("-amount")).map(({ bankLine }) => bankLine));
  });

  it("begins anew where a place is one of another order", async () => {
    const first = await desk.must(calls.bankLines, { query: { sort: "amount" } });
    expect((await desk.must(calls.bankLines, { query: { sort: "amount", after: "1795000000000.42" } })).list).toHaveLength(50);
    expect((await desk.must(calls.bankLines, { query: { sort: "day", after: first.next ?? "" } })).list).toHaveLength(50);
  });

  it("sorts withdrawals by their amounts and by their age, both ways", async () => {
    const amounts = async (sort: "amount" | "-amount" | "due" | "-due") =>
      (await desk.must(withdrawalQueue, { query: { sort } })).list.map(({ amount }) => amount.amount);
    expect(await amounts("amount")).toEqual(["12.50", "30.00", "200.00"]);
    expect(await amounts("-amount")).toEqual(["200.00", "30.00", "12.50"]);
    expect(await amounts("due")).toEqual(["30.00", "200.00", "12.50"]);
    expect(await amounts("-due")).toEqual(["12.50", "200.00", "30.00"]);
  });
});
