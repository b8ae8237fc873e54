import { listCart } from "@sihai/contract/cart";
import * as contract from "@sihai/contract/enquiry";
import { messageList } from "@sihai/contract/message";
import { beforeAll, describe, expect, it } from "vitest";
import { anAddress, aWorld, type Client, race, type SpecWorld } from "#testing";

import { anEnquiry, anOfferable, answerBody, type Offerable } from "../../../testing/enquiry/enquiries.ts";

let world: SpecWorld;
let cups: Offerable;
let support: Client;
beforeAll(async () => {
  world = await aWorld();
  cups = await anOfferable(world);
  support = await world.staff("support");
});

const day = 86_400;

async function form(client: Client, change: object = {}) {
  return {
    products: [{ link: cups.link, name: "杯子", specification: "白色", quantity: 1 }],
    addressId: await anAddress(world, client),
    plan: "fastest" as const,
    termsAgreed: true,
    ...change,
  };
}

describe("asking", () => {
  it("keeps products, address and plan, recognises the link, and is due within a working day", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anEnquiry(world, mei, [`看看 ${cups.link} 快来买`, "https://an-unknown-maker.cn/p/9"]);
    const enquiry = await mei.must(contract.readEnquiry, { query: { enquiryNo } });
    expect(enquiry).toMatchObject({
      state: "open",
      plan: "overall",
      address: { country: "DE" },
      products: [
        { seq: 1, link: cups.link },
        { seq: 2, link: "https://an-unknown-maker.cn/p/9", platform: null },
      ],
      costs: null,
      may: { withdraw: true, putInCart: false },
    });
    expect(enquiry.products[0]?.platform).not.toBeNull();
    expect(Date.parse(enquiry.dueAt)).toBeGreaterThan(Date.parse(enquiry.createdAt));
  });

  it("needs the rules accepted, a link, and an address of one's own", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper()];
    const ask = async (change: object) => mei.call(contract.submitEnquiry, { body: await form(mei, change) });
    expect(await ask({ termsAgreed: false })).toMatchObject({ ok: false, code: "ENQUIRY_TERMS_NOT_AGREED" });
    const noLink = [{ link: "the red one", name: "x", specification: "y", quantity: 1 }];
    expect(await ask({ products: noLink })).toMatchObject({ ok: false, code: "ENQUIRY_LINK_WRONG", data: { product: 1 } });
    expect(await ask({ addressId: await anAddress(world, omar) })).toMatchObject({ ok: false, code: "ADDRESS_NOT_FOUND" });
    expect(await ask({ products: [{ link: cups.link, name: "", specification: "y", quantity: 1 }] })).toMatchObject({
      ok: false,
      status: 400,
    });
    expect((await mei.must(contract.listEnquiries)).total).toBe(0);
  });

  it("lets at most ten wait at a time, also when sent together", async () => {
    const mei = await world.shopper();
    const body = await form(mei);
    const sent = await race(16, (index) => mei.call(contract.submitEnquiry, { body }, { key: `flood-${mei.id}-${index}` }));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(10);
    expect((await mei.must(contract.listEnquiries)).total).toBe(10);
  });

  it("is taken back before the answer, not after", async () => {
    const mei = await world.shopper();
    const [first, second] = [await anEnquiry(world, mei, [cups.link]), await anEnquiry(world, mei, [cups.link])];
    await mei.must(contract.withdrawEnquiry, { body: { enquiryNo: first } });
    expect(await support.call(contract.answerEnquiry, { body: answerBody(first, cups, [1]) })).toMatchObject({
      code: "ENQUIRY_STATE_REFUSED",
    });
    await support.must(contract.answerEnquiry, { body: answerBody(second, cups, [1]) });
    expect(await mei.call(contract.withdrawEnquiry, { body: { enquiryNo: second } })).toMatchObject({
      code: "ENQUIRY_STATE_REFUSED",
    });
  });
});

