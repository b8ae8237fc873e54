import { parcelOptions } from "@sihai/contract/parcel";
import * as calls from "@sihai/contract/return";
import { listStorage, moveToShelf, readShelf } from "@sihai/contract/storage";
import { readStored } from "@sihai/contract/warehouse";
import { mayMoveReturn, nextReturnMonth, type ReturnState } from "@sihai/domain/return";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aBuyer,
  aKey,
  anAddress,
  atBoth,
  aWorld,
  type Client,
  inDeposit,
  inWallet,
  logInAgain,
  pay,
  race,
  type SpecWorld,
  watchLockOrder,
} from "#testing";
import { allPages } from "../../../testing/all-pages.ts";
import { aGrowthOf } from "../../../testing/membership/members.ts";
import { anOrderCoupon } from "../../../testing/order/order-coupons.ts";
import { itemOf } from "../../../testing/order/orders.ts";
import {
  acts,
  arrive,
  ask,
  type Desk,
  inStorage,
  proofOf,
  type Returnable,
  request,
  theDesk,
  viewOf,
} from "../../../testing/return/returns.ts";
import { changeLevel } from "../membership/member.store.ts";
import { autopilotReturns } from "./index.ts";

watchLockOrder();

let world: SpecWorld;
let desk: Desk;
let mei: Client;
const dayS = 86_400;

beforeAll(async () => {
  world = await aWorld();
  desk = await theDesk(world);
});
beforeEach(async () => {
  mei = await aBuyer(world);
});

const yuan = (fen: number) => (fen / 100).toFixed(2);
const fen = (amount: string) => Math.round(Number(amount) * 100);
const actsOn = (client: Client, returnNo: string) => acts(client, desk, returnNo, () => proofOf(desk, returnNo));

async function staffAgain() {
  desk = await theDesk(world);
}

