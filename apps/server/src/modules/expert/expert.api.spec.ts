import * as contract from "@sihai/contract/expert";
import { cancelParcel, parcelDetail, parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { readPlan } from "@sihai/contract/plan";
import { add, cny, subtract, toDecimal } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, eventually, pay, race, type SpecWorld } from "#testing";
import { balanceOf, held, wallet } from "../ledger/index.ts";
import { aChangeOf, changeIt } from "../parcel/change-spec-helpers.ts";
import { aForm, type Benches, theBenches } from "../parcel/spec-helpers.ts";
import { aStoredItem } from "../warehouse/stored-item-spec-helpers.ts";
import { followExpertParcels } from "./follow-parcels.ts";
import { accept, ask, asked, cancel, decline, paidFor, planned, sendPlan, someGoods, take } from "./spec-helpers.ts";

let spec: SpecWorld;
let benches: Benches;
let desk: Client;
beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
  desk = await spec.staff("support");
});

const inWallet = async (client: Client) => toDecimal(await balanceOf(spec.deps.db, wallet(client.id)));
const inHeld = async (client: Client) => toDecimal(await balanceOf(spec.deps.db, held(client.id)));
const read = (client: Client, serviceBarcode: string) => client.must(contract.readExpert, { query: { serviceBarcode } });

const detail = (client: Client, packageId: string) => client.must(parcelDetail, { query: { packageId } });

async function aMember(sizes: readonly number[] = [900, 1700]) {
  const client = await aBuyer(spec);
  return { client, goods: await someGoods(spec, client, benches, sizes) };
}

describe("asking the shipping expert", () => {
  it("sets the goods aside, opens the fee, and counts three working days from its payment", async () => {
    const { client, goods } = await aMember();
    const { serviceBarcode, tradeNo } = await asked(client, goods);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "unpaid", tradeNo, dueAt: null, fee: "20.00", hold: null });
    const before = await inWallet(client);
    expect((await pay(client, tradeNo)).ok).toBe(true);
    expect(await inWallet(client)).toBe(toDecimal(subtract(cny(before), cny("20.00"))));
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ state: "unprocessed", tradeNo: null, may: { cancel: true, answer: false } });
    expect(Date.parse(service.dueAt ?? "")).toBeGreaterThan(Date.parse(service.soonestAt ?? ""));
    expect(service.items.every(({ reserved, storage }) => reserved && storage.paused)).toBe(true);
  });

  it("lets no other parcel, plan or expert have the goods meanwhile", async () => {
    const { client, goods } = await aMember();
    const form = await aForm(client, goods.itemIds, goods.addressId);
    await asked(client, goods);
    expect(await client.call(submitParcel, { body: form }, { key: aKey() })).toMatchObject({ code: "ITEM_WITH_EXPERT" });
    expect(await client.call(parcelOptions, { body: goods })).toMatchObject({ code: "ITEM_WITH_EXPERT" });
    const wishes = { ...goods, objective: "cheapest" as const, maySplit: true, packaging: "keep" as const };
    expect(await client.call(contract.expertTerms, { body: wishes })).toMatchObject({ code: "EXPERT_ITEM_TAKEN" });
  });

  it("refuses goods and addresses of somebody else like unknown ones", async () => {
    const { client, goods } = await aMember([500]);
    const other = await aMember([500]);
    const wishes = { objective: "cheapest" as const, maySplit: true, packaging: "keep" as const };
    const terms = (body: typeof goods) => client.call(contract.expertTerms, { body: { ...body, ...wishes } });
    expect(await terms({ ...goods, itemIds: other.goods.itemIds })).toMatchObject({ code: "EXPERT_ITEM_NOT_FOUND" });
    expect(await terms({ ...goods, itemIds: ["999999999"] })).toMatchObject({ code: "EXPERT_ITEM_NOT_FOUND" });
    expect(await terms({ ...goods, addressId: other.goods.addressId })).toMatchObject({ code: "EXPERT_ADDRESS_NOT_FOUND" });
  });

  it("refuses what nobody could plan: too large for any line, or too much for the one parcel that is wanted", async () => {
    const client = await aBuyer(spec);
    const giant = await aStoredItem(spec, client, benches, { grams: 60_000, sidesCm: [290, 150, 150] });
    const goods = await someGoods(spec, client, benches, [29_000, 29_000, 29_000]);
    expect(await ask(client, { ...goods, itemIds: [giant.itemId] })).toMatchObject({
      code: "EXPERT_NO_LINE",
      data: { itemNo: giant.itemNo },
    });
    expect(await ask(client, goods, { maySplit: false })).toMatchObject({ code: "EXPERT_ONE_PARCEL_IMPOSSIBLE" });
    expect((await ask(client, goods, { maySplit: true })).ok).toBe(true);
  });

  it("has no plan to show before one is sent (EXPERT_PLAN_MISSING)", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await paidFor(client, goods);
    expect(await client.call(contract.readPackingPlan, { query: { serviceBarcode } })).toMatchObject({
      code: "EXPERT_PLAN_MISSING",
    });
    expect(await client.call(contract.readExpert, { query: { serviceBarcode: "ZJ000000000" } })).toMatchObject({
      code: "EXPERT_NOT_FOUND",
    });
  });

  it("lapses when the fee is not paid in a day, and everything set aside is free", async () => {
    const { client, goods } = await aMember();
    const before = await inWallet(client);
    const { serviceBarcode, tradeNo } = await asked(client, goods, { deduction: "direct" });
    expect(await inHeld(client)).not.toBe("0.00");
    await spec.advance(24 * 3600 + 1);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "unpaid" });
    expect([await inWallet(client), await inHeld(client)]).toEqual([before, "0.00"]);
    const told = await spec.deps.db
      .selectFrom("message")
      .select("facts")
      .where("user_id", "=", client.id)
      .where("template", "=", "expert-cancelled")
      .execute();
    expect(told).toMatchObject([{ facts: { serviceBarcode, feePaidCny: "0.00" } }]);
    expect((await pay(client, tradeNo)).ok).toBe(false);
    expect((await ask(client, goods)).ok).toBe(true);
  });
});

