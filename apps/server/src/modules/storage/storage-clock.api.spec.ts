import { listOrders } from "@sihai/contract/order";
import { seededSettings } from "@sihai/domain/setting";
import { storageMoments } from "@sihai/domain/storage";
import { describe, expect, it } from "vitest";
import { logInAgain, pay, race } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aSubmittedParcel } from "../../../testing/parcel/parcels.ts";
import { daySeconds, extend, moveBefore, rowOf, taskOf, told, untilBefore } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

describe("the storage clock", () => {
  it("tells once at each moment, to the second, on two workers", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, item.itemId);
    const seen: string[] = [];
    for (const moment of storageMoments(end, seededSettings)) {
      await moveBefore(spec, moment.at);
      expect(await told(spec, mei)).toEqual(seen);
      await spec.deps.clock.advance(2);
      await race(3, () => spec.fireTimers());
      seen.push(`storage-${moment.kind}${"days" in moment ? `:${moment.days}` : ""}`);
      expect(await told(spec, mei)).toEqual(seen);
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
    expect((await rowOf(spec, item.itemId)).state).toBe("stocked-in");
    expect(await taskOf(spec, item.itemId)).toMatchObject({ state: "open" });
    await spec.advance(90 * daySeconds);
    expect(await told(spec, mei)).toEqual(seen);
  });

  it("is told with the order as well: when free storage ends, and when the item is lost", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, item.itemId);
    const { list } = await mei.must(listOrders, { query: { keyword: item.itemNo } });
    const { overdueDays } = seededSettings.storageTerms;
    const lostAt = new Date(end.getTime() + overdueDays * daySeconds * 1000).toISOString();
    expect(list[0]?.items[0]).toMatchObject({ itemNo: item.itemNo, dueAt: end.toISOString(), lostAt });
  });

  it("stands still in a parcel, goes on after it, and moves with an extension", async () => {
    const submitted = await aSubmittedParcel(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, submitted.item.itemId);
    // Unpaid, it is cancelled after seven days: the clock goes on then.
    await spec.advance(7 * daySeconds + 1);
    const resumed = await rowOf(spec, submitted.item.itemId);
    expect(resumed.paused_at).toBeNull();
    expect(Math.abs(resumed.free_until.getTime() - end.getTime() - 7 * daySeconds * 1000)).toBeLessThan(5000);
    await moveBefore(spec, new Date(resumed.free_until.getTime() - 30 * daySeconds * 1000));
    expect(await told(spec, mei)).toEqual([]);
    await spec.advance(2);
    expect(await told(spec, mei)).toEqual(["storage-ending:30"]);
    await logInAgain(spec, mei);
    const opened = await extend(mei, [{ itemId: submitted.item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    await pay(mei, opened.data.tradeNo);
    await moveBefore(spec, resumed.free_until);
    expect(await told(spec, mei)).toEqual(["storage-ending:30", "storage-extended"]);
    await spec.advance(2);
    expect(await told(spec, mei)).toEqual(["storage-ending:30", "storage-extended", "storage-ending:30"]);
  });

  it("says once what came while nobody was awake", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, item.itemId);
    await spec.deps.clock.advance(untilBefore(spec, end) - 2 * daySeconds);
    await spec.fireTimers();
    expect(await told(spec, mei)).toEqual(["storage-ending:3"]);
  });
});
