import { answerItem, listOrders, orderDetail, unconfirmedItems } from "@sihai/contract/order";
import * as unannouncedContract from "@sihai/contract/unannounced";
import * as contract from "@sihai/contract/warehouse";
import { priorityStockInDue } from "@sihai/domain/clocks";
import type { FindingKind } from "@sihai/domain/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aPhoto, aWorld, type Client, race, type SpecWorld } from "#testing";
import { anAnnouncedItem, benchPhoto } from "../../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let mei: Client;
let receiver: Client;
let picture: Buffer;

beforeAll(async () => {
  // A service is written as bought that nobody paid for.
  spec = await aWorld({
    breaks: [
      "F42 a service's fee was paid, and is earned, given back or still open, to the fen",
      "M8 a service or supplement stands where its history ends",
    ],
  });
  picture = await aPhoto();
});
beforeEach(async () => {
  receiver = await spec.staff("receiver");
  mei = await aBuyer(spec);
});

async function aSignedItem(warehouse: 1 | 2 = 1) {
  const item = await anAnnouncedItem(spec, mei, { warehouse });
  await receiver.must(contract.signDelivery, { body: { trackingNo: item.trackingNo } });
  return item;
}

async function stateOf(itemNo: string): Promise<string> {
  const row = await spec.deps.db.selectFrom("order_item").select("state").where("item_no", "=", itemNo).executeTakeFirstOrThrow();
  return row.state;
}

function find(itemNo: string, kind: FindingKind, photos: string[], refuse = false) {
  return receiver.call(contract.recordFinding, { body: { itemNo, kind, note: "see the pictures", photos, refuse } });
}

describe("what the bench finds", () => {
  it.each(["wrong-goods", "damaged", "forbidden", "incomplete"] as const)(
    "%s: asks the buyer with the pictures; accepted, the item waits to be stocked in again",
    async (kind) => {
      const item = await aSignedItem();
      const photo = await benchPhoto(receiver, item.itemNo, picture);
      expect(await find(item.itemNo, kind, [photo])).toMatchObject({ ok: true, data: { state: "awaiting-confirmation" } });
      expect(await find(item.itemNo, kind, [photo])).toMatchObject({ code: "ITEM_STATE_REFUSED" });
      const request = await mei.must(unconfirmedItems, { query: {} });
      expect(request.list.find(({ itemNo }) => itemNo === item.itemNo)?.ask).toMatchObject({ reason: kind, photos: [photo] });
      await mei.must(answerItem, { body: { itemNo: item.itemNo, answer: "accept" } });
      expect(await stateOf(item.itemNo)).toBe("signed");
    },
  );

  it("declined, or unanswered for 72 hours, is called off", async () => {
    const [declined, silent] = [await aSignedItem(), await aSignedItem()];
    for (const { itemNo } of [declined, silent]) await find(itemNo, "damaged", [await benchPhoto(receiver, itemNo, picture)]);
    await mei.must(answerItem, { body: { itemNo: declined.itemNo, answer: "decline" } });
    expect(await stateOf(declined.itemNo)).toBe("cancelled");
    await spec.advance(72 * 3600 + 1);
    expect(await stateOf(silent.itemNo)).toBe("cancelled");
  });

  it("is refused without pictures of the item's own, and before the delivery is signed for", async () => {
    const item = await anAnnouncedItem(spec, mei);
    const other = await anAnnouncedItem(spec, await aBuyer(spec));
    const photo = await benchPhoto(receiver, item.itemNo, picture);
    expect(await find(item.itemNo, "damaged", [])).toMatchObject({ code: "INPUT_INVALID" });
    expect(await find(item.itemNo, "damaged", [await benchPhoto(receiver, other.itemNo, picture)])).toMatchObject({
      code: "PHOTO_NOT_FOUND",
    });
    expect(await find(item.itemNo, "damaged", [photo])).toMatchObject({ code: "ITEM_STATE_REFUSED" });
    expect(await find("I0000000000", "damaged", [photo])).toMatchObject({ code: "ITEM_NOT_FOUND" });
  });

  it("of forbidden goods sends them off at once, and of nothing else", async () => {
    const item = await aSignedItem();
    const photo = await benchPhoto(receiver, item.itemNo, picture);
    expect(await find(item.itemNo, "damaged", [photo], true)).toMatchObject({ code: "FINDING_NOT_REFUSABLE" });
    const replies = await race(4, () => find(item.itemNo, "forbidden", [photo], true));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(item.itemNo)).toBe("cancelled");
    const told = await spec.deps.db.selectFrom("message").select("template").where("user_id", "=", mei.id).execute();
    expect(told.filter(({ template }) => template === "item-refused")).toHaveLength(1);
  });

  it("of an overseas store's goods sends them off in South China, and nowhere else (rule F-04)", async () => {
    const kept = await aSignedItem(2);
    const elsewhere = await benchPhoto(receiver, kept.itemNo, picture);
    expect(await find(kept.itemNo, "overseas-store", [elsewhere], true)).toMatchObject({
      code: "FINDING_NOT_REFUSABLE",
      msg: expect.stringMatching(/^This warehouse can’t refuse/),
    });
    const item = await aSignedItem();
    const photo = await benchPhoto(receiver, item.itemNo, picture);
    expect(await find(item.itemNo, "overseas-store", [photo], true)).toMatchObject({ ok: true });
    expect(await stateOf(item.itemNo)).toBe("cancelled");
    const [order] = (await mei.must(listOrders, { query: { keyword: item.itemNo } })).list;
    const { logistics } = await mei.must(orderDetail, { query: { orderNo: order?.orderNo ?? "" } });
    expect(logistics).toMatchObject([{ trackingNo: item.trackingNo, shippedCount: 1, totalCount: 1 }]);
  });
});

