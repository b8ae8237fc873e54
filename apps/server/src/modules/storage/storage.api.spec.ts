import * as parcel from "@sihai/contract/parcel";
import * as contract from "@sihai/contract/warehouse";
import { toDecimal } from "@sihai/domain";
import { storageMoments } from "@sihai/domain/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fireDueTimers } from "#platform";
import { anAddress, aWorld, type Client, race, type SpecWorld } from "#testing";
import { modules } from "../../entry/modules.ts";
import { world as account, balanceOf, deposit } from "../ledger/index.ts";
import {
  aForm,
  aKey,
  aPaidParcel,
  aRichShopper,
  aSealedParcel,
  aStoredItem,
  aSubmittedParcel,
  type Benches,
  leave,
  logInAgain,
  pay,
  theBenches,
} from "../parcel/spec-helpers.ts";
import { inStorage } from "../return/spec-helpers.ts";
import { earnExtensions } from "./index.ts";

const day = 86_400;
const timers = Object.assign({}, ...modules.map((module) => module.timers ?? {}));
let spec: SpecWorld;
let benches: Benches;
let mei: Client;

beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  benches = await theBenches(spec);
  mei = await aRichShopper(spec);
});

function now(): Date {
  return spec.deps.clock.now();
}

/** Seconds to go on, whole ones: one to two before the instant. */
function untilBefore(at: Date): number {
  return Math.floor((at.getTime() - now().getTime()) / 1000) - 1;
}

/** Moves the clock to one or two seconds before an instant, and fires what became due. */
function moveBefore(at: Date): Promise<void> {
  return spec.advance(untilBefore(at));
}

/** Moves the clock to a second or less after an instant, and fires what became due. */
function moveTo(at: Date): Promise<void> {
  return spec.advance(untilBefore(at) + 2);
}

async function row(itemId: string) {
  return spec.deps.db
    .selectFrom("stored_item")
    .innerJoin("order_item", (join) =>
      join.onRef("order_item.user_id", "=", "stored_item.user_id").onRef("order_item.id", "=", "stored_item.item_id"),
    )
    .select(["free_until", "paused_at", "stored_item.quantity", "weight_grams", "state", "shelf", "item_no"])
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow();
}

async function told(client: Client): Promise<string[]> {
  const rows = await spec.deps.db
    .selectFrom("message")
    .select(["template", "facts"])
    .where("user_id", "=", client.id)
    .where("template", "like", "storage-%")
    .orderBy("id")
    .execute();
  return rows.map(({ template, facts }) => {
    const days = typeof facts === "object" && facts !== null && "days" in facts ? `:${String(facts.days)}` : "";
    return `${template}${days}`;
  });
}

function extend(items: { itemId: string; months: number }[], seenTotal: string, client = mei) {
  return client.call(contract.extendStorage, { body: { items, seenTotal } }, { key: aKey() });
}

