import { previewSetting } from "@sihai/contract/setting";
import { claimDue } from "@sihai/domain/clocks";
import { seedJson } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { acts, aDeliveredParcel, aShippedParcel, deliver, tellOf, told, viewOf } from "../../../testing/claim/claims.ts";
import { benches, desk, everybodyLogsInAgain, lapse, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";

standOnClaimGround();

const terms = seedJson.claimTerms as Record<string, unknown>;

describe("terms of claims that change", () => {
  it("leave what came before its window and an offer its end, and hold for what comes after", async () => {
    const before = await aShippedParcel(world, mei, benches);
    const cameAt = await deliver(world, before);
    const offered = await aDeliveredParcel(world, mei, benches);
    const claimNo = await told(mei, offered);
    const act = acts(mei, desk, claimNo);
    await act.review();
    expect((await act.offer()).ok).toBe(true);
    const claimOf = async () => (await viewOf(mei, offered.packageId)).claims.find((one) => one.claimNo === claimNo);
    const ends = (await claimOf())?.answerBefore;

    await changeRule(world, "claimTerms", { ...terms, reportWorkingDays: 9, offerDays: 3, reminderDays: [1], reviveDays: 5 });
    await everybodyLogsInAgain();
    const windowOf = async (packageId: string) =>
      (await viewOf(mei, packageId)).kinds.find(({ kind }) => kind === "damaged")?.closesAt;
    expect(await windowOf(before.packageId)).toBe(claimDue(cameAt.toISOString()));
    expect((await claimOf())?.answerBefore).toBe(ends);
    const after = await aShippedParcel(world, mei, benches);
    const at = await deliver(world, after);
    const { holidays } = world.deps.settings.at(at);
    expect(await windowOf(after.packageId)).toBe(claimDue(at.toISOString(), holidays, 9));
    expect((await viewOf(mei, after.packageId)).terms.reportWorkingDays).toBe(9);

    const next = await told(mei, after);
    await acts(mei, desk, next).review();
    expect((await acts(mei, desk, next).offer()).ok).toBe(true);
    const [made] = (await viewOf(mei, after.packageId)).claims;
    const dayMs = 86_400_000;
    expect(Date.parse(made?.answerBefore ?? "") - world.deps.clock.now().getTime()).toBeLessThanOrEqual(3 * dayMs);
    await lapse(next);
    const lapsed = (await viewOf(mei, after.packageId)).claims[0];
    expect(Date.parse(lapsed?.reviveBefore ?? "") - Date.parse(lapsed?.closedAt ?? "")).toBe(5 * dayMs);
  });

  it("leave a claim the most it can come to, and say what lateness would have cost", async () => {
    const parcel = await aShippedParcel(world, mei, benches);
    const opensAt = (await viewOf(mei, parcel.packageId)).kinds.find(({ kind }) => kind === "delayed")?.opensAt ?? "";
    await world.advance(Math.ceil((Date.parse(opensAt) - world.deps.clock.now().getTime()) / 1000) + 1);
    await everybodyLogsInAgain();
    const claimNo = await told(mei, parcel, { kind: "delayed" });
    const maximum = async () => (await viewOf(mei, parcel.packageId)).claims[0]?.calculation.maximum;
    const most = await maximum();
    const query = { name: "claimTerms" as const, value: JSON.stringify({ ...terms, delayBp: 0 }) };
    const { trials } = await (await world.staff("pricing")).must(previewSetting, { query });
    expect(trials).toEqual([{ of: "claims", rows: 1, changed: 1, before: most, after: "0.00" }]);
    await changeRule(world, "claimTerms", { ...terms, delayBp: 0 });
    await everybodyLogsInAgain();
    expect(await maximum()).toBe(most);
    // The parcel left before: its claims follow the terms of that day until it comes.
    expect((await viewOf(mei, parcel.packageId)).terms.delayBp).toBe(5_000);
    await acts(mei, desk, claimNo).withdraw();
    await deliver(world, parcel);
    const refused = await tellOf(mei, parcel, { kind: "delayed", amount: "0.01" });
    expect(!refused.ok && refused.data).toMatchObject({ code: "CLAIM_AMOUNT_REFUSED", maximum: "0.00" });
  });
});