describe("a delivery in parts", () => {
  it("stays expected until the last piece; what came is shown; more than ordered is refused, also at two benches", async () => {
    const item = await anAnnouncedItem(spec, mei, { quantity: 5 });
    const arrive = (count: number, trackingNo = item.trackingNo) =>
      receiver.call(contract.recordArrival, { body: { itemNo: item.itemNo, trackingNo, count, shelf: "W-01" } });
    expect(await arrive(3)).toMatchObject({ ok: true, data: { arrived: 3, total: 5, complete: false } });
    expect(await stateOf(item.itemNo)).toBe("in-transit");
    expect(await arrive(3)).toMatchObject({ code: "ARRIVED_TOO_MANY" });
    const { items } = await receiver.must(unannouncedContract.scanDelivery, { query: { number: item.trackingNo } });
    expect(items).toMatchObject([{ arrivals: [{ count: 3, total: 5, shelf: "W-01" }] }]);
    const replies = await race(4, () => arrive(2, "ZT99887766554"));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(item.itemNo)).toBe("signed");
    expect(await arrive(1)).toMatchObject({ code: "ITEM_STATE_REFUSED" });
    const claims = await spec.deps.db.selectFrom("message").select("template").where("user_id", "=", mei.id).execute();
    expect(claims.filter(({ template }) => template === "item-part-arrived")).toHaveLength(2);
  });
});

describe("the queue", () => {
  it("puts bought priority at its head: three working hours (rule P-12)", async () => {
    const plain = await aSignedItem();
    const first = await anAnnouncedItem(spec, mei);
    const { id: itemId } = await spec.deps.db
      .selectFrom("order_item")
      .select("id")
      .where("item_no", "=", first.itemNo)
      .executeTakeFirstOrThrow();
    const at = spec.deps.clock.now();
    await spec.deps.db
      .insertInto("item_service")
      .values({
        user_id: mei.id,
        item_id: itemId,
        service_no: "priority-stock-in",
        kind: "value-added",
        origin: "later",
        state: "ordered",
        quantity: 1,
        unit_cny: 500,
        total_cny: 500,
        created_at: at,
        paid_at: at,
      })
      .execute();
    const deliveredAt = spec.deps.clock.now().toISOString();
    const signed = await receiver.must(contract.signDelivery, { body: { trackingNo: first.trackingNo, deliveredAt } });
    expect(signed.items[0]?.dueAt).toBe(priorityStockInDue(deliveredAt));
    const { items } = await receiver.must(contract.listExpected, { query: { q: `SH${mei.id}`, state: "signed" } });
    expect(items.map(({ itemNo, priority }) => [itemNo, priority])).toEqual([
      [first.itemNo, true],
      [plain.itemNo, false],
    ]);
  });

  it("comes in pages that leave nothing out and repeat nothing, those without a deadline last", async () => {
    for (let count = 0; count < 3; count++) await aSignedItem();
    const made: string[] = [];
    for (let count = 0; count < 105; count++) made.push((await anAnnouncedItem(spec, mei)).itemNo);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: { itemNo: string }[]; next: string | null } = await receiver.must(contract.listExpected, {
        query: { q: `SH${mei.id}`, ...(after ? { after } : {}) },
      });
      seen.push(...page.items.map(({ itemNo }) => itemNo));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(108);
    expect(new Set(seen).size).toBe(108);
    expect(seen.slice(3)).toEqual(made);
  });

  it("reads its own index, not every item there is", async () => {
    const { rows } = await explain(spec, "coalesce(due_at, 'infinity'::timestamptz)");
    expect(rows).toContain("order_item_expected");
  });
});

async function explain({ deps }: SpecWorld, order: string): Promise<{ rows: string }> {
  const { sql } = await import("kysely");
  return deps.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select id from order_item
      where state in ('seller-shipped', 'in-transit', 'signed') order by ${sql.raw(order)}, id limit 100`.execute(tx);
    return { rows: rows.map((row) => row["QUERY PLAN"]).join("\n") };
  });
}