describe("asking to return goods in storage", () => {
  it("is offered for five days with its cost, and takes the goods off what can be sent", async () => {
    const goods = await inStorage(world, mei, desk);
    const options = await mei.must(calls.returnOptions, { query: { orderNo: goods.orderNo } });
    expect(options).toMatchObject({ freeLeft: 1, freeAMonth: 1, fees: { return: "5.00", exchange: "10.00" } });
    expect(options.freightEstimate).toEqual({ low: "6.00", high: "25.00" });
    expect(options.items).toMatchObject([{ itemNo: goods.itemNos[0], obstacle: null, cost: yuan(goods.cost) }]);
    expect(typeof options.items[0]?.sellerTakesBack).toBe("boolean");

    const returnNo = await request(mei, goods);
    expect(await viewOf(mei, returnNo)).toMatchObject({ state: "applied", isFree: true, fee: "0.00", cancellable: true });
    expect((await mei.must(listStorage)).list).toEqual([]);
    const addressId = await anAddress(world, mei);
    expect(await mei.call(parcelOptions, { body: { itemIds: goods.itemIds, addressId } })).toMatchObject({ ok: false });
    expect(await ask(mei, goods)).toMatchObject({ code: "RETURN_NOT_ELIGIBLE", data: { obstacle: "under-way" } });
    const free = await mei.must(calls.returnOptions, { query: { orderNo: goods.orderNo } });
    expect([free.freeLeft, free.items[0]?.obstacle]).toEqual([0, "under-way"]);
  });

  it("is refused after the fifth day, for what was not bought here and for another's order alike an unknown one", async () => {
    const goods = await inStorage(world, mei, desk);
    const stranger = await aBuyer(world);
    expect(await ask(stranger, goods)).toEqual(await ask(stranger, { ...goods, orderNo: "DG999999999" }));
    await world.advance(5 * dayS + 60);
    await logInAgain(world, mei);
    await staffAgain();
    expect(await ask(mei, goods)).toMatchObject({ code: "RETURN_NOT_ELIGIBLE", data: { obstacle: "window-closed" } });
    expect((await itemOf(mei, goods.orderNo)).state).toBe("stocked-in");
  });

  it("needs to know what is wanted instead, and pictures of one's own", async () => {
    const goods = await inStorage(world, mei, desk);
    const body = { orderNo: goods.orderNo, itemNos: goods.itemNos, reason: "damaged", description: "" } as const;
    expect(await mei.call(calls.applyForReturn, { body: { ...body, type: "exchange" } })).toMatchObject({
      code: "RETURN_WANTED_MISSING",
    });
    const photos = ["0123456789abcdef01234567"];
    expect(await mei.call(calls.applyForReturn, { body: { ...body, type: "return", photos } })).toMatchObject({
      code: "RETURN_PHOTO_NOT_FOUND",
    });
  });

  it("rule F26: twice at once at the month's edge, exactly one is free; the next month has its own", async () => {
    const goods: Returnable[] = [];
    for (const _ of [1, 2, 3]) goods.push(await inStorage(world, mei, desk));
    const edge = nextReturnMonth(world.deps.clock.now()).getTime();
    const toEdge = (edge - world.deps.clock.now().getTime()) / 1000;
    // Within the five days of the goods, else the goods of this spec come in first.
    if (toEdge > 4 * dayS) {
      await world.advance(Math.floor(toEdge) - 2 * dayS);
      await logInAgain(world, mei);
      await staffAgain();
      goods.length = 0;
      for (const _ of [1, 2, 3]) goods.push(await inStorage(world, mei, desk));
    }
    await world.advance(Math.floor((edge - world.deps.clock.now().getTime()) / 1000) - 30);
    await logInAgain(world, mei);
    const me = atBoth(mei, await world.anotherNode());
    const replies = await race(2, (index) => ask(me(index), goods[index] as Returnable));
    expect(replies.map((reply) => reply.ok && reply.data.isFree).sort()).toEqual([false, true]);
    expect(replies.map((reply) => (reply.ok ? reply.data.fee : "")).sort()).toEqual(["0.00", "5.00"]);
    await world.advance(60);
    expect(await ask(mei, goods[2] as Returnable)).toMatchObject({ ok: true, data: { isFree: true } });
    await staffAgain();
  });

  it("is free more often at a higher level, and gives the free operation back when it is called off", async () => {
    const at = world.deps.clock.now();
    await aGrowthOf(world, mei.id, 1_000, at);
    await world.deps.db.transaction().execute((tx) => changeLevel(tx, { userId: mei.id, level: 2, growth: 1_000, at }));
    const [first, second, third] = [
      await inStorage(world, mei, desk),
      await inStorage(world, mei, desk),
      await inStorage(world, mei, desk),
    ];
    const returnNo = await request(mei, first);
    expect(await ask(mei, second, "exchange")).toMatchObject({ data: { isFree: true } });
    await mei.must(calls.cancelReturn, { body: { returnNo } });
    expect(await ask(mei, third)).toMatchObject({ data: { isFree: true } });
    expect(await ask(mei, first)).toMatchObject({ data: { isFree: false, fee: "5.00" } });
  });

  it("stops the storage clock while it is open, and lets it go on when refused", async () => {
    const goods = await inStorage(world, mei, desk);
    const endOf = async () => (await mei.must(listStorage)).list[0]?.storage.endsAt ?? "";
    const before = Date.parse(await endOf());
    const returnNo = await request(mei, goods);
    await world.advance(3 * dayS);
    await logInAgain(world, mei);
    await staffAgain();
    await desk.buyer.must(calls.refuseReturn, { body: { returnNo, reason: "No defect on the photos" } });
    expect((Date.parse(await endOf()) - before) / 1000 / dayS).toBeCloseTo(3, 2);
    expect(await viewOf(mei, returnNo)).toMatchObject({ state: "refused", staffNote: "No defect on the photos" });
    expect(await inWallet(world, mei)).toBe(yuan(500_000 - goods.cost));
  });
});

