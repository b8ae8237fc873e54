import { readAuditLog } from "@sihai/contract/audit";
import { enterLogistics, recordLogistics, undoLogistics } from "@sihai/contract/forwarding";
import { orderDetail } from "@sihai/contract/order";
import { searchEverything } from "@sihai/contract/search";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected, signDelivery } from "@sihai/contract/warehouse";
import { describe, expect, it } from "vitest";
import { race } from "#testing";
import {
  aNumber,
  announced,
  arrive,
  dayS,
  mei,
  receiver,
  shopper,
  sleep,
  standOnForwardingGround,
  stateOf,
  told,
  world,
} from "../../../testing/forwarding/fixtures.ts";

standOnForwardingGround();

const courier = "sf" as const;
async function waiting(items = 1) {
  const { orderNo, items: rows } = await announced(mei, { trackingNo: null, items });
  return { orderNo, itemNos: rows.map(({ itemNo }) => itemNo) };
}
const enter = (itemNos: string[], trackingNo: string, by = receiver) =>
  by.call(recordLogistics, { body: { itemNos, courier, trackingNo } });
const takeBack = (itemNo: string, by = receiver) =>
  by.call(undoLogistics, { body: { itemNo, reason: "misread", note: "3 for 8" } });

async function acts(itemNo: string) {
  const admin = await world.staff("admin");
  const { list } = await admin.must(readAuditLog, { query: { subject: `item:${itemNo}` } });
  return list.map(({ action, facts }) => ({ action, facts }));
}

describe("a number the customer has not entered, at the bench", () => {
  it("is entered from the label, found by the search, read by the customer, signed and stocked in", async () => {
    const { orderNo, itemNos } = await waiting();
    const [itemNo = ""] = itemNos;
    const trackingNo = aNumber();
    expect(await enter(itemNos, trackingNo.toLowerCase())).toMatchObject({ ok: true, data: { orderNo, trackingNo, items: 1 } });
    const { found } = await receiver.must(searchEverything, { query: { q: trackingNo } });
    expect(found.map(({ no }) => no)).toContain(trackingNo);
    const { items } = await receiver.must(scanDelivery, { query: { number: trackingNo } });
    expect(items).toMatchObject([{ itemNo, state: "in-transit", numberByStaff: true }]);
    const { items: rows } = await mei.must(orderDetail, { query: { orderNo } });
    expect(rows[0]?.timeline.at(-1)).toMatchObject({ from: "awaiting-logistics", to: "in-transit", note: trackingNo });
    expect((await acts(itemNo))[0]).toMatchObject({ action: "receiving.record-logistics", facts: { courier, trackingNo } });
    await arrive(trackingNo, itemNo);
    expect(await stateOf(mei, orderNo)).toEqual(["stocked-in"]);
  });

  it("is taken back with a reason: free for anybody, due when it was, and cancelled then as if it had never been", async () => {
    const { orderNo, itemNos } = await waiting();
    const [itemNo = ""] = itemNos;
    const due = async () => (await receiver.must(listExpected, { query: { q: itemNo } })).items[0]?.dueAt;
    const before = await due();
    const trackingNo = aNumber();
    await enter(itemNos, trackingNo);
    expect(await takeBack(itemNo)).toMatchObject({ ok: true, data: { itemNo, dueAt: before } });
    expect(await due()).toBe(before);
    expect(await stateOf(mei, orderNo)).toEqual(["awaiting-logistics"]);
    expect((await acts(itemNo))[0]).toMatchObject({
      action: "receiving.undo-logistics",
      facts: { trackingNo, reason: "misread", note: "3 for 8" },
    });
    const omar = await shopper();
    expect((await announced(omar, { trackingNo })).items[0]).toMatchObject({ state: "in-transit" });
    await world.advance(15 * dayS + 60);
    await world.fireTimers();
    expect(await told(mei, "forwarding-logistics-cancelled")).toBe(1);
  });

  it("taken back after its time waits anew, and the customer is reminded once more", async () => {
    const { itemNos } = await waiting();
    await sleep(13 * dayS);
    await world.fireTimers();
    expect(await told(mei, "forwarding-logistics-reminder")).toBe(1);
    await enter(itemNos, aNumber(), await world.staff("receiver"));
    await sleep(3 * dayS);
    const taken = await takeBack(itemNos[0] ?? "", await world.staff("receiver"));
    const left = taken.ok ? new Date(taken.data.dueAt).getTime() - world.deps.clock.now().getTime() : 0;
    expect(Math.round(left / 86_400_000)).toBe(15);
    await sleep(13 * dayS);
    await world.fireTimers();
    expect(await told(mei, "forwarding-logistics-reminder")).toBe(2);
  });

  it("is entered for the items of one order together; another's number goes before staff, and changes nothing", async () => {
    const { orderNo, itemNos } = await waiting(2);
    const other = await waiting();
    expect(await enter([...itemNos, ...other.itemNos], aNumber())).toMatchObject({ ok: false, code: "ITEM_NOT_FOUND" });
    const omar = await shopper();
    const taken = aNumber();
    await announced(omar, { trackingNo: taken });
    expect(await enter(itemNos, taken)).toMatchObject({ ok: false, code: "TRACKING_IN_REVIEW" });
    expect(await stateOf(mei, orderNo)).toEqual(["awaiting-logistics", "awaiting-logistics"]);
    expect(await enter(itemNos, aNumber())).toMatchObject({ ok: true, data: { items: 2 } });
  });

  it("that the customer entered is theirs: not entered over, not taken back", async () => {
    const { orderNo, itemNos } = await waiting();
    const body = (trackingNo: string) => ({ orderNo, itemNos, courier, trackingNo });
    await mei.must(enterLogistics, { body: body(aNumber()) });
    expect(await enter(itemNos, aNumber())).toMatchObject({ ok: false, code: "LOGISTICS_CLOSED" });
    expect(await takeBack(itemNos[0] ?? "")).toMatchObject({ ok: false, code: "LOGISTICS_FOLLOWED" });
    const second = await waiting();
    await enter(second.itemNos, aNumber());
    await mei.must(enterLogistics, { body: { ...body(aNumber()), ...second } });
    expect(await takeBack(second.itemNos[0] ?? "")).toMatchObject({ ok: false, code: "LOGISTICS_FOLLOWED" });
  });

  it("is not taken back once the parcel is signed for, whoever is first", async () => {
    const { orderNo, itemNos } = await waiting();
    const [itemNo = ""] = itemNos;
    const trackingNo = aNumber();
    await enter(itemNos, trackingNo);
    const [, back] = await Promise.all([receiver.call(signDelivery, { body: { trackingNo } }), takeBack(itemNo)]);
    expect(await stateOf(mei, orderNo)).toEqual([back.ok ? "awaiting-logistics" : "signed"]);
  });

  it("typed by two at once is entered once", async () => {
    const { orderNo, itemNos } = await waiting();
    const answers = await race(2, () => enter(itemNos, aNumber()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(mei, orderNo)).toEqual(["in-transit"]);
  });
});
