import { cny, type Money, money } from "@sihai/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, race, type SpecWorld } from "#testing";
import {
  closeSource,
  deposit,
  held,
  type Posting,
  type Purse,
  post,
  type SourceStep,
  standingSources,
  wallet,
  world,
} from "./index.ts";

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

const at = new Date("2026-11-21T04:00:00Z");
let minutes = 0;

/** Posts in a transaction of its own; every entry a minute after the one before. A refusal is rolled back. */
async function booked({ id: userId }: Client, postings: readonly Posting[], sources: readonly SourceStep[]) {
  const when = new Date(at.getTime() + ++minutes * 60_000);
  const key = aKey();
  return spec.deps.db
    .transaction()
    .execute(async (tx) => {
      const done = await post(tx, { key, kind: "spec", userId, at: when, postings, sources });
      if (!done.ok) throw new Error(done.refusal.code);
      return done.value;
    })
    .catch((error: Error) => error.message);
}

const arrive = (who: Client, reference: string, amount: Money, paid = amount) =>
  booked(
    who,
    [{ from: world("gateway"), to: wallet(who.id), amount }],
    [{ step: "arrives", source: { kind: "card", amount, paid, reference } }],
  );
const spend = (who: Client, purse: Purse, amount: Money) =>
  booked(who, [{ from: wallet(who.id), to: deposit(who.id), amount }], [{ step: "spent", parts: [{ purse, amount }] }]);
const giveBack = (who: Client, purse: Purse, amount: Money) =>
  booked(who, [{ from: deposit(who.id), to: wallet(who.id), amount }], [{ step: "given-back", purse, amount }]);

/** Somebody who paid before sources were kept: the migration laid it to a source without an entry. */
async function wasHereBefore({ id }: Client): Promise<void> {
  await sql`
    with made as (
      insert into money_source (user_id, kind, currency, amount, paid_currency, paid_amount, reference, arrived_at)
      values (${id}, 'earlier', 'CNY', 100, 'CNY', 100, 'before', ${at}) returning user_id, id
    )
    insert into source_move (user_id, source_id, purse, amount)
    select user_id, id, purse, amount from made, (values (null, 100), ('order:0', -100)) as move (purse, amount)`.execute(
    spec.deps.db,
  );
}

/** What stands of each source in the wallet, in the order they came, in fen. */
async function standing(who: Client): Promise<Record<string, string>> {
  const rows = await spec.deps.db
    .selectFrom("money_source")
    .select(["reference", "in_wallet"])
    .where("user_id", "=", who.id)
    .orderBy("arrived_at")
    .orderBy("id")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.reference, row.in_wallet]));
}