describe("a return of goods a coupon reduced (rule F18)", () => {
  it.each([
    ["all of it", 1, 500],
    ["half of it", 2, 250],
  ])("brings %s as far as it was paid for: the coupon's part goes back to the promotion", async (_, part, promotions) => {
    await request(mei, await inStorage(world, mei, desk)); // takes the free one
    const couponId = await anOrderCoupon(world, mei, { reduce: "5.00", minSpend: "0.00" });
    const goods = await inStorage(world, mei, desk, { items: 2, couponId });
    const returnNo = await request(mei, goods);
    const before = fen(await inWallet(world, mei));
    const { approve, send, receive, refund } = actsOn(mei, returnNo);
    for (const step of [approve, () => send("10.00"), receive]) expect(await step()).toMatchObject({ ok: true });
    const sellers = Math.floor(goods.cost / part);
    expect(await refund(yuan(sellers), "half")).toMatchObject({ ok: true });
    const back = fen(await inWallet(world, mei)) - before;
    // Two items, each rounded down.
    expect(Math.abs(back - (sellers - 1500 - promotions))).toBeLessThanOrEqual(part === 1 ? 0 : 2);
    expect(await viewOf(mei, returnNo)).toMatchObject({
      state: "refunded",
      refund: yuan(back),
      feeTaken: "5.00",
      freightTaken: "10.00",
    });
    expect(await inDeposit(world, mei)).toBe("0.00");
  });
});

describe("a return", () => {
  it("brings the seller's refund less the way back and the fee, with proof, to the fen", async () => {
    await request(mei, await inStorage(world, mei, desk)); // takes the free one
    const goods = await inStorage(world, mei, desk, { items: 2 });
    expect(goods.itemNos).toHaveLength(2);
    const returnNo = await request(mei, goods);
    const before = fen(await inWallet(world, mei));
    const { approve, send, receive, refund } = actsOn(mei, returnNo);
    expect(await approve()).toMatchObject({ data: { state: "approved" } });
    expect(await send("301.00")).toMatchObject({ code: "RETURN_FREIGHT_REFUSED" });
    expect(await send("11.50")).toMatchObject({ ok: true });
    expect(await receive()).toMatchObject({ ok: true });
    expect(await refund(yuan(goods.cost + 1))).toMatchObject({ code: "RETURN_REFUND_TOO_HIGH" });
    expect(await refund(yuan(goods.cost - 300), "")).toMatchObject({ code: "RETURN_NOTE_MISSING" });
    const replies = await race(8, () => refund(yuan(goods.cost - 300), "Tag was cut off"));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const back = goods.cost - 300 - 1150 - 500;
    expect(fen(await inWallet(world, mei)) - before).toBe(back);
    const view = await viewOf(mei, returnNo);
    expect(view).toMatchObject({ state: "refunded", refund: yuan(back), feeTaken: "5.00", freightTaken: "11.50" });
    expect(view.items.reduce((sum, item) => sum + fen(item.refund), 0)).toBe(back);
    expect(view.proofs).toHaveLength(1);
    expect((await mei.fetch(`/api/files/${view.proofs[0]}`)).status).toBe(200);
    expect(view.steps.map(({ to }) => to)).toEqual(["applied", "approved", "sent-back", "seller-received", "refunded"]);
    expect((await itemOf(mei, goods.orderNo, 1)).state).toBe("returned");
    expect(await inDeposit(world, mei)).toBe("0.00");
  });

  it("leaves its shelf when it leaves for its seller: nobody who counts the shelf is asked for it", async () => {
    const goods = await inStorage(world, mei, desk);
    const [itemNo = ""] = goods.itemNos;
    const { approve, send } = actsOn(mei, await request(mei, goods));
    const { shelf } = await desk.receiver.must(readStored, { params: { itemNo } });
    const onShelf = async () => {
      const { items } = await desk.receiver.must(readShelf, { query: { warehouse: 1, shelf } });
      return items.some((item) => item.itemNo === itemNo);
    };
    await approve();
    expect(await onShelf()).toBe(true);
    expect(await send("11.50")).toMatchObject({ ok: true });
    expect(await onShelf()).toBe(false);
    const move = { body: { itemNo, shelf: "B-01-1" } };
    expect(await desk.receiver.call(moveToShelf, move, { key: aKey() })).toMatchObject({ code: "STORAGE_ITEM_AWAY" });
  });

  it("never bills the buyer for a refund too small to cover its costs", async () => {
    const goods = await inStorage(world, mei, desk);
    const returnNo = await request(mei, goods);
    const before = await inWallet(world, mei);
    const { approve, send, receive, refund } = actsOn(mei, returnNo);
    for (const act of [approve, () => send("20.00"), receive, () => refund("8.00")])
      expect(await act()).toMatchObject({ ok: true });
    expect(await inWallet(world, mei)).toBe(before);
    expect(await viewOf(mei, returnNo)).toMatchObject({ refund: "0.00", freightTaken: "8.00", feeTaken: "0.00" });
  });
});

