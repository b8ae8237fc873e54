import * as order from "@sihai/contract/order";
import * as returns from "@sihai/contract/return";
import * as service from "@sihai/contract/service";
import { cnyText, type Language } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { paymentDict } from "@sihai/text/dict/payment";
import { receiptDict } from "@sihai/text/dict/receipt";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, pay, type SpecWorld } from "#testing";
import { aPaidOrder } from "../../../../testing/order/orders.ts";
import { theBenches } from "../../../../testing/parcel/parcels.ts";
import { cards, payWith } from "../../../../testing/payment/payments.ts";
import { acts, inStorage, request, theDesk } from "../../../../testing/return/returns.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

const bare = (text: string) => text.replace(/\s+/g, "");

async function receiptOf(client: Client, orderNo: string, lang: Language): Promise<string> {
  const reply = await client.fetch(`/api/order/receipt-pdf?${new URLSearchParams({ orderNo, lang })}`);
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  return bare((await extractText(pdf, { mergePages: true })).text);
}

async function wordsOf(lang: Language) {
  const [of, payment, paper] = await Promise.all([orderDict.load(lang), paymentDict.load(lang), receiptDict.load(lang)]);
  return { of, purposes: payment.purposes, no: paper.paymentNo, named: payment.cards };
}

it("an order sent in by its owner, which cost nothing, has a receipt once a service was paid for it", async () => {
  const mei = await aBuyer(world);
  const { itemNo } = await aStoredItem(world, mei, await theBenches(world));
  const [{ orderNo = "" } = {}] = (await mei.must(order.listOrders, { query: {} })).list;
  const shown = () => mei.must(order.orderDetail, { query: { orderNo } });
  expect(await shown()).toMatchObject({ lines: [], isPaidApart: false });
  const photos = [{ serviceNo: "fine-photo" as const, quantity: 1, remarks: "label" }];
  const body = { itemNo, services: photos, seenTotal: "2.00" };
  const { tradeNo } = await mei.must(service.orderServices, { body }, { key: aKey() });
  expect((await pay(mei, tradeNo ?? "")).ok).toBe(true);
  expect(await shown()).toMatchObject({ lines: [], isPaidApart: true });
});

describe.each(["en", "zh"] as const)("an order's receipt in %s", (lang) => {
  it("has a supplement that was paid, its payment, and what the card was charged for it", async () => {
    const mei = await aBuyer(world);
    const addressId = await anAddress(world, mei);
    const { orderNo, itemNo, total } = await aPaidOrder(world, mei);
    const buyer = await world.staff("buyer");
    await buyer.must(order.takeItems, { body: { itemNos: [itemNo] } });
    const asked = { itemNo, reason: "real-price" as const, amount: "12.00", note: "the seller raised it" };
    await buyer.must(service.askSupplement, { body: asked }, { key: aKey() });
    const [open] = (await mei.must(service.listSupplements, { query: { orderNo } })).list;
    const tradeNo = open?.tradeNo ?? "";
    const words = await wordsOf(lang);
    expect(await receiptOf(mei, orderNo, lang)).not.toContain(words.purposes.supplement);

    expect((await payWith(mei, tradeNo, cards.visa, { addressId })).ok).toBe(true);
    const text = await receiptOf(mei, orderNo, lang);
    expect(text).toContain(bare(`${words.purposes.supplement} ${cnyText("12.00")} ${words.no(tradeNo)}`));
    expect(text).toContain(bare(`${words.of.cardSurcharge} ${cnyText("0.42")} ${words.of.chargedToCard(1)} ${cnyText("12.42")}`));
    // It raised what the purchase may cost, and is counted once all the same.
    expect(text).toContain(bare(`${words.of.paid} ${cnyText(total)}`));
    expect(text).toContain(bare(words.named.named(words.named.brands.visa, "4242")));
  });

  it("has services that were paid later, and what came back of them, each payment apart", async () => {
    const mei = await aBuyer(world);
    const { orderNo, itemNos } = await inStorage(world, mei, await theDesk(world));
    const [itemNo = ""] = itemNos;
    const photos = [{ serviceNo: "fine-photo" as const, quantity: 3, remarks: "label" }];
    const placed = await mei.must(
      service.orderServices,
      { body: { itemNo, services: photos, seenTotal: "5.00" } },
      { key: aKey() },
    );
    const tradeNo = placed.tradeNo ?? "";
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    const words = await wordsOf(lang);
    const paid = bare(`${words.purposes.service} ${cnyText("5.00")} ${words.no(tradeNo)}`);
    const back = bare(`${words.of.refunded} ${cnyText("-5.00")} ${words.no(tradeNo)}`);
    const before = await receiptOf(mei, orderNo, lang);
    expect([before.includes(paid), before.includes(back)]).toEqual([true, false]);

    await mei.must(service.cancelService, { body: { entryId: placed.entryIds[0] ?? "" } }, { key: aKey() });
    expect(await receiptOf(mei, orderNo, lang)).toContain(`${paid}${back}`);
  });

  it("has what an exchange cost, and what its way back did not need", async () => {
    const mei = await aBuyer(world);
    const desk = await theDesk(world);
    // The first of a month is free.
    await request(mei, await inStorage(world, mei, desk));
    const goods = await inStorage(world, mei, desk);
    const returnNo = await request(mei, goods, "exchange");
    const act = acts(mei, desk, returnNo, async () => "");
    expect((await act.approve()).ok).toBe(true);
    const [open] = (await mei.must(returns.listReturns, { query: {} })).list.filter((one) => one.returnNo === returnNo);
    const tradeNo = open?.tradeNo ?? "";
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    expect((await act.send("10.00")).ok).toBe(true);
    const words = await wordsOf(lang);
    const text = await receiptOf(mei, goods.orderNo, lang);
    expect(text).toContain(
      bare(
        `${words.purposes.return} ${cnyText("22.00")} ${words.no(tradeNo)} ${words.of.refunded} ${cnyText("-2.00")} ${words.no(tradeNo)}`,
      ),
    );
  });
});