describe("calling it off", () => {
  it("gives goods and held money back, never the fee, and only until the work begins", async () => {
    const { client, goods } = await aMember();
    const before = cny(await inWallet(client));
    const serviceBarcode = await paidFor(client, goods, { deduction: "direct" });
    expect(await cancel(client, serviceBarcode)).toMatchObject({ ok: true, data: { state: "cancelled" } });
    expect([await inWallet(client), await inHeld(client)]).toEqual([toDecimal(subtract(before, cny("20.00"))), "0.00"]);
    expect(await cancel(client, serviceBarcode)).toMatchObject({ code: "EXPERT_CANCEL_REFUSED" });

    const again = await paidFor(client, goods);
    expect((await take(desk, again)).ok).toBe(true);
    expect(await cancel(client, again)).toMatchObject({ code: "EXPERT_CANCEL_REFUSED" });
    expect(await read(client, again)).toMatchObject({ state: "processing", may: { cancel: false } });
  });

  it("of a request whose fee is not paid costs nothing", async () => {
    const { client, goods } = await aMember([500]);
    const before = await inWallet(client);
    const { serviceBarcode, tradeNo } = await asked(client, goods);
    expect((await cancel(client, serviceBarcode)).ok).toBe(true);
    expect((await pay(client, tradeNo)).ok).toBe(false);
    expect(await inWallet(client)).toBe(before);
  });

  it("and the desk beginning at once: one of them wins", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await paidFor(client, goods);
    const [cancelled, taken] = await Promise.all([cancel(client, serviceBarcode), take(desk, serviceBarcode)]);
    expect([cancelled.ok, taken.ok].filter(Boolean)).toHaveLength(1);
    expect((await read(client, serviceBarcode)).state).toBe(cancelled.ok ? "cancelled" : "processing");
  });
});