describe("an exchange", () => {
  it("is paid before it leaves, costs no more than it did, and comes in at the bench again, once", async () => {
    await request(mei, await inStorage(world, mei, desk));
    const goods = await inStorage(world, mei, desk);
    const [itemNo = ""] = goods.itemNos;
    const returnNo = await request(mei, goods, "exchange");
    const { approve, send, receive, ship } = actsOn(mei, returnNo);
    expect(await approve()).toMatchObject({ data: { state: "awaiting-payment" } });
    expect(await send()).toMatchObject({ code: "RETURN_STATE_REFUSED" });
    const waiting = await viewOf(mei, returnNo);
    expect(waiting).toMatchObject({ toPay: "22.00", freightQuote: "12.00" });
    const before = fen(await inWallet(world, mei));
    expect(await pay(mei, waiting.tradeNo ?? "")).toMatchObject({ ok: true });
    expect(await mei.call(calls.cancelReturn, { body: { returnNo } })).toMatchObject({ code: "RETURN_STATE_REFUSED" });
    expect(await send("9.00")).toMatchObject({ ok: true });
    expect(before - fen(await inWallet(world, mei))).toBe(1900);
    expect(await inDeposit(world, mei)).toBe("0.00");
    expect(await receive()).toMatchObject({ ok: true });
    const trackingNo = `SF6${String(Date.now()).slice(-10)}0`;
    expect(await ship(trackingNo)).toMatchObject({ ok: true });
    expect(await itemOf(mei, goods.orderNo)).toMatchObject({ state: "seller-shipped", trackingNo });
    await arrive(desk, trackingNo, [itemNo]);
    const { list } = await mei.must(listStorage);
    expect(list).toMatchObject([{ itemNo, storage: { phase: "free", daysLeft: 90, paused: false } }]);
    expect(list[0]?.photos).toHaveLength(3);
    expect((await viewOf(mei, returnNo)).items[0]?.backInStorage).toBe(true);
    expect(await ask(mei, goods)).toMatchObject({ code: "RETURN_NOT_ELIGIBLE", data: { obstacle: "already-exchanged" } });
  });

  it("is off when nobody pays within 72 hours, and not a second before", async () => {
    await request(mei, await inStorage(world, mei, desk));
    const goods = await inStorage(world, mei, desk);
    const returnNo = await request(mei, goods, "exchange");
    await actsOn(mei, returnNo).approve();
    await world.advance(3 * dayS - 60);
    await logInAgain(world, mei);
    expect((await viewOf(mei, returnNo)).state).toBe("awaiting-payment");
    await world.advance(61);
    expect(await viewOf(mei, returnNo)).toMatchObject({ state: "cancelled", tradeNo: null });
    expect((await itemOf(mei, goods.orderNo)).state).toBe("stocked-in");
    await staffAgain();
  });

  it("that the seller cannot make is refunded whole, its costs having been paid", async () => {
    const goods = await inStorage(world, mei, desk);
    const returnNo = await request(mei, goods, "exchange");
    const { approve, send, receive, refund } = actsOn(mei, returnNo);
    await approve();
    await pay(mei, (await viewOf(mei, returnNo)).tradeNo ?? "");
    const before = fen(await inWallet(world, mei));
    for (const act of [() => send("12.00"), receive, () => refund(yuan(goods.cost), "")])
      expect(await act()).toMatchObject({ ok: true });
    expect(fen(await inWallet(world, mei)) - before).toBe(goods.cost);
  });
});

