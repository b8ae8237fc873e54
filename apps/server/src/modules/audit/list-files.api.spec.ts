import { readAuditLog, readMoneyActs } from "@sihai/contract/audit";
import { accountFile, adjustmentsFile, differencesFile, listHolders } from "@sihai/contract/books";
import { disputesFile } from "@sihai/contract/dispute";
import { cardHoldsFile } from "@sihai/contract/payment";
import { suspenseFile } from "@sihai/contract/suspense";
import { bankLinesFile, importStatement, transfersFile } from "@sihai/contract/transfer";
import { withdrawalsFile } from "@sihai/contract/withdrawal";
import { consoleListFileDict } from "@sihai/text/dict/console/payment/list-file";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, type SpecWorld } from "#testing";
import { csvOf } from "../../../testing/transfer/statements.ts";
import { audit } from "./audit-log.store.ts";

let world: SpecWorld;
let finance: Client;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  finance = await world.staff("finance");
});

const linesOf = async (path: string) => (await (await finance.fetch(`/api${path}`)).text()).trimEnd().split("\n");

const files = [
  [withdrawalsFile, "tab=closed"],
  [transfersFile, "tab=over"],
  [bankLinesFile, "tab=over"],
  [suspenseFile, "tab=closed&why=other-amount"],
  [disputesFile, "tab=ended"],
  [cardHoldsFile, "tab=decided"],
  [adjustmentsFile, "tab=ended"],
  [differencesFile, "tab=explained"],
  [accountFile, "kind=bank&currency=CNY"],
] as const;

describe("a list of money as a file", () => {
  it.each(files.map(([{ path }, query]) => [path, query]))("%s has its columns in the words of who asks", async (path, query) => {
    await world.fund(await world.shopper(), "1.00");
    for (const lang of ["en", "zh"] as const) {
      const words = await consoleListFileDict.load(lang);
      const [head = ""] = await linesOf(`${path}?${query}&lang=${lang}`);
      const known = new Set(Object.values(words));
      expect(head.split(",").filter((title) => !known.has(title))).toEqual([]);
      expect(head.split(",").length).toBeGreaterThan(6);
    }
  });

  it("has every line of every page, each once, in its order, and none a spreadsheet runs (rule F62)", async () => {
    const day = world.deps.clock.now().toISOString().slice(0, 10);
    const numbers = Array.from({ length: 130 }, (_, at) => `LF${process.pid}${String(at).padStart(4, "0")}`);
    const entries = numbers.map((number) => ({ number, amount: "12.50", currency: "EUR", reference: "=1+1", day }));
    const files = [{ name: "list.csv", bytes: new TextEncoder().encode(csvOf(entries)), type: "text/csv" }];
    await finance.must(importStatement, { body: {} }, { key: aKey(), files });
    const lines = await linesOf(`${bankLinesFile.path}?tab=open&lang=en`);
    const own = lines.filter((line) => numbers.some((number) => line.startsWith(number)));
    expect(own.map((line) => line.split(",")[0])).toEqual(numbers);
    expect(own.every((line) => line.includes(",12.50,EUR,") && line.includes(",'=1+1,"))).toBe(true);
    const some = await linesOf(`${bankLinesFile.path}?q=${numbers[7]}&lang=en`);
    expect(some).toHaveLength(2);
  });

  it("keeps the digits of an account and of a bank's reference", async () => {
    const day = world.deps.clock.now().toISOString().slice(0, 10);
    const number = `00${process.pid}0123456789012345`;
    const csv = csvOf([{ number, amount: "12.50", currency: "EUR", reference: "12345678901234567", day }]);
    const bytes = new TextEncoder().encode(csv.replaceAll("DE00100000000018080000", "6222021234567890123"));
    await finance.must(importStatement, { body: {} }, { key: aKey(), files: [{ name: "digits.csv", bytes, type: "text/csv" }] });
    const [, line = ""] = await linesOf(`${bankLinesFile.path}?q=${number}&lang=en`);
    expect(line.split(",")[0]).toBe(`'${number}`);
    expect(line).toContain(",'12345678901234567,");
    expect(line).toContain(",'6222021234567890123,");
  });

  it("is noted with who took it and what it was narrowed to, and refused like its list", async () => {
    await linesOf(`${withdrawalsFile.path}?tab=closed&lang=en`);
    const admin = await world.staff("admin");
    const { list } = await admin.must(readAuditLog, { query: { action: "list.export", subject: "list:withdrawals" } });
    expect(list[0]).toMatchObject({ staffId: finance.id, facts: { filter: "tab closed" } });
    const answer = await finance.fetch(`/api${accountFile.path}?kind=wallet&currency=CNY&customerMark=SH99999999`);
    expect([answer.status, (await answer.json()).data.code]).toEqual([404, "ACCOUNT_NOT_FOUND"]);
  });
});

describe("what was done to money", () => {
  it("is finance's to see, by whomever and to whatever it was done, and nothing else of the log is", async () => {
    const at = world.deps.clock.now();
    const by = { staffId: finance.id, at };
    await audit(world.deps.db, { ...by, action: "withdrawal.approve", subject: "withdrawal:WD999001" });
    await audit(world.deps.db, { ...by, staffId: null, action: "card.taken-back", subject: "charge:ch_1" });
    await audit(world.deps.db, { ...by, action: "staff.roles", subject: "staff:1" });
    const { list } = await finance.must(readMoneyActs, {});
    expect(list.slice(0, 2).map(({ action }) => action)).toEqual(["card.taken-back", "withdrawal.approve"]);
    expect(list.map(({ action }) => action)).not.toContain("staff.roles");
    const of = await finance.must(readMoneyActs, { query: { subject: "WD999001" } });
    expect(of.list.map(({ action, subject }) => [action, subject])).toEqual([["withdrawal.approve", "withdrawal:WD999001"]]);
    expect((await finance.must(readMoneyActs, { query: { subject: "staff:1" } })).list).toEqual([]);
    expect(await finance.call(readAuditLog, { query: {} })).toMatchObject({ ok: false, code: "FORBIDDEN" });
  });

  it("goes on where its page ended", async () => {
    const at = world.deps.clock.now();
    for (let one = 0; one < 60; one++)
      await audit(world.deps.db, { staffId: null, action: "capture.suspended", subject: `charge:${one}`, at });
    const first = await finance.must(readMoneyActs, {});
    const second = await finance.must(readMoneyActs, { query: { after: first.next ?? "0" } });
    const ids = [...first.list, ...second.list].map(({ id }) => Number(id));
    expect(first.list).toHaveLength(50);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(second.list[0]).toMatchObject({ action: "capture.suspended", subject: "charge:9" });
  });
});

describe("the customers behind a line of the balances", () => {
  it("stand on one page each though a richer one comes first meanwhile", async () => {
    const people: Client[] = [];
    for (let one = 0; one < 55; one++) {
      const shopper = await world.shopper();
      await world.fund(shopper, one < 3 ? "70.00" : "30.00");
      people.push(shopper);
    }
    const query = { kind: "wallet", currency: "CNY" } as const;
    const first = await finance.must(listHolders, { query });
    expect(first.list).toHaveLength(50);
    await world.fund(await world.shopper(), "900.00");
    const seen = [...first.list];
    for (let after = first.next; after !== null; ) {
      const page = await finance.must(listHolders, { query: { ...query, after } });
      seen.push(...page.list);
      after = page.next;
    }
    const amounts = seen.map(({ amount }) => Number(amount.amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    for (const { id } of people) expect(seen.filter(({ customerMark }) => customerMark === `SH${id}`)).toHaveLength(1);
  });
});
