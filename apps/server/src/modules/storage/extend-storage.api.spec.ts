import { listOrders } from "@sihai/contract/order";
import * as parcel from "@sihai/contract/parcel";
import * as contract from "@sihai/contract/storage";
import { toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, logInAgain, pay, race, trials, watchLockOrder } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aForm } from "../../../testing/parcel/parcels.ts";
import { daySeconds, extend, moveTo, rowOf } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { world as account, balanceOf, deposit } from "../ledger/index.ts";
import { earnExtensions } from "./index.ts";

watchLockOrder();

standOnNewGround();

describe("longer storage", () => {
  it("moves the end by 30 days a month once it is paid, and is earned once", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const other = await aStoredItem(spec, mei, benches);
    const before = await rowOf(spec, item.itemId);
    const income = await balanceOf(spec.deps.db, account("storage-income"));
    const opened = await extend(
      mei,
      [
        { itemId: item.itemId, months: 2 },
        { itemId: other.itemId, months: 1 },
      ],
      "45.00",
    );
    if (!opened.ok) throw new Error(opened.code);
    expect((await rowOf(spec, item.itemId)).free_until).toEqual(before.free_until);
    const paid = await race(4, () => pay(mei, opened.data.tradeNo));
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await rowOf(spec, item.itemId)).free_until.getTime() - before.free_until.getTime()).toBe(60 * daySeconds * 1000);
    expect((await rowOf(spec, other.itemId)).free_until.getTime()).toBeGreaterThan(
      before.free_until.getTime() + 29 * daySeconds * 1000,
    );
    await race(3, () => earnExtensions(spec.deps));
    const after = await balanceOf(spec.deps.db, account("storage-income"));
    expect(toDecimal({ amount: after.amount - income.amount, currency: "CNY" })).toBe("45.00");
    expect((await balanceOf(spec.deps.db, deposit(mei.id))).amount).toBe(0n);
  });

  it("is said on the order too: its item is due when free storage ends, and not while that stands still", async () => {
    const { itemId, itemNo } = await aStoredItem(spec, mei, benches);
    const dueAt = async () => {
      const { list } = await mei.must(listOrders, { query: { keyword: itemNo } });
      return list[0]?.items.find((item) => item.itemNo === itemNo)?.dueAt;
    };
    const { free_until: end } = await rowOf(spec, itemId);
    expect(await dueAt()).toBe(end.toISOString());
    await spec.deps.db
      .updateTable("stored_item")
      .set({ paused_at: spec.deps.clock.now() })
      .where("item_id", "=", itemId)
      .execute();
    expect(await dueAt()).toBeNull();
    await spec.deps.db.updateTable("stored_item").set({ paused_at: null }).where("item_id", "=", itemId).execute();
  });

  it("ends 180 days after stock-in at the latest, whoever asks how often", async () => {
    const item = await aStoredItem(spec, mei, benches);
    for (const months of [2, 1]) {
      const opened = await extend(mei, [{ itemId: item.itemId, months }], `${months * 15}.00`);
      if (!opened.ok) throw new Error(opened.code);
      await pay(mei, opened.data.tradeNo);
    }
    expect(await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00")).toMatchObject({
      ok: false,
      code: "STORAGE_EXTENSION_REFUSED",
      data: { obstacle: "at-the-limit", monthsMax: 0 },
    });
  });

  it("settles what overdue days cost so far and begins then", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, item.itemId);
    await moveTo(spec, new Date(end.getTime() + 3 * daySeconds * 1000));
    await logInAgain(spec, mei);
    expect(await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00")).toMatchObject({
      ok: false,
      code: "STORAGE_PRICE_CHANGED",
      data: { total: "17.00" },
    });
    const opened = await extend(mei, [{ itemId: item.itemId, months: 1 }], "17.00");
    if (!opened.ok) throw new Error(opened.code);
    const at = spec.deps.clock.now();
    await pay(mei, opened.data.tradeNo);
    const { free_until: extended } = await rowOf(spec, item.itemId);
    expect(Math.abs(extended.getTime() - at.getTime() - 30 * daySeconds * 1000)).toBeLessThan(20_000);
    const listed = await mei.must(contract.listStorage, { query: { itemIds: item.itemId } });
    expect(listed.list[0]?.storage.phase).toBe("free");
  });

  it("keeps the newest wish: an earlier one that was not paid lapses, and one that ran out can't be paid", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const first = await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00");
    const second = await extend(mei, [{ itemId: item.itemId, months: 2 }], "30.00");
    if (!first.ok || !second.ok) throw new Error("not opened");
    expect(await pay(mei, first.data.tradeNo)).toMatchObject({ ok: false, code: "TRADE_CANCELLED" });
    await spec.advance(30 * 60);
    expect((await pay(mei, second.data.tradeNo)).ok).toBe(false);
    const states = await spec.deps.db.selectFrom("storage_extension").select("state").where("user_id", "=", mei.id).execute();
    expect(states.map(({ state }) => state)).toEqual(["lapsed", "lapsed"]);
  });

  it("is not paid for goods that went into a parcel meanwhile, nor asked for them", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const opened = await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const submitted = await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    expect(await pay(mei, opened.data.tradeNo)).toMatchObject({ ok: false, code: "TRADE_NOT_PAYABLE" });
    expect(await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00")).toMatchObject({
      ok: false,
      code: "STORAGE_ITEM_AWAY",
    });
    await mei.must(parcel.cancelParcel, { body: { packageId: submitted.packageId } }, { key: aKey() });
  });

  it.each(trials(1))("is paid or submitted, never both, when both race", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const opened = await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const { free_until: before } = await rowOf(spec, item.itemId);
    const [paid] = await Promise.all([
      pay(mei, opened.data.tradeNo),
      mei.call(parcel.submitParcel, { body: form }, { key: aKey() }),
    ]);
    const after = await rowOf(spec, item.itemId);
    expect(after.free_until.getTime() > before.getTime()).toBe(paid.ok);
  });
});
