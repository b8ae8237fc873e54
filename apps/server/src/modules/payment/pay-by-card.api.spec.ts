import { messageList } from "@sihai/contract/message";
import * as contract from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, inWallet, race, watchLockOrder } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../testing/payment/card-fixtures.ts";
import { aRecharge, cards, payWith } from "../../../testing/payment/payments.ts";

watchLockOrder();

standOnCardGround();

describe("a card", () => {
  it("fills the wallet by the recharge and pays the surcharge beside it", async () => {
    const tradeNo = await aRecharge(mei, "100.10");
    const paid = await payWith(mei, tradeNo, cards.visa, { addressId });
    expect(paid).toEqual({
      ok: true,
      data: { status: "captured", use: "paid-trade", charged: { amount: "103.60", currency: "CNY" }, surcharge: "3.50" },
    });
    expect(await inWallet(spec, mei)).toBe("100.10");
    // What the page after paying shows: what the card was charged, the surcharge in it, and what reached the balance.
    const { amount, attempt } = await mei.must(contract.getTrade, { query: { tradeNo } });
    expect([amount, attempt]).toEqual(["100.10", paid.ok ? paid.data : null]);
    // The bill and the message name both sums, so that neither contradicts the card's own statement.
    const [bill] = (await mei.must(contract.listBills, { query: { kind: "recharge" } })).list;
    expect(bill).toMatchObject({
      change: { amount: "100.10" },
      card: { charged: { amount: "103.60", currency: "CNY" }, surcharge: "3.50" },
    });
    const [told] = (await mei.must(messageList, { body: {} })).list;
    for (const sum of ["100.10", "103.60", "3.50"]) expect(told?.text).toContain(cnyText(sum));
  });

  it("is billed to whom it was billed to then, here and at the gateway, whatever is edited later", async () => {
    const tradeNo = await aRecharge(mei, "100.00");
    await payWith(mei, tradeNo, cards.visa, { addressId, phone: "+49 30 1234567" });
    await spec.deps.db.updateTable("address").set({ full_address: "Elsewhere 9" }).where("id", "=", addressId).execute();
    const kept = await spec.deps.db
      .selectFrom("payment_attempt")
      .select(["billing_name", "billing_email", "billing_phone", "billing_address", "card_brand", "card_last4"])
      .where("user_id", "=", mei.id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      ...{ billing_name: "Mei Chen", billing_email: "mei@example.com", billing_phone: "+49 30 1234567" },
      ...{ billing_address: { fullAddress: "Invalidenstraße 1", countryId: "DE" }, card_brand: "visa", card_last4: "4242" },
    });
    expect((await gateway.intentsOf(tradeNo))[0]).toMatchObject({ receiptEmail: "mei@example.com" });
  });

  it("is charged in its own currency at the rate that was shown (rule F29)", async () => {
    const tradeNo = await aRecharge(mei, "100.00");
    const shown = (await mei.must(contract.getTrade, { query: { tradeNo } })).card.prices.find(
      ({ currency }) => currency === "JPY",
    );
    expect(shown?.charged.amount).toMatch(/^\d+$/);
    const paid = await payWith(mei, tradeNo, cards.visa, { addressId, currency: "JPY", rateId: shown?.rateId ?? "" });
    expect(paid).toMatchObject({ ok: true, data: { status: "captured", charged: shown?.charged } });
    expect(await inWallet(spec, mei)).toBe("100.00");
    const [intent] = await gateway.intentsOf(tradeNo);
    expect(intent).toMatchObject({ currency: "jpy", amount: Number(shown?.charged.amount) });
  });

  it("keeps the shown rate for half an hour after a new one, and then says so (rule F29)", async () => {
    const tradeNo = await aRecharge(mei, "100.00");
    const price = async () =>
      (await mei.must(contract.getTrade, { query: { tradeNo } })).card.prices.find(({ currency }) => currency === "USD");
    const shown = await price();
    await spec.advance(60);
    const at = spec.deps.clock.now();
    await spec.deps.db
      .insertInto("exchange_rate")
      .values({ published_on: "2026-11-22", currency: "USD", rate: "0.2222", fetched_at: at })
      .execute();
    expect((await price())?.charged).not.toEqual(shown?.charged);
    await spec.advance(29 * 60);
    const declined = await payWith(mei, tradeNo, cards.broke, { addressId, currency: "USD", rateId: shown?.rateId ?? "" });
    expect(declined).toMatchObject({
      ok: true,
      data: { status: "declined", reason: "insufficient-funds", charged: shown?.charged },
    });
    await spec.advance(2 * 60);
    const late = await payWith(mei, tradeNo, cards.visa, { addressId, currency: "USD", rateId: shown?.rateId ?? "" });
    expect(late).toMatchObject({ ok: false, code: "RATE_CHANGED", status: 409 });
  });

  it.each([
    ["pm_card_chargeDeclined", "declined"],
    ["pm_card_chargeDeclinedInsufficientFunds", "insufficient-funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired-card"],
    ["pm_card_chargeDeclinedIncorrectCvc", "wrong-cvc"],
  ])("that is refused (%s) says why, and another one pays", async (token, reason) => {
    const tradeNo = await aRecharge(mei, "50.00");
    expect(await payWith(mei, tradeNo, token, { addressId })).toMatchObject({ ok: true, data: { status: "declined", reason } });
    expect(await inWallet(spec, mei)).toBe("0.00");
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: { status: "captured" } });
  });

  it("whose channel is away may be tried again", async () => {
    const tradeNo = await aRecharge(mei, "50.00");
    expect(await payWith(mei, tradeNo, "pm_card_chargeDeclinedProcessingError", { addressId })).toMatchObject({
      ok: true,
      data: { status: "retry" },
    });
    expect(await payWith(mei, tradeNo, cards.visa, { addressId })).toMatchObject({ data: { status: "captured" } });
  });

  it("needs an address of one's own, and a payment of one's own", async () => {
    const omar = await spec.shopper({ name: "omar" });
    const tradeNo = await aRecharge(mei, "50.00");
    expect(await payWith(omar, tradeNo, cards.visa, { addressId: await anAddress(spec, omar) })).toMatchObject({
      code: "TRADE_NOT_FOUND",
      state: 40004,
    });
    expect(await payWith(mei, tradeNo, cards.visa, { addressId: await anAddress(spec, omar) })).toMatchObject({
      code: "BILLING_ADDRESS_NOT_FOUND",
    });
  });

  it.each([
    ["no token (rule I-80)", { token: "4242424242424242" }, "PAYMENT_PARAMS_ERROR"],
    ["no e-mail", { email: "nobody" }, "INPUT_INVALID"],
    ["no name", { firstName: " " }, "INPUT_INVALID"],
    ["a name without a letter (rule I-74)", { lastName: "12/29" }, "INPUT_INVALID"],
    ["a price of its own", { amount: "0.01" }, "INPUT_INVALID"],
    ["an unknown currency (rule I-80)", { currency: "XXX" }, "PAYMENT_PARAMS_ERROR"],
  ])("is refused with %s", async (_, wrong, code) => {
    const tradeNo = await aRecharge(mei, "50.00");
    const given: object = { addressId, ...wrong };
    expect(await payWith(mei, tradeNo, cards.visa, given as { addressId: string })).toMatchObject({
      ok: false,
      status: 400,
      code,
    });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(0);
  });
});