describe("rule F41: every act in every state by direct call", () => {
  type ActName = keyof ReturnType<typeof acts>;
  const target: Record<ActName, ReturnState> = {
    cancel: "cancelled",
    approve: "approved",
    refuse: "refused",
    send: "sent-back",
    receive: "seller-received",
    refund: "refunded",
    ship: "exchange-shipped",
  };
  const paths: [ReturnState, ActName[]][] = [
    ["applied", []],
    ["approved", ["approve"]],
    ["sent-back", ["approve", "send"]],
    ["seller-received", ["approve", "send", "receive"]],
    ["refunded", ["approve", "send", "receive", "refund"]],
    ["refused", ["refuse"]],
    ["cancelled", ["cancel"]],
  ];
  it.each(paths)("in %s", async (state, path) => {
    const returnNo = await request(mei, await inStorage(world, mei, desk));
    const all = actsOn(mei, returnNo);
    for (const name of path) expect(await all[name]()).toMatchObject({ ok: true });
    const before = await viewOf(mei, returnNo);
    expect(before.state).toBe(state);
    for (const name of Object.keys(all) as ActName[]) {
      if (mayMoveReturn(state, target[name]) && name !== "ship") continue;
      const reply = await all[name]();
      expect([name, reply.ok, reply.ok ? "" : reply.code]).toEqual([
        name,
        false,
        name === "ship" && state === "seller-received" ? "RETURN_KIND_REFUSED" : "RETURN_STATE_REFUSED",
      ]);
    }
    expect(await viewOf(mei, returnNo)).toEqual(before);
  });
});

describe("the desk", () => {
  it("finds by any number, shows both kinds of photos, and counts what waits", async () => {
    const goods = await inStorage(world, mei, desk);
    const returnNo = await request(mei, goods);
    for (const q of [returnNo, goods.orderNo, goods.itemNos[0] ?? ""]) {
      const { list } = await desk.receiver.must(calls.returnQueue, { query: { q } });
      expect(list.map((one) => one.returnNo)).toEqual([returnNo]);
      expect(list[0]).toMatchObject({ customerMark: `SH${mei.id}`, shelves: ["A-01-1"], cost: yuan(goods.cost) });
      expect(list[0]?.stockInPhotos).toHaveLength(3);
    }
    const { counts, list } = await desk.buyer.must(calls.returnQueue, { query: { tab: "applied" } });
    expect(counts.applied).toBe(list.length);
  });

  it.each(["applied", "closed"] as const)("reads what is %s page by page, all of it and nothing twice", async (tab) => {
    const made: string[] = [];
    for (let at = 0; at < 3; at += 1) made.push(await request(mei, await inStorage(world, mei, desk)));
    if (tab === "closed") for (const returnNo of made) await mei.must(calls.cancelReturn, { body: { returnNo } });
    const page = (after: { after?: string }) => desk.buyer.must(calls.returnQueue, { query: { tab, pageSize: 2, ...after } });
    const seen = (await allPages(page)).map(({ returnNo }) => returnNo);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((no) => made.includes(no))).toEqual(tab === "applied" ? made : made.toReversed());
  });

  it("works by itself in the sandbox, a step a round", async () => {
    const goods = await inStorage(world, mei, desk);
    const returnNo = await request(mei, goods);
    for (const state of ["approved", "sent-back", "seller-received", "refunded"]) {
      await autopilotReturns(world.deps);
      expect((await viewOf(mei, returnNo)).state).toBe(state);
    }
  });
});
