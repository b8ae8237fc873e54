import * as contract from "@sihai/contract/expert";
import { expertDue } from "@sihai/domain/expert";
import { describe, expect, it } from "vitest";
import { logInAgain } from "#testing";
import { ask, decline, paidFor, planned, sendPlan, take } from "../../../testing/expert/experts.ts";
import { aMember, read, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";

standOnExpertGround();

describe("rules of the expert that change", () => {
  it("leave a request its revisions and its promised day, and hold for the next one", async () => {
    const { client, goods } = await aMember();
    const waiting = await aMember();
    const early = await planned(client, await spec.staff("support"), goods);
    const unplanned = await paidFor(waiting.client, waiting.goods);
    const promised = (await read(waiting.client, unplanned)).dueAt;

    await changeRule(spec, "expertRevisions", 0);
    await changeRule(spec, "expertWorkingDays", { soonest: 2, latest: 5 });
    for (const one of [client, waiting.client]) await logInAgain(spec, one);
    const desk = await spec.staff("support");
    expect((await read(waiting.client, unplanned)).dueAt).toBe(promised);
    const plan = await client.must(contract.readPackingPlan, { query: { serviceBarcode: early } });
    expect(plan.declinesLeft).toBe(1);
    expect(await decline(client, early, "...")).toMatchObject({ ok: false, code: "INPUT_INVALID" });
    expect(await decline(client, early)).toMatchObject({ ok: true, data: { state: "processing" } });

    const later = await aMember();
    const late = await paidFor(later.client, later.goods);
    const { feePaidAt, dueAt, soonestAt } = await read(later.client, late);
    const rules = spec.deps.settings.at(new Date(feePaidAt ?? ""));
    expect(rules.expertWorkingDays).toEqual({ soonest: 2, latest: 5 });
    const { soonest, latest } = expertDue(feePaidAt ?? "", rules);
    expect([soonestAt, dueAt]).toEqual([soonest, latest]);
    await take(desk, late);
    await sendPlan(desk, late);
    expect(await decline(later.client, late)).toMatchObject({ ok: true, data: { state: "cancelled" } });
  });

  it("leave a request its items, though a later one may have fewer", async () => {
    const [early, later] = [await aMember(), await aMember()];
    const serviceBarcode = await paidFor(early.client, early.goods);
    await changeRule(spec, "expertItemsMost", 1);
    for (const one of [early.client, later.client]) await logInAgain(spec, one);
    const desk = await spec.staff("support");
    const tooMany = { ok: false, code: "EXPERT_TOO_MANY_ITEMS", data: { maximum: 1 } };
    expect(await ask(later.client, later.goods)).toMatchObject(tooMany);
    expect(await ask(later.client, { ...later.goods, itemIds: later.goods.itemIds.slice(0, 1) })).toMatchObject({ ok: true });
    await take(desk, serviceBarcode);
    await sendPlan(desk, serviceBarcode);
    expect(await read(early.client, serviceBarcode)).toMatchObject({ may: { answer: true } });
  });
});
