import { languages } from "@sihai/domain/language";
import { seededSettings } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { consultDict } from "./dict/care/consult.ts";
import { consoleBankLineDict } from "./dict/console/bank-line.ts";
import { consoleBuyingDict } from "./dict/console/buying.ts";
import { consoleClaimDict } from "./dict/console/claim.ts";
import { consoleConsultDict } from "./dict/console/consult.ts";
import { consoleDashboardDict } from "./dict/console/dashboard.ts";
import { consoleFreightDict } from "./dict/console/freight.ts";
import { consoleReturnDict } from "./dict/console/return.ts";
import { consoleServiceDict } from "./dict/console/service.ts";
import { consoleDict } from "./dict/console/shell.ts";
import { consoleStorageDict } from "./dict/console/storage.ts";
import { consoleSuspenseDict } from "./dict/console/suspense.ts";
import { consoleTransferDict } from "./dict/console/transfer.ts";
import { freightDict } from "./dict/freight.ts";
import { goodsDict } from "./dict/goods.ts";
import { identityMeDict } from "./dict/me/identity-me.ts";
import { orderDict } from "./dict/order.ts";
import { parcelDict } from "./dict/parcel.ts";
import { paymentDict } from "./dict/payment.ts";
import { walletDict } from "./dict/payment-wallet.ts";
import { planDict } from "./dict/plan.ts";
import { returnDict } from "./dict/return.ts";
import { serviceDict } from "./dict/service.ts";
import { storageDict } from "./dict/storage.ts";

describe.each(languages)("in %s", (language) => {
  it("what the warehouse signed for has one word, on the tab, the item, the order and at Me", async () => {
    const [order, me] = await Promise.all([orderDict.load(language), identityMeDict.load(language)]);
    const word = order.itemState.signed;
    expect([order.state.signed, order.tabSigned].every((text) => text.startsWith(word))).toBe(true);
    expect(me.orderSigned).toBe(word);
  });

  it("an order under way has one word, on its tab, on the order and at Me", async () => {
    const [order, me] = await Promise.all([orderDict.load(language), identityMeDict.load(language)]);
    expect([order.tabPending, me.orderPending]).toEqual([order.state.pending, order.state.pending]);
  });

  it("after-sales of a parcel are not called by its delivery: they can be asked about while it is on its way", async () => {
    const [shop, desk] = await Promise.all([consultDict.load(language), consoleConsultDict.load(language)]);
    expect(shop.types["after-sale"]).not.toMatch(/deliver|签收|送达/i);
    expect(desk.types["after-sale"]).toBe(shop.types["after-sale"]);
  });

  it("a parcel its receiver has is not called as one the warehouse signed for", async () => {
    const [order, parcel] = await Promise.all([orderDict.load(language), parcelDict.load(language)]);
    expect(parcel.states.completed).toBe(order.itemState.received);
    expect(parcel.states.completed).not.toBe(order.itemState.signed);
  });

  it("the fee for each parcel has one word, before the goods are bought and in a line's price (rule I-106)", async () => {
    const [goods, freight] = await Promise.all([goodsDict.load(language), freightDict.load(language)]);
    expect(goods.lineOperation).toBe(freight.quoteLabels.operation);
  });

  it("buying it without more has one word, before the order and on it", async () => {
    const [goods, order] = await Promise.all([goodsDict.load(language), orderDict.load(language)]);
    expect(goods.lineService).toBe(order.line["basic-purchase"]);
  });

  it("until when to pay has one word, whatever is to be paid", async () => {
    const dicts = [orderDict, paymentDict, storageDict, serviceDict, returnDict, consultDict];
    const said = await Promise.all(dicts.map(async (dict) => (await dict.load(language)).payBefore));
    expect(new Set(said).size).toBe(1);
  });

  it("what is charged for each piece says so, and what is charged once for an item of several says that", async () => {
    const [order, storage] = await Promise.all([orderDict.load(language), storageDict.load(language)]);
    const [piece, item] = { en: ["per piece", "per item"], zh: ["每件", "每种商品"] }[language] as [string, string];
    expect(order.serviceFixedNote(seededSettings)).toContain(piece);
    expect(storage.pricePerMonth("", seededSettings.storageExtension)).toContain(item);
  });

  it("a plan names what its parcels ask for beside the deposit as their own costs do", async () => {
    const [plan, { charges }] = await Promise.all([planDict.load(language), parcelDict.load(language)]);
    const said = plan.depositAhead("5%").toLowerCase();
    for (const charge of [charges.measuring, charges.storage]) expect(said).toContain(charge.toLowerCase());
  });

  it("what is paid for services on items has one word where it is paid and in the bills, and no other sum has it", async () => {
    const [payment, wallet] = await Promise.all([paymentDict.load(language), walletDict.load(language)]);
    expect(wallet.kinds.service).toBe(payment.purposes.service);
    expect(Object.values(wallet.accounts)).not.toContain(wallet.kinds.service);
  });

  it("what a card was charged with its surcharge is said alike of a bill, an order and a parcel", async () => {
    const [wallet, order, parcel] = [
      await walletDict.load(language),
      await orderDict.load(language),
      await parcelDict.load(language),
    ];
    const said = wallet.cardChargedWith("128.34", "4.34");
    expect([order.cardChargedWith("128.34", "4.34", 1), parcel.cardChargedWith("128.34", "4.34", 1)]).toEqual([said, said]);
  });

  it("a fast line is not called international: one inside mainland China is fast too", async () => {
    const [shop, desk] = await Promise.all([freightDict.load(language), consoleFreightDict.load(language)]);
    expect(desk.choices.express).toBe(shop.services.express);
    expect(shop.services.express).not.toMatch(/国际|international/i);
  });

  it("tags that stand side by side begin alike", async () => {
    const { newAnswer, states } = await consultDict.load(language);
    for (const text of [newAnswer, ...Object.values(states)]) expect(text[0]).toBe(text[0]?.toUpperCase());
  });

  it("a figure of the console’s overview is called as the tab it leads to", async () => {
    const { views } = await consoleDashboardDict.load(language);
    const [shared, service] = await Promise.all([consoleDict.load(language), consoleServiceDict.load(language)]);
    const desks = {
      buying: (await consoleBuyingDict.load(language)).tabs,
      packing: shared.parcelStates,
      returns: (await consoleReturnDict.load(language)).tabs,
      claims: (await consoleClaimDict.load(language)).tabs,
      services: service.stages,
      storage: (await consoleStorageDict.load(language)).tabs,
      transfers: (await consoleTransferDict.load(language)).tabs,
      "bank-lines": (await consoleBankLineDict.load(language)).tabs,
      suspense: (await consoleSuspenseDict.load(language)).tabs,
    };
    expect(desks).toMatchObject(views);
  });
});