describe("a plan to confirm", () => {
  it("becomes real parcels, paid together, and the service follows them", async () => {
    const { client, goods } = await aMember([900, 1700, 400]);
    const serviceBarcode = await paidFor(client, goods, { packaging: "remove-all" });
    await take(desk, serviceBarcode);
    const [first = "", ...rest] = goods.itemIds;
    expect(await sendPlan(desk, serviceBarcode, [[first], rest])).toMatchObject({ ok: true, data: { state: "pending-payment" } });
    const plan = await client.must(contract.readPackingPlan, { query: { serviceBarcode } });
    expect(plan).toMatchObject({ planNo: 1, note: "一起走最省。", total: plan.sentTotal, may: { answer: true } });
    expect(plan.parcels.map(({ itemIds }) => itemIds)).toEqual([[first], rest.toSorted()]);
    expect(plan.parcels.every(({ charges }) => charges.some(({ code }) => code === "remove-box"))).toBe(true);
    const service = await read(client, serviceBarcode);
    const declared = plan.parcels.reduce((sum, parcel) => sum + Math.round(Number(parcel.declared.amount) * 100), 0);
    expect(declared).toBe(Math.round(Number(service.declared.amount) * 100));

    const accepted = await accept(client, serviceBarcode);
    if (!accepted.ok) throw new Error(accepted.code);
    expect(accepted.data.packageNos).toHaveLength(2);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "pending-payment", tradeNo: accepted.data.tradeNo });
    const before = cny(await inWallet(client));
    expect((await pay(client, accepted.data.tradeNo)).ok).toBe(true);
    expect(await inWallet(client)).toBe(toDecimal(subtract(before, cny(plan.total))));
    const paid = await read(client, serviceBarcode);
    expect(paid).toMatchObject({ state: "paid", tradeNo: null });
    expect(paid.parcels.map(({ state }) => state)).toEqual(["unshipped", "unshipped"]);
    expect(paid.timeline.map(({ to }) => to)).toEqual(["unpaid", "unprocessed", "processing", "pending-payment", "paid"]);
  });

  it("leaves each parcel to its customer: one changed before paying has a payment of its own, the other keeps its price", async () => {
    const { client, goods } = await aMember([900, 1700, 400]);
    const serviceBarcode = await paidFor(client, goods);
    await take(desk, serviceBarcode);
    const [first = "", second = "", third = ""] = goods.itemIds;
    expect((await sendPlan(desk, serviceBarcode, [[first], [second, third]])).ok).toBe(true);
    const accepted = await accept(client, serviceBarcode);
    if (!accepted.ok) throw new Error(accepted.code);
    const [one = "", two = ""] = accepted.data.packageNos;
    const both = [await detail(client, one), await detail(client, two)];
    const larger = both.find(({ items }) => items.length === 2) ?? both[0];
    const other = both.find((parcel) => parcel !== larger);
    if (!larger || !other) throw new Error("two parcels were planned");
    const body = await aChangeOf(client, larger.packageId, { itemIds: [second] });
    const changed = await changeIt(client, body);
    if (!changed.ok) throw new Error(changed.code);
    expect((await pay(client, accepted.data.tradeNo)).ok).toBe(false);
    expect((await detail(client, other.packageId)).total).toBe(other.total);
    for (const tradeNo of [changed.data.tradeNo, (await detail(client, other.packageId)).tradeNo])
      expect((await pay(client, tradeNo ?? "")).ok).toBe(true);
    expect((await read(client, serviceBarcode)).parcels.map(({ state }) => state)).toEqual(["unshipped", "unshipped"]);
  });

  it("is planned anew once when declined, and ends the second time", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    expect(await decline(client, serviceBarcode)).toMatchObject({ data: { state: "processing" } });
    expect(await accept(client, serviceBarcode).catch(() => "no plan")).toBe("no plan");
    expect((await sendPlan(desk, serviceBarcode)).ok).toBe(true);
    expect(await decline(client, serviceBarcode)).toMatchObject({ data: { state: "cancelled" } });
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ closeReason: "declined", declines: 2 });
    expect(service.items.some(({ reserved, storage }) => reserved || storage.paused)).toBe(false);
  });

  it("lapses after seven days without an answer", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    await spec.advance(7 * 86_400 + 1);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "unanswered" });
    expect((await ask(client, goods)).ok).toBe(true);
  });

  it("is not taken any more at its deadline, though no timer has fired yet", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    await spec.deps.clock.advance(7 * 86_400);
    expect(await accept(client, serviceBarcode)).toMatchObject({ code: "EXPERT_ANSWER_TOO_LATE" });
    await spec.fireTimers();
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "unanswered" });
  });

  it("ends with its parcels when all of them are cancelled", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const accepted = await accept(client, serviceBarcode);
    if (!accepted.ok) throw new Error(accepted.code);
    for (const packageId of accepted.data.packageNos) await client.must(cancelParcel, { body: { packageId } }, { key: aKey() });
    await followExpertParcels(spec.deps);
    expect(await read(client, serviceBarcode)).toMatchObject({ state: "cancelled", closeReason: "parcels-cancelled" });
  });

  it("refuses another price than the one that was seen, and leaves nothing behind", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const body = {
      serviceBarcode,
      total: "1.00",
      identity: { kind: "personal" as const, companyName: "", number: "" },
      agreedDifference: true,
    };
    expect(await client.call(contract.acceptPackingPlan, { body }, { key: aKey() })).toMatchObject({
      code: "PARCEL_PRICE_CHANGED",
    });
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ state: "pending-payment", acceptedAt: null, parcels: [] });
    expect(service.items.every(({ reserved }) => reserved)).toBe(true);
  });
});

