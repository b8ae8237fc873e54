import * as contract from "@sihai/contract/payment";
import { refuse } from "@sihai/domain";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aKey, atBoth, type Client, eventually, inWallet, logInAgain, race } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, aSavedCard, cards, payWith, stateOf } from "../../../../testing/payment/payments.ts";
import { changeRule } from "../../../../testing/setting/change-rule.ts";

standOnCardGround();

const kept = async (client: Client = mei) => (await client.must(contract.listCards, { query: {} })).list;
const payAgain = (tradeNo: string, cardId: string, client: Client = mei, key = aKey()) =>
  client.call(contract.payBySavedCard, { body: { tradeNo, cardId, currency: "CNY" } }, { key });

async function methodOf(cardId: string): Promise<string> {
  const rows = spec.deps.db.selectFrom("saved_card").select("method_id").where("id", "=", cardId);
  return (await rows.executeTakeFirstOrThrow()).method_id;
}

describe("a card that is kept", () => {
  it("is shown by brand, last four digits and expiry, and pays again without being typed in", async () => {
    const cardId = await aSavedCard(mei, addressId);
    expect(await kept()).toEqual([{ cardId, brand: "visa", last4: "4242", expiry: "12/34", isDefault: true, isExpired: false }]);
    const tradeNo = await aRecharge(mei, "30.00");
    expect(await payAgain(tradeNo, cardId)).toMatchObject({ ok: true, data: { status: "captured", use: "paid-trade" } });
    expect(await inWallet(spec, mei)).toBe("50.00");
    const billed = await spec.deps.db
      .selectFrom("payment_attempt")
      .select(["billing_name", "billing_email", "card_last4"])
      .where("user_id", "=", mei.id)
      .execute();
    expect(billed).toEqual(Array(2).fill({ billing_name: "Mei Chen", billing_email: "mei@example.com", card_last4: "4242" }));
  });

  it("is charged once, however often the same key asks", async () => {
    const cardId = await aSavedCard(mei, addressId);
    const [tradeNo, key] = [await aRecharge(mei, "30.00"), aKey()];
    const me = atBoth(mei, await spec.anotherNode());
    await race(4, (index) => payAgain(tradeNo, cardId, me(index), key));
    await eventually("paid", async () => (await stateOf(mei, tradeNo)) === "paid" || undefined);
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("50.00");
  });

  it("is not kept unless it was asked for, nor when it was not charged", async () => {
    await payWith(mei, await aRecharge(mei, "20.00"), cards.visa, { addressId });
    await payWith(mei, await aRecharge(mei, "20.00"), cards.broke, { addressId, keepsCard: true });
    expect(await kept()).toEqual([]);
  });

  it("is kept once, however often it is typed in and asked to be", async () => {
    const cardId = await aSavedCard(mei, addressId);
    expect(await aSavedCard(mei, addressId)).toBe(cardId);
    expect(await kept()).toHaveLength(1);
  });

  it("is let go at the gateway where it is kept there and not here: under an older name, and beyond the most there may be", async () => {
    const { payment } = spec.deps.adapters;
    const { forgetCard } = payment;
    const letGone: string[] = [];
    payment.forgetCard = async (methodId) => {
      const gone = await forgetCard(methodId);
      if (gone.ok) letGone.push(methodId);
      return gone;
    };
    const worker = await spec.work();
    const older = await methodOf(await aSavedCard(mei, addressId));
    expect(await methodOf(await aSavedCard(mei, addressId))).not.toBe(older);
    await eventually("the older name is gone", async () => letGone.includes(older) || undefined);
    const before = letGone.length;
    const { savedCardsMost } = spec.deps.settings.at(spec.deps.clock.now());
    for (let number = 1; number < savedCardsMost; number++)
      await sql`insert into saved_card (user_id, method_id, fingerprint, brand, last4, exp_month, exp_year, billing, is_default, saved_at)
        select user_id, ${`pm_${mei.id}_${number}`}, ${`mark ${number}`}, brand, '0000', 1, 2034, billing, false, now()
        from saved_card where user_id = ${mei.id} and is_default`.execute(spec.deps.db);
    const eleventh = await payWith(mei, await aRecharge(mei, "20.00"), "pm_card_mastercard", { addressId, keepsCard: true });
    expect(eleventh).toMatchObject({ ok: true, data: { status: "captured" } });
    expect(await kept()).toHaveLength(savedCardsMost);
    await eventually("the one too many is gone", async () => letGone.length === before + 1 || undefined);
    await worker.stop();
    payment.forgetCard = forgetCard;
  });

  it("is marked once its month is over everywhere", async () => {
    await aSavedCard(mei, addressId);
    const expiresAt = async (month: number, year: number) => {
      await sql`update saved_card set exp_month = ${month}, exp_year = ${year} where user_id = ${mei.id}`.execute(spec.deps.db);
      return (await kept())[0]?.isExpired;
    };
    const now = spec.deps.clock.now();
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
    expect(await expiresAt(now.getUTCMonth() + 1, now.getUTCFullYear())).toBe(false);
    expect(await expiresAt(last.getUTCMonth() + 1, last.getUTCFullYear() - 1)).toBe(true);
  });

  it("asks its bank each time where the bank wants that; brand and last digits are known afterwards, whoever tells first", async () => {
    const tradeNo = await aRecharge(mei, "20.00");
    const first = await payWith(mei, tradeNo, cards.threeDs, { addressId, keepsCard: true });
    if (!first.ok || first.data.status !== "needs-action") throw new Error("the bank was not asked");
    expect(await kept()).toEqual([]);
    // Nobody comes back from the bank: the gateway's notice is the first that is heard.
    await gateway.confirm(first.data.actionUrl);
    await eventually("paid", async () => (await stateOf(mei, tradeNo)) === "paid" || undefined);
    const attempt = await spec.deps.db
      .selectFrom("payment_attempt")
      .select(["card_brand", "card_last4"])
      .where("user_id", "=", mei.id)
      .executeTakeFirstOrThrow();
    expect(attempt).toEqual({ card_brand: "visa", card_last4: "3184" });
    const [card] = await kept();
    expect(card).toMatchObject({ last4: "3184" });
    const again = await payAgain(await aRecharge(mei, "20.00"), card?.cardId ?? "");
    expect(again).toMatchObject({ ok: true, data: { status: "needs-action" } });
  });

  it("gives way to another as the default, and the latest left takes its place when it is removed", async () => {
    const visa = await aSavedCard(mei, addressId);
    await payWith(mei, await aRecharge(mei, "20.00"), "pm_card_mastercard", { addressId, keepsCard: true });
    const other = (await kept()).find(({ cardId }) => cardId !== visa)?.cardId ?? "";
    await mei.must(contract.makeCardDefault, { body: { cardId: other } });
    expect((await kept()).map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
      [other, true],
      [visa, false],
    ]);
    await mei.must(contract.removeCard, { body: { cardId: other } });
    expect((await kept()).map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([[visa, true]]);
  });

  it("is gone once removed, here and at the gateway", async () => {
    const cardId = await aSavedCard(mei, addressId);
    const methodId = await methodOf(cardId);
    await mei.must(contract.removeCard, { body: { cardId } });
    expect(await payAgain(await aRecharge(mei, "20.00"), cardId)).toMatchObject({ code: "CARD_NOT_FOUND" });
    const typed = await payWith(mei, await aRecharge(mei, "20.00"), methodId, { addressId });
    expect(typed).toMatchObject({ ok: true, data: { status: "declined", reason: "method-unusable" } });
  });

  it("stays where the gateway does not answer, and that is said", async () => {
    const cardId = await aSavedCard(mei, addressId);
    const { payment } = spec.deps.adapters;
    const { forgetCard } = payment;
    payment.forgetCard = async () => refuse({ code: "SOURCE_FAILED", source: "payment", detail: "silence" });
    const removed = await mei.call(contract.removeCard, { body: { cardId } });
    payment.forgetCard = forgetCard;
    expect(removed).toMatchObject({ code: "CARD_NOT_REMOVED", status: 503 });
    expect(await kept()).toHaveLength(1);
  });

  it("is nobody else's: neither shown, nor charged, nor by its token", async () => {
    const cardId = await aSavedCard(mei, addressId);
    const omar = await spec.shopper({ name: "omar-cards" });
    expect(await kept(omar)).toEqual([]);
    const tradeNo = await aRecharge(omar, "20.00");
    for (const refused of [
      await payAgain(tradeNo, cardId, omar),
      await omar.call(contract.removeCard, { body: { cardId } }),
      await omar.call(contract.makeCardDefault, { body: { cardId } }),
    ])
      expect(refused).toMatchObject({ code: "CARD_NOT_FOUND", status: 404 });
    expect(await kept()).toHaveLength(1);
  });
});

describe("the most cards a customer keeps (a setting)", () => {
  it("lets no further one be kept; those kept are shown and pay", async () => {
    const first = await aSavedCard(mei, addressId);
    await payWith(mei, await aRecharge(mei, "20.00"), "pm_card_mastercard", { addressId, keepsCard: true });
    expect(await kept()).toHaveLength(2);
    await changeRule(spec, "savedCardsMost", 1);
    await logInAgain(spec, mei);
    const third = await payWith(mei, await aRecharge(mei, "20.00"), "pm_card_unionpay", { addressId, keepsCard: true });
    expect(third).toMatchObject({ ok: true, data: { status: "captured" } });
    expect(await kept()).toHaveLength(2);
    expect(await payAgain(await aRecharge(mei, "30.00"), first)).toMatchObject({ ok: true, data: { status: "captured" } });
  });
});