describe("answering", () => {
  it("queues by due time and counts what is late", async () => {
    const mei = await world.shopper();
    await anEnquiry(world, mei, [cups.link]);
    const { list } = await support.must(contract.enquiryQueue, { query: { pageSize: 100 } });
    const due = list.map(({ dueAt }) => dueAt);
    expect(due).toEqual([...due].sort());
  });

  it.each(["open", "ended"] as const)("reads what is %s page by page, and what is asked meanwhile moves nothing", async (tab) => {
    const mei = await world.shopper();
    const ask = () => anEnquiry(world, mei, [cups.link]);
    const asked = [await ask(), await ask(), await ask()];
    const end = (enquiryNo: string) => mei.must(contract.withdrawEnquiry, { body: { enquiryNo } });
    if (tab === "ended") for (const enquiryNo of asked) await end(enquiryNo);
    const page = (after?: string) =>
      support.must(contract.enquiryQueue, { query: { tab, pageSize: 2, ...(after && { after }) } });
    const first = await page();
    expect(first.total).toBeGreaterThanOrEqual(3);
    const later = await ask();
    if (tab === "ended") await end(later);
    const seen = first.list.map(({ enquiryNo }) => enquiryNo);
    for (let { next } = first; next !== null; ) {
      const further = await page(next);
      seen.push(...further.list.map(({ enquiryNo }) => enquiryNo));
      next = further.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(asked));
    expect(await support.call(contract.enquiryQueue, { query: { after: "2" } })).toMatchObject({ ok: false, status: 400 });
  });

  it("sends goods, freight of a line and the whole sum, and tells the customer", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anEnquiry(world, mei, [cups.link]);
    const quantity = Math.max(2, cups.minimum);
    const { lines } = await support.must(contract.estimateEnquiry, {
      body: { enquiryNo, goods: [{ goodsId: cups.goodsId, skuId: cups.skuId, quantity }] },
    });
    const line = lines[0];
    if (!line) throw new Error("no line goes there");
    const body = { ...answerBody(enquiryNo, cups, [1]), lineId: line.lineId };
    await support.must(contract.answerEnquiry, { body });
    const enquiry = await mei.must(contract.readEnquiry, { query: { enquiryNo } });
    const goods = Number(cups.unitPrice) * quantity;
    expect(enquiry).toMatchObject({ state: "answered", isNew: true, freight: { lineId: line.lineId, total: line.total } });
    expect(Number(enquiry.costs?.total)).toBeCloseTo(goods + Number(cups.domesticFreight) + Number(line.total), 2);
    expect((await mei.must(contract.countNewEnquiries)).unread).toBe(1);
    await mei.must(contract.seeEnquiry, { body: { enquiryNo } });
    expect((await mei.must(contract.countNewEnquiries)).unread).toBe(0);
    const { list } = await mei.must(messageList, { query: {} });
    expect(list.some(({ text }) => text.includes(enquiryNo))).toBe(true);
  });

  it("answers every product or says why not, with goods that are there and lines that take them", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anEnquiry(world, mei, [cups.link, cups.link]);
    const answer = (body: object) =>
      support.call(contract.answerEnquiry, { body: { ...answerBody(enquiryNo, cups, [1, 2]), ...body } });
    const [first] = answerBody(enquiryNo, cups, [1]).products;
    if (!first) throw new Error("no product");
    const tooMany = { ...first, offers: first.offers.map((offer) => ({ ...offer, quantity: 9999 })) };
    const free = { ...first, offers: first.offers.map((offer) => ({ ...offer, unitPrice: "0.00" })) };
    expect(await answer({ products: [first] })).toMatchObject({ code: "ENQUIRY_OFFER_WRONG", data: { product: 2 } });
    expect(await answer({ products: [first, { seq: 2, offers: [] }] })).toMatchObject({ code: "ENQUIRY_OFFER_WRONG" });
    expect(await answer({ products: [tooMany, { ...first, seq: 2 }] })).toMatchObject({ code: "ENQUIRY_OFFER_WRONG" });
    expect(await answer({ products: [free, { ...first, seq: 2 }] })).toMatchObject({ code: "ENQUIRY_OFFER_WRONG" });
    expect(await answer({ products: [first, { ...first, seq: 2 }, { ...first, seq: 3 }] })).toMatchObject({
      code: "ENQUIRY_OFFER_WRONG",
    });
    expect(await answer({ lineId: "no-such-line" })).toMatchObject({ code: "ENQUIRY_LINE_WRONG" });
    expect((await answer({ products: [first, { seq: 2, offers: [], note: "停产" }] })).ok).toBe(true);
  });

  it("is sent once when two clerks answer at the same moment", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anEnquiry(world, mei, [cups.link]);
    const sent = await race(8, (index) =>
      support.call(contract.answerEnquiry, { body: answerBody(enquiryNo, cups, [1]) }, { key: `answer-${enquiryNo}-${index}` }),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    const enquiry = await mei.must(contract.readEnquiry, { query: { enquiryNo } });
    expect(enquiry.products[0]?.offers).toHaveLength(1);
  });

  it("closes with a reason what nothing can be offered for", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anEnquiry(world, mei, [cups.link]);
    await support.must(contract.declineEnquiry, { body: { enquiryNo, note: "禁运商品" } });
    expect(await mei.must(contract.readEnquiry, { query: { enquiryNo } })).toMatchObject({
      state: "closed",
      closeReason: "declined",
      answerNote: "禁运商品",
      isNew: true,
    });
  });
});