describe("a plan of direct deduction", () => {
  it("is made and paid at once from what was set aside, and the rest comes back", async () => {
    const { client, goods } = await aMember();
    const before = cny(await inWallet(client));
    const serviceBarcode = await paidFor(client, goods, { deduction: "direct" });
    await take(desk, serviceBarcode);
    const sent = await sendPlan(desk, serviceBarcode);
    if (!sent.ok) throw new Error(sent.code);
    expect(sent.data).toMatchObject({ state: "paid", answerBefore: null });
    expect(await inHeld(client)).toBe("0.00");
    expect(await inWallet(client)).toBe(toDecimal(subtract(subtract(before, cny("20.00")), cny(sent.data.total))));
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ state: "paid", hold: { used: sent.data.total } });
    expect(service.parcels.map(({ state }) => state)).toEqual(["unshipped"]);
  });

  it("that comes to more than what was set aside waits for the customer, with the money back", async () => {
    const { client, goods } = await aMember([900, 1700, 400, 800]);
    const before = cny(await inWallet(client));
    const serviceBarcode = await paidFor(client, goods, { deduction: "direct" });
    await take(desk, serviceBarcode);
    expect(
      await sendPlan(
        desk,
        serviceBarcode,
        goods.itemIds.map((itemId) => [itemId]),
      ),
    ).toMatchObject({ data: { state: "pending-payment" } });
    expect(await read(client, serviceBarcode)).toMatchObject({ confirmWhy: "HOLD_TOO_SMALL", parcels: [] });
    expect([await inWallet(client), await inHeld(client)]).toEqual([toDecimal(subtract(before, cny("20.00"))), "0.00"]);
    const accepted = await accept(client, serviceBarcode);
    expect(accepted).toMatchObject({ ok: true });
  });

  it("needs the payment password, and a wallet that covers it", async () => {
    const client = await aBuyer(spec, "40.00");
    const goods = await someGoods(spec, client, benches, [900]);
    expect(await ask(client, goods, { deduction: "direct" })).toMatchObject({ code: "EXPERT_HOLD_NOT_COVERED" });
    const terms = await client.must(contract.expertTerms, {
      body: { ...goods, objective: "cheapest", maySplit: true, packaging: "keep" },
    });
    const body = {
      ...goods,
      objective: "cheapest" as const,
      maySplit: true,
      packaging: "keep" as const,
      deduction: "direct" as const,
      declared: terms.declared,
      email: "mei@example.com",
      description: "",
      hold: terms.hold,
    };
    const submit = (given: object) => client.call(contract.submitExpert, { body: { ...body, ...given } }, { key: aKey() });
    expect(await submit({})).toMatchObject({ code: "EXPERT_PAY_PASSWORD_NEEDED" });
    expect(await submit({ payPassword: "000000" })).toMatchObject({ code: "PAY_PASSWORD_WRONG" });
    expect(await submit({ payPassword: "246810", hold: "10.00" })).toMatchObject({ code: "EXPERT_HOLD_CHANGED" });
    expect(await inHeld(client)).toBe("0.00");
    expect((await ask(client, goods)).ok).toBe(true);
  });
});

