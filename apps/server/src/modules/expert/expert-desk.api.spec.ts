import * as contract from "@sihai/contract/expert";
import { readPlan } from "@sihai/contract/plan";
import { describe, expect, it } from "vitest";
import { aKey, eventually } from "#testing";
import { paidFor, sendPlan, take } from "../../../testing/expert/experts.ts";
import { aMember, desk, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";

standOnExpertGround();

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
    expect(plan.results.map(({ objective }) => objective)).toEqual(["door", "cheapest", "fastest", "balanced"]);
    expect((await client.call(readPlan, { params: { planId } })).ok).toBe(true);
    expect((await sendPlan(desk, serviceBarcode)).ok).toBe(true);
    const packing = await client.must(contract.readPackingPlan, { query: { serviceBarcode } });
    expect(packing.machine?.total).toBe(plan.results[0]?.total);
    await worker.stop();
  });
});
