import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { againstTheOrder } from "./lock-order.ts";
import { locksOf } from "./locks-of.ts";
import { type Pair, recordLocks } from "./record-locks.ts";

describe("what a statement locks", () => {
  it.each([
    ['select "id" from "trade" where "id" = $1 for update', ["trade"], []],
    ['select "p"."id" from "parcel" as "p" inner join "app_user" as "u" on true for update of "u"', ["app_user"], []],
    ['select "id" from "parcel" where exists (select 1 from "trade") for no key update', ["parcel"], []],
    ['update "order_item" set "state" = $1 where "id" = $2', ["order_item"], []],
    ['with gone as (delete from "timer" returning "id") select * from gone', ["timer"], []],
    ['insert into "timeline" ("id") values ($1)', [], ["timeline"]],
    ['insert into "member" ("id") values ($1) on conflict ("id") do update set "seen" = $2', ["member"], []],
    ['select "state" from "trade" where "id" = $1', [], []],
  ])("%s", (text, locked, made) => expect(locksOf(text)).toEqual({ locked, made }));
});

describe("the order of locks", () => {
  const by = ["first", "second"] as const;
  it("is the trade, then what it is for, then the accounts", () => {
    expect(againstTheOrder({ first: "trade", second: "ledger_account", before: [], by })).toBeNull();
    expect(againstTheOrder({ first: "ledger_account", second: "trade", before: [], by })).toContain(
      "trade is locked after ledger_account",
    );
  });

  it("may be turned round only behind what is named", () => {
    const pair = { first: "ledger_account", second: "order_item", by };
    expect(againstTheOrder({ ...pair, before: ["trade"] })).toBeNull();
    expect(againstTheOrder({ ...pair, before: ["parcel"] })).toContain("behind parcel");
  });

  it("is heard from statements, transaction by transaction", () => {
    const sent = vi.spyOn(pg.Client.prototype, "query").mockImplementation((() => undefined) as never);
    const heard: Pair[] = [];
    const stop = recordLocks((pair) => heard.push(pair));
    const client = new pg.Client();
    for (const text of ["update trade set a = 1", "begin", "insert into coupon values (1)", "update coupon set a = 1"])
      void client.query(text);
    for (const text of ["update ledger_account set a = 1", "update trade set a = 1", "commit", "update parcel set a = 1"])
      void client.query(text);
    stop();
    sent.mockRestore();
    expect(heard.map(({ first, second, before }) => [first, second, before])).toEqual([["ledger_account", "trade", []]]);
  });
});