describe("the desk", () => {
  it("shows paid requests soonest due first, and refuses plans that are not whole or that a line refuses", async () => {
    const { client, goods } = await aMember([500, 600]);
    const serviceBarcode = await paidFor(client, goods, { maySplit: false });
    const queue = await desk.must(contract.expertQueue, { query: {} });
    expect(queue.list.map((one) => one.serviceBarcode)).toContain(serviceBarcode);
    expect(queue.list.map(({ dueAt }) => dueAt)).toEqual(queue.list.map(({ dueAt }) => dueAt).toSorted());
    expect(await sendPlan(desk, serviceBarcode)).toMatchObject({ code: "EXPERT_STATE_REFUSED" });
    await take(desk, serviceBarcode);
    const [first = "", second = ""] = goods.itemIds;
    expect(await sendPlan(desk, serviceBarcode, [[first]])).toMatchObject({ code: "EXPERT_PLAN_INCOMPLETE" });
    expect(await sendPlan(desk, serviceBarcode, [[first, second], [second]])).toMatchObject({ code: "EXPERT_PLAN_INCOMPLETE" });
    expect(await sendPlan(desk, serviceBarcode, [[first], [second]])).toMatchObject({ code: "EXPERT_ONE_PARCEL_WANTED" });
    const body = { serviceBarcode, note: "x", parcels: [{ itemIds: goods.itemIds, lineId: "none", packaging: "keep" as const }] };
    expect(await desk.call(contract.sendExpertPlan, { body }, { key: aKey() })).toMatchObject({ code: "EXPERT_LINE_REFUSES" });
    const audited = await spec.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `expert:${serviceBarcode}`)
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(["expert.take"]);
  });

  it("runs the planner for the customer, whose plan it becomes", async () => {
    const worker = await spec.work();
    const { client, goods } = await aMember([900, 1700]);
    const serviceBarcode = await paidFor(client, goods);
    await take(desk, serviceBarcode);
    const { planId } = await desk.must(contract.runExpertPlanner, { body: { serviceBarcode } }, { key: aKey() });
    const plan = await eventually("the plan", async () => {
      const made = await desk.must(contract.readExpertPlanner, { query: { serviceBarcode } });
      return made.state === "planning" ? null : made;
    });
    expect(plan.results.map(({ objective }) => objective)).toEqual(["cheapest", "fastest", "balanced"]);
    expect((await client.call(readPlan, { params: { planId } })).ok).toBe(true);
    expect((await sendPlan(desk, serviceBarcode)).ok).toBe(true);
    const packing = await client.must(contract.readPackingPlan, { query: { serviceBarcode } });
    expect(packing.machine?.total).toBe(plan.results[0]?.total);
    await worker.stop();
  });
});

describe("races over the same goods", () => {
  it("two requests at once: one has them (G1)", async () => {
    const { client, goods } = await aMember([500]);
    const outcomes = await race(8, () => ask(client, goods));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("a request and a parcel at once: one has them (G1)", async () => {
    const { client, goods } = await aMember([500]);
    const form = await aForm(client, goods.itemIds, goods.addressId);
    const outcomes = await Promise.all([
      ask(client, goods).then(({ ok }) => ok),
      client.call(submitParcel, { body: form }, { key: aKey() }).then(({ ok }) => ok),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it("accepted, declined and submitted otherwise at once: the plan has one fate, the goods one parcel", async () => {
    const { client, goods } = await aMember([500, 700]);
    const form = await aForm(client, goods.itemIds, goods.addressId);
    const serviceBarcode = await planned(client, desk, goods);
    const outcomes = await race(9, (index) => {
      if (index % 3 === 0)
        return accept(client, serviceBarcode).then(
          ({ ok }) => ok,
          () => false,
        );
      if (index % 3 === 1) return cancel(client, serviceBarcode).then(({ ok }) => ok);
      return client.call(submitParcel, { body: form }, { key: aKey() }).then(({ ok }) => ok);
    });
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await read(client, serviceBarcode)).parcels).toHaveLength(1);
  });

  it("accepted and declined at once: one counts", async () => {
    const { client, goods } = await aMember([500]);
    const serviceBarcode = await planned(client, desk, goods);
    const [accepted, declined] = await Promise.all([
      accept(client, serviceBarcode).catch(() => null),
      decline(client, serviceBarcode),
    ]);
    expect([accepted?.ok === true, declined.ok].filter(Boolean)).toHaveLength(1);
  });

  it("two requests of direct deduction hold no more than there is", async () => {
    const client = await aBuyer(spec, "400.00");
    const goods = await Promise.all(
      [[900], [900], [900], [900], [900], [900]].map((sizes) => someGoods(spec, client, benches, sizes)),
    );
    const outcomes = await race(goods.length, (index) =>
      ask(client, goods[index] ?? { itemIds: [], addressId: "0" }, { deduction: "direct" }),
    );
    const some = outcomes.filter(({ ok }) => ok).length;
    expect(some).toBeLessThan(goods.length);
    expect(toDecimal(add(cny(await inHeld(client)), cny(await inWallet(client))))).toBe("400.00");
  });
});