describe("paying by card at once", () => {
  it("under one key charges once and answers alike (rule F01)", async () => {
    const tradeNo = await aRecharge(mei, "40.00");
    const key = aKey();
    const answers = await race(12, () => payWith(mei, tradeNo, cards.visa, { addressId }, key));
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, data: { status: "captured", use: "paid-trade" } });
    expect(await gateway.intentsOf(tradeNo)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("40.00");
  });

  it("under different keys charges once, the others are refused (rule F01)", async () => {
    const tradeNo = await aRecharge(mei, "40.00");
    const answers = await race(12, () => payWith(mei, tradeNo, cards.visa, { addressId }));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect([40008, 40009]).toContain(answer.state);
    expect((await gateway.intentsOf(tradeNo)).filter(({ status }) => status === "succeeded")).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("40.00");
  });

  it("under one key with other input is a conflict, and nothing is charged for it (rule F02)", async () => {
    const key = aKey();
    const [one, two] = [await aRecharge(mei, "40.00"), await aRecharge(mei, "60.00")];
    await payWith(mei, one, cards.visa, { addressId }, key);
    expect(await payWith(mei, two, cards.visa, { addressId }, key)).toMatchObject({
      ok: false,
      status: 409,
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await gateway.intentsOf(two)).toHaveLength(0);
    expect(await inWallet(spec, mei)).toBe("40.00");
  });
});