async function taskOf(itemId: string, kind = "forfeit") {
  return spec.deps.db
    .selectFrom("storage_task")
    .selectAll()
    .where("item_id", "=", itemId)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

describe("longer storage", () => {
  it("moves the end by 30 days a month once it is paid, and is earned once", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const other = await aStoredItem(spec, mei, benches);
    const before = await row(item.itemId);
    const income = await balanceOf(spec.deps.db, account("storage-income"));
    const opened = await extend(
      [
        { itemId: item.itemId, months: 2 },
        { itemId: other.itemId, months: 1 },
      ],
      "45.00",
    );
    if (!opened.ok) throw new Error(opened.code);
    expect((await row(item.itemId)).free_until).toEqual(before.free_until);
    const paid = await race(4, () => pay(mei, opened.data.tradeNo));
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await row(item.itemId)).free_until.getTime() - before.free_until.getTime()).toBe(60 * day * 1000);
    expect((await row(other.itemId)).free_until.getTime()).toBeGreaterThan(before.free_until.getTime() + 29 * day * 1000);
    await race(3, () => earnExtensions(spec.deps));
    const after = await balanceOf(spec.deps.db, account("storage-income"));
    expect(toDecimal({ amount: after.amount - income.amount, currency: "CNY" })).toBe("45.00");
    expect((await balanceOf(spec.deps.db, deposit(mei.id))).amount).toBe(0n);
  });

  it("ends 180 days after stock-in at the latest, whoever asks how often", async () => {
    const item = await aStoredItem(spec, mei, benches);
    for (const months of [2, 1]) {
      const opened = await extend([{ itemId: item.itemId, months }], `${months * 15}.00`);
      if (!opened.ok) throw new Error(opened.code);
      await pay(mei, opened.data.tradeNo);
    }
    expect(await extend([{ itemId: item.itemId, months: 1 }], "15.00")).toMatchObject({
      ok: false,
      code: "STORAGE_EXTENSION_REFUSED",
      data: { obstacle: "at-the-limit", monthsMax: 0 },
    });
  });

  it("settles what overdue days cost so far and begins then", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await row(item.itemId);
    await moveTo(new Date(end.getTime() + 3 * day * 1000));
    await logInAgain(spec, mei);
    expect(await extend([{ itemId: item.itemId, months: 1 }], "15.00")).toMatchObject({
      ok: false,
      code: "STORAGE_PRICE_CHANGED",
      data: { total: "17.00" },
    });
    const opened = await extend([{ itemId: item.itemId, months: 1 }], "17.00");
    if (!opened.ok) throw new Error(opened.code);
    const at = now();
    await pay(mei, opened.data.tradeNo);
    const { free_until: extended } = await row(item.itemId);
    expect(Math.abs(extended.getTime() - at.getTime() - 30 * day * 1000)).toBeLessThan(20_000);
    const listed = await mei.must(contract.listStorage, { query: { itemIds: item.itemId } });
    expect(listed.list[0]?.storage.phase).toBe("free");
  });

  it("keeps the newest wish: an earlier one that was not paid lapses, and one that ran out can't be paid", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const first = await extend([{ itemId: item.itemId, months: 1 }], "15.00");
    const second = await extend([{ itemId: item.itemId, months: 2 }], "30.00");
    if (!first.ok || !second.ok) throw new Error("not opened");
    expect(await pay(mei, first.data.tradeNo)).toMatchObject({ ok: false, code: "TRADE_CANCELLED" });
    await spec.advance(30 * 60);
    expect((await pay(mei, second.data.tradeNo)).ok).toBe(false);
    const states = await spec.deps.db.selectFrom("storage_extension").select("state").where("user_id", "=", mei.id).execute();
    expect(states.map(({ state }) => state)).toEqual(["lapsed", "lapsed"]);
  });

  it("is not paid for goods that went into a parcel meanwhile, nor asked for them", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const opened = await extend([{ itemId: item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const submitted = await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    expect(await pay(mei, opened.data.tradeNo)).toMatchObject({ ok: false, code: "TRADE_NOT_PAYABLE" });
    expect(await extend([{ itemId: item.itemId, months: 1 }], "15.00")).toMatchObject({ ok: false, code: "STORAGE_ITEM_AWAY" });
    await mei.must(parcel.cancelParcel, { body: { packageId: submitted.packageId } }, { key: aKey() });
  });

  it("is paid or submitted, never both, when both race", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const opened = await extend([{ itemId: item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const { free_until: before } = await row(item.itemId);
    const [paid] = await Promise.all([
      pay(mei, opened.data.tradeNo),
      mei.call(parcel.submitParcel, { body: form }, { key: aKey() }),
    ]);
    const after = await row(item.itemId);
    expect(after.free_until.getTime() > before.getTime()).toBe(paid.ok);
  });
});

describe("the storage clock", () => {
  it("tells once at each moment, to the second, on two workers", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await row(item.itemId);
    const seen: string[] = [];
    for (const moment of storageMoments(end)) {
      await moveBefore(moment.at);
      expect(await told(mei)).toEqual(seen);
      await spec.deps.clock.advance(2);
      await race(3, () => fireDueTimers(spec.deps, timers));
      seen.push(`storage-${moment.kind}${"days" in moment ? `:${moment.days}` : ""}`);
      expect(await told(mei)).toEqual(seen);
    }
    expect(seen).toEqual([
      "storage-ending:30",
      "storage-ending:14",
      "storage-ending:7",
      "storage-ending:3",
      "storage-ending:1",
      "storage-overdue",
      "storage-forfeiting:3",
      "storage-forfeiting:1",
      "storage-ended",
    ]);
    expect((await row(item.itemId)).state).toBe("stocked-in");
    expect(await taskOf(item.itemId)).toMatchObject({ state: "open" });
    await spec.advance(90 * day);
    expect(await told(mei)).toEqual(seen);
  });

  it("stands still in a parcel, goes on after it, and moves with an extension", async () => {
    const submitted = await aSubmittedParcel(spec, mei, benches);
    const { free_until: end } = await row(submitted.item.itemId);
    // Unpaid, it is cancelled after seven days: the clock goes on then.
    await spec.advance(7 * day + 1);
    const resumed = await row(submitted.item.itemId);
    expect(resumed.paused_at).toBeNull();
    expect(Math.abs(resumed.free_until.getTime() - end.getTime() - 7 * day * 1000)).toBeLessThan(5000);
    await moveBefore(new Date(resumed.free_until.getTime() - 30 * day * 1000));
    expect(await told(mei)).toEqual([]);
    await spec.advance(2);
    expect(await told(mei)).toEqual(["storage-ending:30"]);
    await logInAgain(spec, mei);
    const opened = await extend([{ itemId: submitted.item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    await pay(mei, opened.data.tradeNo);
    await moveBefore(resumed.free_until);
    expect(await told(mei)).toEqual(["storage-ending:30", "storage-extended"]);
    await spec.advance(2);
    expect(await told(mei)).toEqual(["storage-ending:30", "storage-extended", "storage-ending:30"]);
  });

  it("says once what came while nobody was awake", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await row(item.itemId);
    await spec.deps.clock.advance(untilBefore(end) - 2 * day);
    await fireDueTimers(spec.deps, timers);
    expect(await told(mei)).toEqual(["storage-ending:3"]);
  });
});

describe("F39: forfeiting", () => {
  async function overdueToTheEnd(itemId: string): Promise<string> {
    const { free_until: end } = await row(itemId);
    await moveTo(new Date(end.getTime() + 10 * day * 1000));
    const task = await taskOf(itemId);
    if (!task) throw new Error("not on the list");
    return task.id;
  }

  it("takes two steps a day apart, to the second, and the scanned item", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const taskId = await overdueToTheEnd(item.itemId);
    const staff = await spec.staff("receiver");
    const finish = (itemNo = item.itemNo) => staff.call(contract.finishRemoval, { body: { taskId, itemNo } }, { key: aKey() });
    expect(await finish()).toMatchObject({ ok: false, code: "STORAGE_TASK_NOT_FOUND" });
    const { notBefore } = await staff.must(contract.proposeForfeit, { body: { taskId } }, { key: aKey() });
    await moveBefore(new Date(notBefore));
    const early = await spec.staff("receiver");
    expect(await early.call(contract.finishRemoval, { body: { taskId, itemNo: item.itemNo } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "STORAGE_TASK_TOO_EARLY",
    });
    await spec.advance(2);
    expect(
      await early.call(contract.finishRemoval, { body: { taskId, itemNo: "SH260101ZZZZZZZZ" } }, { key: aKey() }),
    ).toMatchObject({ ok: false, code: "STORAGE_WRONG_ITEM" });
    const done = await race(4, () =>
      early.call(contract.finishRemoval, { body: { taskId, itemNo: item.itemNo } }, { key: aKey() }),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await row(item.itemId)).state).toBe("forfeited");
  });

  it("never lists goods in a parcel of any state, however late it gets", async () => {
    const unpaid = await aSubmittedParcel(spec, mei, benches);
    const paid = await aPaidParcel(spec, mei, benches);
    const sealed = await aSealedParcel(spec, mei, benches);
    const gone = await aSealedParcel(spec, mei, benches);
    await leave(benches, [gone.packageId]);
    // The unpaid one falls back on its shelf after seven days and has all its days again.
    await spec.advance(7 * day + 2);
    await spec.advance(93 * day);
    for (const { item } of [unpaid, paid, sealed, gone]) expect(await taskOf(item.itemId)).toBeUndefined();
    await spec.advance(8 * day);
    expect(await taskOf(unpaid.item.itemId)).toMatchObject({ state: "open" });
    for (const { item } of [paid, sealed, gone]) expect(await taskOf(item.itemId)).toBeUndefined();
  });

  it("and a parcel submitted at the last second: one of them has the goods", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const addressId = await anAddress(spec, mei);
    const { free_until: end } = await row(item.itemId);
    await spec.deps.clock.advance(untilBefore(end) + 10 * day);
    await logInAgain(spec, mei);
    const form = await aForm(mei, [item.itemId], addressId);
    const [submitted] = await Promise.all([
      mei.call(parcel.submitParcel, { body: form }, { key: aKey() }),
      (async () => {
        await spec.deps.clock.advance(2);
        await fireDueTimers(spec.deps, timers);
      })(),
    ]);
    const { state } = await row(item.itemId);
    const task = await taskOf(item.itemId);
    expect(state).toBe(submitted.ok ? "in-parcel" : "stocked-in");
    expect(task === undefined || task.state === "withdrawn").toBe(submitted.ok);
  });
});

describe("throwing away", () => {
  it("waits a day, can be taken back, and races with a parcel for the goods", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const ask = () => mei.must(contract.askDiscard, { body: { itemId: item.itemId, reason: "too small" } }, { key: aKey() });
    const { taskId } = await ask();
    expect(await mei.call(contract.askDiscard, { body: { itemId: item.itemId, reason: "" } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "STORAGE_TASK_OPEN",
    });
    const staff = await spec.staff("receiver");
    expect(await staff.call(contract.finishRemoval, { body: { taskId, itemNo: item.itemNo } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "STORAGE_TASK_TOO_EARLY",
    });
    await mei.must(contract.withdrawTask, { body: { taskId } }, { key: aKey() });
    const { taskId: again } = await ask();
    await spec.advance(day + 1);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const [submitted, thrown] = await Promise.all([
      mei.call(parcel.submitParcel, { body: form }, { key: aKey() }),
      staff.call(contract.finishRemoval, { body: { taskId: again, itemNo: item.itemNo } }, { key: aKey() }),
    ]);
    expect([submitted.ok, thrown.ok].filter(Boolean)).toHaveLength(1);
    expect((await row(item.itemId)).state).toBe(submitted.ok ? "in-parcel" : "forfeited");
  });

  it("is over when the goods go into a parcel, also when they come back", async () => {
    const item = await aStoredItem(spec, mei, benches);
    await mei.must(contract.askDiscard, { body: { itemId: item.itemId, reason: "" } }, { key: aKey() });
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const submitted = await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    await mei.must(parcel.cancelParcel, { body: { packageId: submitted.packageId } }, { key: aKey() });
    expect(await taskOf(item.itemId, "discard")).toMatchObject({ state: "withdrawn" });
  });
});

describe("splitting", () => {
  const kept = { grams: 400, sidesCm: [30, 20, 5] as [number, number, number], shelf: "A-01-1" };
  const taken = { grams: 210, sidesCm: [5, 20, 10] as [number, number, number], shelf: "a-01-2" };

  it("makes two items of one, each with its weight, its history and all the pictures", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 3 });
    const { taskId } = await mei.must(contract.askSplit, { body: { itemId: item.itemId, pieces: 1 } }, { key: aKey() });
    const staff = await spec.staff("receiver");
    const body = { taskId, itemNo: item.itemNo, kept, taken };
    const done = await race(3, () => staff.call(contract.splitStored, { body }, { key: aKey() }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const { list } = await mei.must(contract.listStorage, { query: {} });
    expect(list.map(({ quantity, grams, sidesCm, photos }) => [quantity, grams, sidesCm, photos.length])).toEqual([
      [2, 400, [30, 20, 5], 3],
      [1, 210, [20, 10, 5], 3],
    ]);
    // Both travel on their own.
    const part = list[1]?.itemId ?? "";
    const form = await aForm(mei, [part], await anAddress(spec, mei));
    await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    expect((await row(item.itemId)).state).toBe("stocked-in");
    const seen = await mei.must(contract.readStoredItem, { query: { itemId: part } });
    expect(seen.steps.map(({ to }) => to)).toEqual(expect.arrayContaining(["in-transit", "signed", "stocked-in", "in-parcel"]));
  });

  it("shares what bought goods were paid and cost, and their purchase stays booked once", async () => {
    const desk = { buyer: await spec.staff("buyer"), receiver: benches.receiver };
    const bought = await inStorage(spec, mei, desk, { pieces: 3 });
    const itemId = bought.itemIds[0] ?? "";
    const sum = () =>
      spec.deps.db
        .selectFrom("order_item")
        .select(({ fn }) => [fn.sum("paid_cny").as("paid"), fn.sum("real_price_cny").as("cost"), fn.sum("quantity").as("pieces")])
        .where("user_id", "=", mei.id)
        .executeTakeFirstOrThrow();
    const { item_no: itemNo } = await row(itemId);
    const before = await sum();
    const { taskId } = await mei.must(contract.askSplit, { body: { itemId, pieces: 1 } }, { key: aKey() });
    const staff = await spec.staff("receiver");
    await staff.must(contract.splitStored, { body: { taskId, itemNo, kept, taken } }, { key: aKey() });
    expect(await sum()).toEqual(before);
    expect(await spec.audit()).toEqual([]);
  });

  it("takes neither all nor nothing", async () => {
    const item = await aStoredItem(spec, mei, benches, { quantity: 2 });
    expect(await mei.call(contract.askSplit, { body: { itemId: item.itemId, pieces: 2 } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "STORED_SPLIT_REFUSED",
    });
  });
});

describe("the shelves", () => {
  it("are counted: missing, on the wrong shelf, unexpected; put right by moving or noting", async () => {
    const shelf = "Z-09-1";
    const [here, away, stranger] = [
      await aStoredItem(spec, mei, benches),
      await aStoredItem(spec, mei, benches),
      await aStoredItem(spec, mei, benches),
    ];
    const staff = await spec.staff("receiver");
    for (const { itemNo } of [here, away])
      await staff.must(contract.moveToShelf, { body: { itemNo, shelf: "z-09-1" } }, { key: aKey() });
    const body = { warehouse: 1 as const, shelf, itemNos: [here.itemNo, stranger.itemNo, "SH260101ZZZZZZZZ"] };
    const counted = await staff.must(contract.countShelf, { body }, { key: aKey() });
    expect(counted).toMatchObject({ expected: 2, found: 3 });
    expect(counted.differences.map(({ itemNo, kind, expectedShelf }) => [itemNo, kind, expectedShelf])).toEqual([
      [away.itemNo, "missing", shelf],
      [stranger.itemNo, "wrong-shelf", "A-01-1"],
      ["SH260101ZZZZZZZZ", "unexpected", null],
    ]);
    const { countId } = counted;
    const settle = (itemNo: string, how: "moved" | "noted") =>
      staff.call(contract.settleDifference, { body: { countId, itemNo, how, note: "seen" } }, { key: aKey() });
    expect((await settle(stranger.itemNo, "moved")).ok).toBe(true);
    expect((await settle(stranger.itemNo, "moved")).ok).toBe(false);
    expect((await settle(away.itemNo, "moved")).ok).toBe(false);
    expect((await settle(away.itemNo, "noted")).ok).toBe(true);
    expect((await row(stranger.itemId)).shelf).toBe(shelf);
    const map = await staff.must(contract.readShelfMap, { query: { warehouse: 1 } });
    expect(map.shelves.find((one) => one.shelf === shelf)).toMatchObject({ zone: "Z", items: 3 });
    await staff.must(contract.countShelf, { body: { ...body, itemNos: [] } }, { key: aKey() });
    const left = await staff.must(contract.listDifferences, { query: { warehouse: 1 } });
    expect(left.list.filter((one) => one.shelf === shelf).map(({ kind }) => kind)).toEqual(["missing", "missing", "missing"]);
  });
});

describe("the list", () => {
  it("finds by name and numbers, sorts, and counts what the filter shows", async () => {
    const light = await aStoredItem(spec, mei, benches, { grams: 100 });
    const heavy = await aStoredItem(spec, mei, benches, { grams: 900 });
    const list = (query: Record<string, string>) => mei.must(contract.listStorage, { query });
    const byNo = await list({ q: heavy.itemNo.slice(2).toLowerCase() });
    expect(byNo).toMatchObject({ total: 1, grams: 900, counts: { southChina: 2 } });
    expect(await list({ q: "wool SCARF" })).toMatchObject({ total: 2, grams: 1000 });
    expect(await list({ q: "100%_\\" })).toMatchObject({ total: 0, grams: 0 });
    expect((await list({ sort: "heaviest" })).list.map(({ itemId }) => itemId)).toEqual([heavy.itemId, light.itemId]);
    expect((await list({ sort: "newest" })).list.map(({ itemId }) => itemId)).toEqual([heavy.itemId, light.itemId]);
    expect(await list({ endingWithin: "60" })).toMatchObject({ total: 0, counts: { overdue: 0, within60: 0 } });
  });
});