describe("the answer as a ready cart", () => {
  async function anAnswer(client: Client, unitPrice?: string) {
    const enquiryNo = await anEnquiry(world, client, [cups.link]);
    await support.must(contract.answerEnquiry, { body: answerBody(enquiryNo, cups, [1], unitPrice) });
    return enquiryNo;
  }
  const linesOf = async (client: Client) => (await client.must(listCart)).shops.flatMap(({ lines }) => lines);

  it("goes in at the offered price, once, whoever presses how often", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anAnswer(mei, "1.23");
    const pressed = await race(12, (index) =>
      mei.call(contract.putEnquiryInCart, { body: { enquiryNo } }, { key: `cart-${enquiryNo}-${index}` }),
    );
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await linesOf(mei)).toMatchObject([
      { goodsId: cups.goodsId, quantity: Math.max(2, cups.minimum), unitPrice: "1.23", isBuyersOwnPrice: true },
    ]);
    expect((await mei.must(contract.readEnquiry, { query: { enquiryNo } })).state).toBe("in-cart");
  });

  it("keeps the seller's own price where it was offered", async () => {
    const mei = await world.shopper();
    await mei.must(contract.putEnquiryInCart, { body: { enquiryNo: await anAnswer(mei) } });
    expect(await linesOf(mei)).toMatchObject([{ unitPrice: cups.unitPrice, isBuyersOwnPrice: false }]);
  });

  it("is nobody else's", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper()];
    const enquiryNo = await anAnswer(mei);
    const theirs = await omar.call(contract.putEnquiryInCart, { body: { enquiryNo } });
    const unknown = await omar.call(contract.putEnquiryInCart, { body: { enquiryNo: "XJ999999999" } });
    expect(theirs).toMatchObject({ ok: false, code: "ENQUIRY_NOT_FOUND" });
    expect(theirs).toEqual(unknown);
  });

  it("lapses after seven days", async () => {
    const mei = await world.shopper();
    const enquiryNo = await anAnswer(mei);
    await world.advance(7 * day + 1);
    expect(await mei.call(contract.putEnquiryInCart, { body: { enquiryNo } })).toMatchObject({ code: "ENQUIRY_STATE_REFUSED" });
    expect(await mei.must(contract.readEnquiry, { query: { enquiryNo } })).toMatchObject({
      state: "closed",
      closeReason: "expired",
    });
  });
});
