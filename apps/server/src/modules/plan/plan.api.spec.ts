import * as contract from "@sihai/contract/plan";
import { cny } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, eventually, type SpecWorld } from "#testing";
import { aSubmittedParcel, type Benches, theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { planModule } from "./index.ts";

let spec: SpecWorld;
let benches: Benches;
beforeAll(async () => {
  spec = await aWorld();
  benches = await theBenches(spec);
});

async function aMemberWithGoods(sizes: readonly number[]) {
  const client = await aBuyer(spec);
  const itemIds: string[] = [];
  for (const grams of sizes) itemIds.push((await aStoredItem(spec, client, benches, { grams, sidesCm: [20, 15, 10] })).itemId);
  return { client, itemIds, addressId: await anAddress(spec, client) };
}

function ask(client: Client, body: { itemIds: string[]; addressId: string }) {
  return client.call(contract.makePlan, { body }, { key: aKey() });
}

function ended(client: Client, planId: string) {
  return eventually("an ended plan", async () => {
    const plan = await client.must(contract.readPlan, { params: { planId } });
    return plan.state === "planning" ? null : plan;
  });
}

describe("a plan for stored goods", () => {
  beforeAll(async () => {
    await spec.work();
  });

  it("is made off the request for every objective, never dearer than all in one parcel, and tells what can still be sent", async () => {
    const { client, itemIds, addressId } = await aMemberWithGoods([900, 1700, 400]);
    const { planId } = await client.must(contract.makePlan, { body: { itemIds, addressId } }, { key: aKey() });
    const plan = await ended(client, planId);
    expect(plan).toMatchObject({ state: "done", country: "DE", grams: 3000, progress: { done: 4, of: 4 } });
    expect(plan.results.map(({ objective }) => objective)).toEqual(["door", "cheapest", "fastest", "balanced"]);
    const [door, cheapest, fastest] = plan.results;
    const fen = (amount: string | undefined) => Math.round(Number(amount) * 100);
    const atDoor = ({ parcels }: (typeof plan.results)[number]) =>
      parcels.reduce((all, { quote, tax }) => all + fen(quote.total) + fen(tax ?? "0"), 0);
    // Where the tax is known all but the lowest shipping count it, and are compared with one parcel by it.
    expect(plan.results.map(({ withTax }) => withTax)).toEqual([true, false, true, true]);
    for (const result of plan.results.filter(({ withTax }) => withTax)) expect(fen(result.total)).toBe(atDoor(result));
    expect(plan.results.map(atDoor).every((one) => one >= fen(door?.total))).toBe(true);
    expect(fen(door?.total)).toBeLessThanOrEqual(fen(plan.togetherAtDoor?.total));
    for (const { parcels, optimal } of plan.results) {
      expect(parcels.flatMap((parcel) => parcel.itemIds).sort()).toEqual([...itemIds].sort());
      expect(parcels.every(({ open }) => open)).toBe(true);
      expect(optimal).toBe(true);
    }
    expect(cny(cheapest?.total ?? "0").amount).toBeLessThanOrEqual(cny(plan.together?.total ?? "0").amount);
    expect(fastest?.slowestDays).toBeLessThanOrEqual(cheapest?.slowestDays ?? 0);
  });

  it("refuses goods and addresses that aren't the member's, and goods on their way", async () => {
    const { client, itemIds, addressId } = await aMemberWithGoods([500]);
    const other = await aMemberWithGoods([500]);
    expect(await ask(client, { itemIds: other.itemIds, addressId })).toMatchObject({ ok: false, code: "PLAN_ITEM_NOT_FOUND" });
    expect(await ask(client, { itemIds, addressId: other.addressId })).toMatchObject({
      ok: false,
      code: "PLAN_ADDRESS_NOT_FOUND",
    });
    const sent = await aSubmittedParcel(spec, client, benches);
    expect(await ask(client, { itemIds: [sent.item.itemId], addressId })).toMatchObject({ code: "PLAN_ITEM_NOT_FOUND" });
  });
});

describe("a plan nobody makes yet", () => {
  let idle: SpecWorld;
  beforeAll(async () => {
    idle = await aWorld();
  });

  it("can be cancelled, and two at most wait for one member", async () => {
    const client = await aBuyer(idle);
    const staff = await theBenches(idle);
    const { itemId } = await aStoredItem(idle, client, staff);
    const addressId = await anAddress(idle, client);
    const body = { itemIds: [itemId], addressId };
    const request = await Promise.all([1, 2, 3, 4].map(() => ask(client, body)));
    expect(request.filter(({ ok }) => ok)).toHaveLength(2);
    const planId = request.flatMap((one) => (one.ok ? [one.data.planId] : []))[0] ?? "";
    expect(await client.must(contract.cancelPlan, { params: { planId } })).toEqual({ state: "cancelled" });
    expect((await ask(client, body)).ok).toBe(true);
    const worker = await idle.work();
    const plan = await client.must(contract.readPlan, { params: { planId } });
    expect(plan).toMatchObject({ state: "cancelled", results: [] });
    await worker.stop();
  });

  it("is kept for as long as the rule says", async () => {
    const client = await aBuyer(idle);
    const { itemId } = await aStoredItem(idle, client, await theBenches(idle));
    const body = { itemIds: [itemId], addressId: await anAddress(idle, client) };
    const { planId } = await client.must(contract.makePlan, { body }, { key: aKey() });
    const read = () => client.call(contract.readPlan, { params: { planId } });
    const created = new Date(idle.deps.clock.now().getTime() - 3 * 86_400_000);
    await idle.deps.db.updateTable("parcel_plan").set({ created_at: created }).where("id", "=", planId).execute();
    const sweep = async () => {
      for (const { run } of planModule.sweeps ?? []) await run(idle.deps);
    };
    await sweep();
    expect((await read()).ok).toBe(true);
    await changeRules(idle, { planKeptDays: 2 });
    await sweep();
    expect(await read()).toMatchObject({ code: "PLAN_NOT_FOUND" });
  });
});
