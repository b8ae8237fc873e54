import { messageList } from "@sihai/contract/message";
import * as contract from "@sihai/contract/payment";
import { describe, expect, it } from "vitest";
import { aKey, atBoth, inWallet, race } from "#testing";
import { addressId, gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, aSavedCard, aTrade, cards, payWith } from "../../../../testing/payment/payments.ts";
import { changeRule } from "../../../../testing/setting/change-rule.ts";
import { cancelOpenTrade } from "../cancel-open-trade.ts";

standOnCardGround();

const limits = { triesHour: 3, failedDay: 2, newDays: 7, newDayMost: "100.00" };
const codeOf = (reply: { ok: boolean; code?: string }) => (reply.ok ? "ok" : reply.code);

describe("paying by card beyond its limits (a setting)", () => {
  it("is refused by number of tries, whatever races; the gateway is not asked, and an hour later it goes on", async () => {
    await changeRule(spec, "cardLimits", { ...limits, newDayMost: "50000.00" });
    const trades: string[] = [];
    for (let made = 0; made < 6; made++) trades.push(await aRecharge(mei, "10.00"));
    const me = atBoth(mei, await spec.anotherNode());
    const tried = await race(6, (index) => payWith(me(index), trades[index] ?? "", cards.visa, { addressId }));
    expect(tried.map(codeOf).toSorted()).toEqual([...Array(3).fill("CARD_TRIES_REACHED"), "ok", "ok", "ok"]);
    const asked = await Promise.all(trades.map((tradeNo) => gateway.intentsOf(tradeNo)));
    expect(asked.flat()).toHaveLength(3);
    expect(await inWallet(spec, mei)).toBe("30.00");
    await spec.advance(3_601);
    expect(codeOf(await payWith(mei, await aRecharge(mei, "10.00"), cards.visa, { addressId }))).toBe("ok");
  });

  it("is refused after many failures for a day, by a saved card too", async () => {
    await changeRule(spec, "cardLimits", { ...limits, triesHour: 100, newDayMost: "50000.00" });
    const cardId = await aSavedCard(mei, addressId);
    const tradeNo = await aRecharge(mei, "10.00");
    for (let failed = 0; failed < 2; failed++)
      expect(await payWith(mei, tradeNo, cards.broke, { addressId })).toMatchObject({ ok: true, data: { status: "declined" } });
    const body = { tradeNo, cardId, currency: "CNY" as const };
    const again = () => mei.call(contract.payBySavedCard, { body }, { key: aKey() });
    expect(await again()).toMatchObject({ code: "CARD_FAILED_OFTEN", status: 409 });
    await spec.advance(86_401);
    expect(codeOf(await again())).toBe("ok");
  });

  it("stands at the desk of finance, which lets that one payment through or not, once and with a reason", async () => {
    await changeRule(spec, "cardLimits", limits);
    const finance = await spec.staff("finance");
    const [large, other] = [await aRecharge(mei, "150.00"), await aRecharge(mei, "160.00")];
    for (const tradeNo of [large, large, other])
      expect(codeOf(await payWith(mei, tradeNo, cards.visa, { addressId }))).toBe("CARD_NEW_ACCOUNT_LIMIT");
    const waiting = async () =>
      (await finance.must(contract.listCardHolds, { query: {} })).list.filter((one) => one.customerMark === `SH${mei.id}`);
    expect(await waiting()).toMatchObject([
      { tradeNo: large, why: "new-account", amount: "150.00", purpose: "recharge", state: "open" },
      { tradeNo: other },
    ]);
    const decide = (tradeNo: string, decision: "released" | "refused") =>
      finance.call(contract.decideCardHold, { body: { tradeNo, decision, reason: "Known by phone" } }, { key: aKey() });
    const pressed = await race(4, () => decide(large, "released"));
    expect(pressed.map(codeOf).toSorted()).toEqual([...Array(3).fill("CARD_HOLD_DECIDED"), "ok"]);
    const asked = async () => (await mei.must(contract.getTrade, { query: { tradeNo: other } })) satisfies { methods: string[] };
    expect(await asked()).toMatchObject({ methods: ["card"], isCardRefused: false });
    expect(codeOf(await decide(other, "refused"))).toBe("ok");
    expect(await asked()).toMatchObject({ methods: [], isCardRefused: true });
    expect(codeOf(await decide("T260101ZZZZZZZZ", "refused"))).toBe("CARD_HOLD_NOT_FOUND");
    expect(codeOf(await payWith(mei, large, cards.visa, { addressId }))).toBe("ok");
    expect(codeOf(await payWith(mei, other, cards.visa, { addressId }))).toBe("CARD_REFUSED_BY_FINANCE");
    expect(await inWallet(spec, mei)).toBe("150.00");
    expect(await waiting()).toEqual([]);
    const kept = await spec.deps.db.selectFrom("audit_log").select("action").where("subject", "=", `trade:${large}`).execute();
    expect(kept).toEqual([{ action: "card-hold.released" }]);
    const told = await mei.must(messageList, { body: { pageSize: 20 } });
    expect(told.list.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["You can now pay by card", "Please pay another way"]),
    );
  });

  it("let through once is looked at again for what came after: more failures, or a sum beside it", async () => {
    const own = { ...limits, triesHour: 4 };
    await changeRule(spec, "cardLimits", own);
    const finance = await spec.staff("finance");
    const open = async () =>
      (await finance.must(contract.listCardHolds, { query: {} })).list.find((one) => one.customerMark === `SH${mei.id}`);
    const release = (tradeNo: string) =>
      finance.call(
        contract.decideCardHold,
        { body: { tradeNo, decision: "released", reason: "Known by phone" } },
        { key: aKey() },
      );
    const pays = async (tradeNo: string, token: string) => codeOf(await payWith(mei, tradeNo, token, { addressId }));
    const [large, small] = [await aRecharge(mei, "150.00"), await aRecharge(mei, "90.00")];
    expect(await pays(large, cards.visa)).toBe("CARD_NEW_ACCOUNT_LIMIT");
    expect(codeOf(await release(large))).toBe("ok");
    await spec.advance(1);
    for (let failed = 0; failed < 2; failed++) expect(await pays(large, cards.broke)).toBe("ok");
    const again = await race(3, () => pays(large, cards.visa));
    expect(again).toEqual(Array(3).fill("CARD_FAILED_OFTEN"));
    expect(await open()).toMatchObject({ tradeNo: large, why: "failed", failed: 2 });
    await spec.advance(1);
    expect(codeOf(await release(large))).toBe("ok");
    await spec.advance(1);
    await changeRule(spec, "cardLimits", { ...own, failedDay: 100 });
    expect(await pays(small, cards.visa)).toBe("ok");
    expect(await pays(large, cards.visa)).toBe("CARD_NEW_ACCOUNT_LIMIT");
    expect(await open()).toMatchObject({ tradeNo: large, why: "new-account" });
    await spec.advance(1);
    expect(codeOf(await release(large))).toBe("ok");
    expect(await pays(large, cards.visa)).toBe("ok");
    expect(await inWallet(spec, mei)).toBe("240.00");
  });

  it("leaves the desk when it is paid another way or called off, and is past deciding then", async () => {
    await changeRule(spec, "cardLimits", { ...limits, newDayMost: "90.00" });
    const finance = await spec.staff("finance");
    const { tradeNo, subjectId } = await aTrade(spec, mei, "150.00");
    expect(codeOf(await payWith(mei, tradeNo, cards.visa, { addressId }))).toBe("CARD_NEW_ACCOUNT_LIMIT");
    const standing = async () => {
      const { list, open } = await finance.must(contract.listCardHolds, { query: {} });
      return { listed: list.some((one) => one.tradeNo === tradeNo), open };
    };
    const before = await standing();
    expect(before.listed).toBe(true);
    await spec.deps.db
      .transaction()
      .execute((tx) => cancelOpenTrade(tx, { userId: mei.id, purpose: "back-payment", subjectId, at: spec.deps.clock.now() }));
    expect(await standing()).toEqual({ listed: false, open: before.open - 1 });
    const body = { tradeNo, decision: "released" as const, reason: "Known by phone" };
    expect(codeOf(await finance.call(contract.decideCardHold, { body }, { key: aKey() }))).toBe("CARD_HOLD_OVER");
  });

  it("is refused for a new account beyond its sum of a day, to the cent", async () => {
    await changeRule(spec, "cardLimits", { ...limits, triesHour: 100 });
    expect(codeOf(await payWith(mei, await aRecharge(mei, "60.00"), cards.visa, { addressId }))).toBe("ok");
    const more = await payWith(mei, await aRecharge(mei, "40.01"), cards.visa, { addressId });
    expect(more).toMatchObject({ code: "CARD_NEW_ACCOUNT_LIMIT" });
    expect(codeOf(await payWith(mei, await aRecharge(mei, "40.00"), cards.visa, { addressId }))).toBe("ok");
    await spec.advance(8 * 86_400);
    expect(codeOf(await payWith(mei, await aRecharge(mei, "500.00"), cards.visa, { addressId }))).toBe("ok");
  });
});
