import * as calls from "@sihai/contract/books";
import { getTrade } from "@sihai/contract/payment";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, anAddress, atBoth, aWorld, type Client, race, type SpecWorld } from "#testing";
import { aTrade, cards, payWith } from "../../../../testing/payment/payments.ts";
import { fetchRates } from "../index.ts";

let world: SpecWorld;
let maker: Client;
let checker: Client;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  await sql`delete from rate_proposal`.execute(world.deps.db);
  await fetchRates(world.deps);
  [maker, checker, mei] = [await world.staff("finance"), await world.staff("finance"), await world.shopper()];
});

const rateOf = async (currency: string) => (await maker.must(calls.listRates)).rates.find((one) => one.currency === currency);
/** Somewhat above the one in force. */
async function above(currency: string): Promise<string> {
  return (Number((await rateOf(currency))?.rate) * 1.02).toFixed(6).replace(/0+$/, "");
}
const propose = (rate: string, currency: "USD" | "EUR" = "USD", by = maker) =>
  by.call(calls.proposeRate, { body: { currency, rate, reason: "The feed is a day behind" } }, { key: aKey() });
const agree = (proposalId: string, seen: string, by = checker) =>
  by.call(calls.confirmRate, { body: { proposalId, seen } }, { key: aKey() });
async function proposed(rate: string, currency: "USD" | "EUR" = "USD"): Promise<string> {
  const done = await propose(rate, currency);
  if (!done.ok) throw new Error(done.code);
  return done.data.proposalId;
}
const pricesOf = async (tradeNo: string) =>
  (await mei.must(getTrade, { query: { tradeNo } })).card.prices.map(({ currency }) => currency);

describe("a rate set by hand", () => {
  it("holds once a colleague agreed to what they saw, and only then", async () => {
    const rate = await above("USD");
    const id = await proposed(rate);
    expect((await rateOf("USD"))?.source).toBe("feed");
    expect(await agree(id, rate, maker)).toMatchObject({ code: "RATE_SAME_PERSON", status: 403 });
    expect(await agree(id, "0.1")).toMatchObject({ code: "RATE_SEEN_CHANGED" });
    expect(await agree("999999", rate)).toMatchObject({ code: "RATE_PROPOSAL_NOT_FOUND", status: 404 });
    expect(await agree(id, `${rate}000`)).toMatchObject({ ok: true, data: { state: "agreed" } });
    expect(await rateOf("USD")).toMatchObject({ rate, source: "manual", isTooOld: false });
    expect(await agree(id, rate)).toMatchObject({ code: "RATE_PROPOSAL_ENDED" });
    const kept = await world.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", "books:rate-USD")
      .orderBy("id")
      .execute();
    expect(kept.map(({ action }) => action)).toEqual(["rate.propose", "rate.confirm"]);
  });

  it("is agreed to once, by two colleagues at two nodes at once, and is not both agreed to and taken back", async () => {
    const rate = await above("EUR");
    const id = await proposed(rate, "EUR");
    const by = atBoth(checker, await world.anotherNode());
    const ended = await race(8, (index) =>
      index % 4 < 2 ? agree(id, rate, by(index)) : by(index).call(calls.dropRate, { body: { proposalId: id } }, { key: aKey() }),
    );
    expect(ended.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await sql<{ held: string }>`select count(*) as held from exchange_rate where source = 'manual'
      and currency = 'EUR'`.execute(world.deps.db);
    const [won] = ended.filter(({ ok }) => ok);
    expect(rows[0]?.held).toBe(won?.ok && won.data.state === "agreed" ? "1" : "0");
  });

  it("is one at a time for a currency, and no slip of the comma", async () => {
    const rate = await above("USD");
    const asked = await race(6, () => propose(rate));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(asked.find(({ ok }) => !ok)).toMatchObject({ code: "RATE_PROPOSED_ALREADY" });
    expect(await propose("1.4", "EUR")).toMatchObject({ code: "RATE_TOO_FAR_OFF", data: { percent: 10 } });
    for (const wrong of ["0", "-0.1", "1e-2", "0.12345678901", "０.1"])
      expect(await propose(wrong, "EUR")).toMatchObject({ ok: false, status: 400 });
  });

  it("gives way to a later day's of the feed, and to no earlier one", async () => {
    const rate = await above("USD");
    await agree(await proposed(rate), rate);
    await fetchRates(world.deps);
    expect(await rateOf("USD")).toMatchObject({ rate, source: "manual" });
    const { rates } = world.deps.adapters;
    const { latest } = rates;
    const sheet = await latest();
    if (!sheet.ok) throw new Error("no rates");
    const later = new Date(world.deps.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    rates.latest = async () => ({ ok: true, value: { ...sheet.value, date: later } });
    await fetchRates(world.deps);
    rates.latest = latest;
    expect(await rateOf("USD")).toMatchObject({ rate: sheet.value.perCny.USD, source: "feed" });
  });
});

describe("rates that are too old (rule F29)", () => {
  it("charge nothing in another currency until one is set by hand, and that one alone", async () => {
    const addressId = await anAddress(world, mei);
    const { tradeNo } = await aTrade(world, mei, "30.00", null);
    expect(await pricesOf(tradeNo)).toContain("EUR");
    const rateId = (await mei.must(getTrade, { query: { tradeNo } })).card.prices.find(
      ({ currency }) => currency === "EUR",
    )?.rateId;
    await sql`update exchange_rate set fetched_at = fetched_at - interval '31 days'`.execute(world.deps.db);
    expect(await pricesOf(tradeNo)).toEqual(["CNY"]);
    for (const shown of [{}, { rateId: rateId ?? "" }])
      expect(await payWith(mei, tradeNo, cards.visa, { addressId, currency: "EUR", ...shown })).toMatchObject({
        code: "RATES_UNAVAILABLE",
      });
    const rate = await above("USD");
    await agree(await proposed(rate), rate);
    expect(await pricesOf(tradeNo)).toEqual(["CNY", "USD"]);
    expect(await payWith(mei, tradeNo, cards.visa, { addressId, currency: "USD" })).toMatchObject({ ok: true });
  });
});
