import * as parcel from "@sihai/contract/parcel";
import * as contract from "@sihai/contract/storage";
import { describe, expect, it } from "vitest";
import { aKey, anAddress, logInAgain, race, trials } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aForm, aPaidParcel, aSealedParcel, aSubmittedParcel, leave } from "../../../testing/parcel/parcels.ts";
import { daySeconds, moveBefore, moveTo, rowOf, taskOf, untilBefore } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

describe("rule F39: forfeiting", () => {
  async function overdueToTheEnd(itemId: string): Promise<string> {
    const { free_until: end } = await rowOf(spec, itemId);
    await moveTo(spec, new Date(end.getTime() + 10 * daySeconds * 1000));
    const task = await taskOf(spec, itemId);
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
    await moveBefore(spec, new Date(notBefore));
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
    expect((await rowOf(spec, item.itemId)).state).toBe("forfeited");
  });

  it("begins again with its day once the proposal was taken back", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const taskId = await overdueToTheEnd(item.itemId);
    const first = await spec.staff("receiver");
    await first.must(contract.proposeForfeit, { body: { taskId } }, { key: aKey() });
    await spec.advance(daySeconds + 1);
    const staff = await spec.staff("receiver");
    const finish = () => staff.call(contract.finishRemoval, { body: { taskId, itemNo: item.itemNo } }, { key: aKey() });
    const outcomes = await race(4, () => staff.call(contract.recallForfeit, { body: { taskId } }, { key: aKey() }));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await finish()).toMatchObject({ ok: false, code: "STORAGE_TASK_NOT_FOUND" });
    await staff.must(contract.proposeForfeit, { body: { taskId } }, { key: aKey() });
    expect(await finish()).toMatchObject({ ok: false, code: "STORAGE_TASK_TOO_EARLY" });
    expect((await rowOf(spec, item.itemId)).state).toBe("stocked-in");
  });

  it("never lists goods in a parcel of any state, however late it gets", async () => {
    const unpaid = await aSubmittedParcel(spec, mei, benches);
    const paid = await aPaidParcel(spec, mei, benches);
    const sealed = await aSealedParcel(spec, mei, benches);
    const gone = await aSealedParcel(spec, mei, benches);
    await leave(benches, [gone.packageId]);
    // The unpaid one falls back on its shelf after seven days and has all its days again.
    await spec.advance(7 * daySeconds + 2);
    await spec.advance(93 * daySeconds);
    for (const { item } of [unpaid, paid, sealed, gone]) expect(await taskOf(spec, item.itemId)).toBeUndefined();
    await spec.advance(8 * daySeconds);
    expect(await taskOf(spec, unpaid.item.itemId)).toMatchObject({ state: "open" });
    for (const { item } of [paid, sealed, gone]) expect(await taskOf(spec, item.itemId)).toBeUndefined();
  });

  it.each(trials(1))("and a parcel submitted at the last second: one of them has the goods", async () => {
    const item = await aStoredItem(spec, mei, benches);
    const addressId = await anAddress(spec, mei);
    const { free_until: end } = await rowOf(spec, item.itemId);
    await spec.deps.clock.advance(untilBefore(spec, end) + 10 * daySeconds);
    await logInAgain(spec, mei);
    const form = await aForm(mei, [item.itemId], addressId);
    const [submitted] = await Promise.all([
      mei.call(parcel.submitParcel, { body: form }, { key: aKey() }),
      (async () => {
        await spec.deps.clock.advance(2);
        await spec.fireTimers();
      })(),
    ]);
    const { state } = await rowOf(spec, item.itemId);
    const task = await taskOf(spec, item.itemId);
    expect(state).toBe(submitted.ok ? "in-parcel" : "stocked-in");
    expect(task === undefined || task.state === "withdrawn").toBe(submitted.ok);
  });
});

describe("throwing away", () => {
  it.each(trials(1))("waits a day, can be taken back, and races with a parcel for the goods", async () => {
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
    await spec.advance(daySeconds + 1);
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const [submitted, thrown] = await Promise.all([
      mei.call(parcel.submitParcel, { body: form }, { key: aKey() }),
      staff.call(contract.finishRemoval, { body: { taskId: again, itemNo: item.itemNo } }, { key: aKey() }),
    ]);
    expect([submitted.ok, thrown.ok].filter(Boolean)).toHaveLength(1);
    expect((await rowOf(spec, item.itemId)).state).toBe(submitted.ok ? "in-parcel" : "forfeited");
  });

  it("is over when the goods go into a parcel, also when they come back", async () => {
    const item = await aStoredItem(spec, mei, benches);
    await mei.must(contract.askDiscard, { body: { itemId: item.itemId, reason: "" } }, { key: aKey() });
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const submitted = await mei.must(parcel.submitParcel, { body: form }, { key: aKey() });
    await mei.must(parcel.cancelParcel, { body: { packageId: submitted.packageId } }, { key: aKey() });
    expect(await taskOf(spec, item.itemId, "discard")).toMatchObject({ state: "withdrawn" });
  });
});
