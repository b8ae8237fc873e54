import { modifyCurrency } from "@sihai/contract/identity";
import { getBill, getTrade, getWallet, listBills, openRecharge } from "@sihai/contract/payment";
import * as calls from "@sihai/contract/transfer";
import { parseMoney, toDecimal } from "@sihai/domain";
import { exchangeToCny } from "@sihai/domain/exchange";
import { withMargin } from "@sihai/domain/payment";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, inWallet, race, type SpecWorld, trials } from "#testing";
import { anAnnouncedTransfer, credit, euros, theFinanceDesk } from "../../../testing/transfer/transfers.ts";
import { ratesNow } from "../exchange/index.ts";

let world: SpecWorld;
let node: string;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  node = await world.anotherNode();
});

/** Somebody with 100 euros. */
async function withEuros(): Promise<Client> {
  const mei = await world.shopper();
  await credit(world, await theFinanceDesk(world), await anAnnouncedTransfer(mei));
  return mei;
}
const offer = async (client: Client) => {
  const [found] = (await client.must(calls.exchangeOffers)).offers;
  if (!found) throw new Error("nothing is offered");
  return found;
};
const change = (client: Client, amount: string, rateId: string, key = aKey()) =>
  client.call(calls.exchangeBalance, { body: { amount: { amount, currency: "EUR" }, rateId } }, { key });
const balancesOf = async (client: Client) => (await client.must(getWallet)).balances;

describe("changing a balance into CNY", () => {
  it("brings what was shown, with the margin, and a bill that tells both sides", async () => {
    const mei = await withEuros();
    const { held, rateId, rate, gets } = await offer(mei);
    expect(held).toEqual(euros);
    const published = (await ratesNow(world.deps)).find(({ id }) => id === rateId)?.rate ?? "";
    expect(rate).toBe(withMargin(published, world.deps.settings.at(world.deps.clock.now()).rateMarginBp));
    expect(gets).toBe(toDecimal(exchangeToCny(parseMoney("100.00", "EUR"), rate)));
    const changed = await change(mei, "100.00", rateId);
    if (!changed.ok) throw new Error(changed.code);
    expect(changed.data).toMatchObject({ paid: euros, got: gets });
    expect(await balancesOf(mei)).toEqual([{ amount: gets, currency: "CNY" }]);
    const bill = await mei.must(getBill, { query: { billId: changed.data.billId } });
    expect(bill).toMatchObject({ kind: "exchange", change: { amount: gets, currency: "CNY" } });
    expect(bill.postings).toEqual([
      { from: "wallet", to: "fx", amount: euros },
      { from: "fx", to: "wallet", amount: { amount: gets, currency: "CNY" } },
    ]);
    const { list } = await mei.must(listBills, { query: { kind: "exchange" } });
    expect(list).toHaveLength(1);
  });

  it("keeps where it came from and what was given for it, so that it could go back as it came", async () => {
    const mei = await withEuros();
    const { rateId } = await offer(mei);
    await change(mei, "40.00", rateId);
    const { db } = world.deps;
    const sources = await db.selectFrom("money_source").selectAll().where("user_id", "=", mei.id).orderBy("id").execute();
    expect(sources).toMatchObject([
      { kind: "transfer", currency: "EUR", in_wallet: "6000" },
      { kind: "transfer", currency: "CNY", paid_currency: "EUR", paid_amount: "4000" },
    ]);
    const purse = sources[1]?.reference ?? "";
    const moves = await db
      .selectFrom("source_move")
      .selectAll()
      .where("user_id", "=", mei.id)
      .where("purse", "=", purse)
      .execute();
    expect(moves).toMatchObject([{ source_id: sources[0]?.id, amount: "-4000" }]);
  });

  it.each([
    ["more than there is", "100.01"],
    ["far more", "99999.00"],
  ])("refuses %s, and changes nothing", async (_, amount) => {
    const mei = await withEuros();
    const { rateId } = await offer(mei);
    expect(await change(mei, amount, rateId)).toMatchObject({
      ok: false,
      code: "EXCHANGE_AMOUNT_REFUSED",
      data: { most: "100.00", currency: "EUR" },
    });
    expect(await inWallet(world, mei)).toBe("0.00");
  });

  it("refuses a rate of another currency, one nobody knows, and CNY into itself", async () => {
    const mei = await withEuros();
    const { rateId } = await offer(mei);
    const dollars = (await ratesNow(world.deps)).find(({ currency }) => currency === "USD")?.id ?? "";
    for (const other of [dollars, "999999999"])
      expect(await change(mei, "10.00", other)).toMatchObject({ ok: false, code: "RATE_CHANGED" });
    const body = { amount: { amount: "10.00", currency: "CNY" as const }, rateId };
    expect(await mei.call(calls.exchangeBalance, { body })).toMatchObject({ ok: false, code: "RATE_CHANGED" });
  });
});

describe("twice at once", () => {
  it("changes a balance once, on two nodes", async () => {
    for (const _ of trials(4)) {
      const mei = await withEuros();
      const { rateId, gets } = await offer(mei);
      const replies = await race(4, (index) => change(index % 2 === 0 ? mei : mei.at(node), "100.00", rateId));
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await inWallet(world, mei)).toBe(gets);
    }
  });

  it("with one key gives the same answer twice", async () => {
    const mei = await withEuros();
    const { rateId } = await offer(mei);
    const key = aKey();
    const [first, second] = [await change(mei, "30.00", rateId, key), await change(mei, "30.00", rateId, key)];
    expect(second).toEqual(first);
    expect((await balancesOf(mei)).find(({ currency }) => currency === "EUR")?.amount).toBe("70.00");
  });
});

describe("a rate (rule F29)", () => {
  it("that was replaced is honoured for a while, then refused", async () => {
    const mei = await withEuros();
    const { rateId } = await offer(mei);
    const { db, clock } = world.deps;
    await db
      .insertInto("exchange_rate")
      .values({ published_on: "2026-01-01", currency: "EUR", rate: "0.1299", fetched_at: clock.now() })
      .execute();
    expect((await change(mei, "10.00", rateId)).ok).toBe(true);
    await world.advance(31 * 60);
    expect(await change(mei, "10.00", rateId)).toMatchObject({ ok: false, code: "RATE_CHANGED" });
    const now = await offer(mei);
    expect((await change(mei, "10.00", now.rateId)).ok).toBe(true);
  });

  it("older than its limit offers and trades nothing", async () => {
    const mei = await withEuros();
    const { rateId } = await offer(mei);
    await world.advance(8 * 86_400);
    expect((await mei.must(calls.exchangeOffers)).offers).toEqual([]);
    expect(await change(mei, "10.00", rateId)).toMatchObject({ ok: false, code: "RATES_UNAVAILABLE" });
    // The wallet says which balance waits, the payment page that it is CNY alone, and no page names a price nobody could pay.
    expect(await mei.must(calls.exchangeOffers)).toMatchObject({ offers: [], waiting: [{ currency: "EUR" }] });
    const { tradeNo } = await mei.must(openRecharge, { body: { amount: "50.00" } }, { key: aKey() });
    const { card } = await mei.must(getTrade, { query: { tradeNo } });
    expect([card.isCnyOnly, card.prices.map(({ currency }) => currency)]).toEqual([true, ["CNY"]]);
    expect(await mei.must(modifyCurrency, { params: { currency: "USD" } })).toMatchObject({ currencyRate: null });
  });
});