describe("the money of a wallet", () => {
  it("is spent from what came first, and a refund puts back what paid, the last taken first", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await arrive(omar, "visa", cny("30.00"));
    await arrive(omar, "master", cny("50.00"));
    await spend(omar, "order:1", cny("45.00"));
    expect(await standing(omar)).toEqual({ visa: "0", master: "3500" });
    await spend(omar, "order:2", cny("20.00"));
    await giveBack(omar, "order:1", cny("20.00"));
    // Of order 1, 15.00 were the second card's; they go back there first, whatever order 2 took of it since.
    expect(await standing(omar)).toEqual({ visa: "500", master: "3000" });
    await giveBack(omar, "order:1", cny("25.00"));
    expect(await standing(omar)).toEqual({ visa: "3000", master: "3000" });
  });

  it("goes by where it stood when a card paid straight for something", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const amount = cny("80.00");
    const parts = [
      { purse: "order:1", amount: cny("50.00") },
      { purse: "order:2", amount: cny("30.00") },
    ] as const;
    const source = { kind: "card", amount, paid: money(1030n, "EUR"), reference: "visa" } as const;
    await booked(omar, [{ from: world("gateway"), to: deposit(omar.id), amount }], [{ step: "arrives-for", source, parts }]);
    expect(await standing(omar)).toEqual({ visa: "0" });
    await giveBack(omar, "order:2", cny("30.00"));
    expect(await standing(omar)).toEqual({ visa: "3000" });
  });

  it("keeps what a card brought beyond what it pays for, and knows nothing of parts that cost nothing", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const amount = cny("80.00");
    const parts = [
      { purse: "order:1", amount: cny("50.00") },
      { purse: "order:2", amount: cny("0.00") },
    ] as const;
    const postings = [
      { from: world("gateway"), to: wallet(omar.id), amount },
      { from: wallet(omar.id), to: deposit(omar.id), amount: cny("50.00") },
    ];
    const source = { kind: "card", amount, paid: amount, reference: "visa" } as const;
    expect(await booked(omar, postings, [{ step: "arrives-for", source, parts }])).toMatchObject({ already: false });
    expect(await standing(omar)).toEqual({ visa: "3000" });
    await giveBack(omar, "order:1", cny("50.00"));
    expect(await standing(omar)).toEqual({ visa: "8000" });
  });

  it("that a purse never held comes back unexplained, as what was spent before sources were kept", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await wasHereBefore(omar);
    await arrive(omar, "visa", cny("30.00"));
    await spend(omar, "order:1", cny("30.00"));
    // The deposit holds more: it came there by an entry that tells nothing of it.
    await booked(omar, [{ from: world("bank"), to: deposit(omar.id), amount: cny("12.00") }], []);
    await giveBack(omar, "order:1", cny("35.00"));
    expect(await standing(omar)).toEqual({ before: "0", visa: "3000", "order:1": "500" });
    await booked(omar, [], [{ step: "passed-on", from: "expert-hold:1", parts: [{ purse: "parcel:1", amount: cny("7.00") }] }]);
    expect(await standing(omar)).toEqual({ before: "0", visa: "3000", "order:1": "500", "expert-hold:1": "0" });
    await giveBack(omar, "parcel:1", cny("7.00"));
    expect(await standing(omar)).toEqual({ before: "0", visa: "3000", "order:1": "500", "expert-hold:1": "700" });
  });

  it("that could not go back stands in the wallet again, as what its payer gave", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await arrive(omar, "visa", cny("80.00"), money(1000n, "EUR"));
    const amount = cny("40.00");
    const first = async () => (await standingSources(spec.deps.db, omar.id, "CNY"))[0];
    const from = [{ sourceId: (await first())?.sourceId ?? "", amount, paid: money(500n, "EUR") }];
    await booked(
      omar,
      [{ from: wallet(omar.id), to: held(omar.id), amount }],
      [{ step: "returned", purse: "withdrawal:1", from }],
    );
    expect(await first()).toMatchObject({ inWallet: amount, returned: amount, returnedPaid: money(500n, "EUR") });
    await booked(
      omar,
      [{ from: held(omar.id), to: wallet(omar.id), amount }],
      [{ step: "not-returned", purse: "withdrawal:1", to: from }],
    );
    expect(await first()).toMatchObject({ inWallet: cny("80.00"), returned: cny("0.00"), returnedPaid: money(0n, "EUR") });
  });

  it("whose charge the gateway does not take back is marked so, and nobody else's with it", async () => {
    const [omar, ann] = [await spec.shopper({ name: "omar" }), await spec.shopper({ name: "ann" })];
    for (const who of [omar, ann]) await arrive(who, "visa", cny("10.00"));
    const first = async ({ id }: Client) => (await standingSources(spec.deps.db, id, "CNY"))[0];
    const { db } = spec.deps;
    const [ofOmar, ofAnn] = [(await first(omar))?.sourceId ?? "", (await first(ann))?.sourceId ?? ""];
    await db.transaction().execute((tx) => closeSource(tx, omar.id, ofAnn));
    expect(await first(ann)).toMatchObject({ isClosed: false });
    await db.transaction().execute((tx) => closeSource(tx, omar.id, ofOmar));
    expect([await first(omar), await first(ann)]).toMatchObject([{ isClosed: true }, { isClosed: false }]);
  });

  it("is not spent where its sources hold less than the wallet: somebody was at the books", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await arrive(omar, "visa", cny("10.00"));
    const { db } = spec.deps;
    const tampered = db.updateTable("money_source").where("user_id", "=", omar.id);
    await tampered.set({ in_wallet: "400" }).execute();
    expect(await spend(omar, "order:1", cny("5.00"))).toBe(`the sources of wallet ${omar.id} hold 400 of 500`);
    await tampered.set({ in_wallet: "1000" }).execute();
    expect(await spend(omar, "order:1", cny("5.00"))).toMatchObject({ already: false });
  });

  it("that is set aside is spent from where it was set aside", async () => {
    const omar = await spec.shopper({ name: "omar", funds: "100.00" });
    const hold = cny("60.00");
    await booked(
      omar,
      [{ from: wallet(omar.id), to: held(omar.id), amount: hold }],
      [{ step: "spent", parts: [{ purse: "expert-hold:1", amount: hold }] }],
    );
    const amount = cny("45.00");
    await booked(
      omar,
      [{ from: held(omar.id), to: deposit(omar.id), amount }],
      [{ step: "passed-on", from: "expert-hold:1", parts: [{ purse: "parcel:1", amount }] }],
    );
    await booked(
      omar,
      [{ from: held(omar.id), to: wallet(omar.id), amount: cny("15.00") }],
      [{ step: "given-back", purse: "expert-hold:1", amount: cny("15.00") }],
    );
    await giveBack(omar, "parcel:1", amount);
    expect(await standing(omar)).toEqual({ spec: "10000" });
  });

  it("goes back to nobody from a source of somebody else's", async () => {
    const [omar, ann] = [await spec.shopper({ name: "omar" }), await spec.shopper({ name: "ann" })];
    for (const who of [omar, ann]) await arrive(who, "visa", cny("10.00"));
    const amount = cny("5.00");
    const back = (sourceId: string) =>
      booked(
        omar,
        [{ from: wallet(omar.id), to: world("gateway"), amount }],
        [{ step: "returned", purse: "withdrawal:1", from: [{ sourceId, amount, paid: amount }] }],
      );
    const sourceOf = async ({ id }: Client) => (await standingSources(spec.deps.db, id, "CNY"))[0]?.sourceId ?? "";
    const theirs = await sourceOf(ann);
    expect(await back(theirs)).toBe(`no source ${theirs} of wallet ${omar.id}`);
    expect(await back(await sourceOf(omar))).toMatchObject({ already: false });
    expect([await standing(omar), await standing(ann)]).toEqual([{ visa: "500" }, { visa: "1000" }]);
  });

  it("cannot be moved without telling its sources, nor anybody else's", async () => {
    const [omar, ann] = [
      await spec.shopper({ name: "omar", funds: "10.00" }),
      await spec.shopper({ name: "ann", funds: "10.00" }),
    ];
    const out = { from: wallet(omar.id), to: deposit(omar.id), amount: cny("5.00") };
    expect(await booked(omar, [out], [])).toMatch(/the sources do not tell CNY,-500 of the wallet/);
    expect(await booked(omar, [out], [{ step: "spent", parts: [{ purse: "order:1", amount: cny("4.99") }] }])).toMatch(
      /the sources do not tell CNY,-1 of the wallet/,
    );
    const theirs = { from: wallet(ann.id), to: deposit(omar.id), amount: cny("5.00") };
    expect(await booked(omar, [theirs], [{ step: "spent", parts: [{ purse: "order:1", amount: cny("5.00") }] }])).toMatch(
      /somebody else/,
    );
    expect(await standing(omar)).toEqual({ spec: "1000" });
  });

  it("is told by its sources after any sequence of arrivals, purchases and refunds, and each source gets back at most what it gave", async () => {
    const act = fc.record({
      what: fc.constantFrom("arrive", "spend", "back"),
      purse: fc.nat(2),
      fen: fc.bigInt({ min: 1n, max: 5000n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const omar = await spec.shopper({ name: "omar" });
        const model = { wallet: 0n, purses: [0n, 0n, 0n] };
        for (const { what, purse, fen } of acts) {
          const inside = model.purses[purse] ?? 0n;
          if (what === "arrive") {
            await arrive(omar, aKey(), money(fen, "CNY"));
            model.wallet += fen;
          } else if (what === "spend") {
            const amount = fen < model.wallet ? fen : model.wallet;
            await spend(omar, `order:${purse}`, money(amount, "CNY"));
            model.wallet -= amount;
            model.purses[purse] = inside + amount;
          } else {
            const amount = fen < inside ? fen : inside;
            await giveBack(omar, `order:${purse}`, money(amount, "CNY"));
            model.wallet += amount;
            model.purses[purse] = inside - amount;
          }
          const told = Object.values(await standing(omar)).reduce((sum, each) => sum + BigInt(each), 0n);
          expect(told).toBe(model.wallet);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("is taken once by as many payments at once as it covers", async () => {
    const omar = await spec.shopper({ name: "omar" });
    await arrive(omar, "visa", cny("15.00"));
    await arrive(omar, "master", cny("20.00"));
    const outcomes = await race(16, (turn) => spend(omar, `order:${turn}`, cny("10.00")));
    expect(outcomes.filter((outcome) => typeof outcome === "object")).toHaveLength(3);
    expect(await standing(omar)).toEqual({ visa: "0", master: "500" });
  });
});
