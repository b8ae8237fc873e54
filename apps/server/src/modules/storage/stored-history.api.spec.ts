import * as contract from "@sihai/contract/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, pay, type SpecWorld } from "#testing";
import { type Benches, theBenches } from "../../../testing/parcel/parcels.ts";
import { extend, moveTo, rowOf, taskOf } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let benches: Benches;

beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
});

/** What its owner is told of an item beside its way to the shelf. */
async function toldOf(owner: Client, itemId: string) {
  const { steps } = await owner.must(contract.readStoredItem, { query: { itemId } });
  return steps.filter(({ about }) => about !== "item");
}
const inShort = (steps: Awaited<ReturnType<typeof toldOf>>) => steps.map(({ about, to, by }) => `${about} ${to} by ${by}`);

describe("the history of a stored item", () => {
  it("tells what was asked for it, by whom and why, and what came of that", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches, { quantity: 3 });
    const request = { body: { itemId: item.itemId, reason: "Wrong colour after all" } };
    const { taskId } = await mei.must(contract.askDiscard, request, { key: aKey() });
    await mei.must(contract.withdrawTask, { body: { taskId } }, { key: aKey() });
    await mei.must(contract.askSplit, { body: { itemId: item.itemId, pieces: 2 } }, { key: aKey() });
    const opened = await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00");
    if (!opened.ok) throw new Error(opened.code);
    await pay(mei, opened.data.tradeNo);
    const steps = await toldOf(mei, item.itemId);
    expect(inShort(steps)).toEqual([
      "discard open by user",
      "discard withdrawn by user",
      "split open by user",
      "extension unpaid by user",
      "extension paid by user",
    ]);
    expect(steps.map(({ reason }) => reason)).toEqual(["Wrong colour after all", null, null, null, null]);
    expect(steps[2]?.pieces).toBe(2);
    expect(steps[4]?.endsAt).toBe((await rowOf(spec, item.itemId)).free_until.toISOString());
  });

  it("tells what was not paid in time, a proposal to forfeit and that it was taken back", async () => {
    const mei = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    const { free_until: end } = await rowOf(spec, item.itemId);
    await moveTo(spec, new Date(end.getTime() - 60_000));
    await logInAgain(spec, mei);
    // Asked for in the last minute and not paid: lapses with its half hour.
    const opened = await extend(mei, [{ itemId: item.itemId, months: 1 }], "15.00");
    expect(opened.ok).toBe(true);
    await spec.advance(3600);
    await moveTo(spec, new Date(end.getTime() + 10 * 86_400_000));
    const staff = await spec.staff("receiver");
    const task = await taskOf(spec, item.itemId);
    const proposal = { body: { taskId: task?.id ?? "" } };
    const { notBefore } = await staff.must(contract.proposeForfeit, proposal, { key: aKey() });
    await staff.must(contract.recallForfeit, { body: { taskId: task?.id ?? "" } }, { key: aKey() });
    await logInAgain(spec, mei);
    const told = await toldOf(mei, item.itemId);
    expect(told.map(({ endsAt }) => endsAt).slice(2)).toEqual([null, notBefore, null]);
    expect(inShort(told)).toEqual([
      "extension unpaid by user",
      "extension lapsed by system",
      "forfeit open by system",
      "forfeit proposed by staff",
      "forfeit open by staff",
    ]);
  });

  it("is nobody else's to read", async () => {
    const mei = await aBuyer(spec);
    const omar = await aBuyer(spec);
    const item = await aStoredItem(spec, mei, benches);
    expect(await omar.call(contract.readStoredItem, { query: { itemId: item.itemId } })).toMatchObject({
      ok: false,
      code: "STORED_ITEM_NOT_FOUND",
    });
  });
});
