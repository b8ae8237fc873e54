import { markException } from "@sihai/contract/parcel";
import { claimDue } from "@sihai/domain/clocks";
import { describe, expect, it } from "vitest";
import { logInAgain } from "#testing";
import { acts, aDeliveredParcel, aShippedParcel, deliver, tellOf, told, viewOf } from "../../../testing/claim/claims.ts";
import { benches, desk, everybodyLogsInAgain, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";

standOnClaimGround();

describe("goods that never came", () => {
  it("are lost ten days past the promise; granting it makes the parcel an exception and its goods lost", async () => {
    const parcel = await aShippedParcel(world, mei, benches, "150.00");
    const early = await tellOf(mei, parcel, { kind: "lost", amount: "150.00" });
    expect(!early.ok && early.data).toMatchObject({ code: "CLAIM_NOT_POSSIBLE", obstacle: "too-early" });
    const opensAt = (await viewOf(mei, parcel.packageId)).kinds.find(({ kind }) => kind === "lost")?.opensAt ?? "";
    await world.advance(Math.ceil((Date.parse(opensAt) - world.deps.clock.now().getTime()) / 1000) + 1);
    await everybodyLogsInAgain();
    const claimNo = await told(mei, parcel, { kind: "lost", amount: "150.00" });
    const act = acts(mei, desk, claimNo, "150.00");
    await act.review();
    expect((await act.offer()).ok).toBe(true);
    const { db } = world.deps;
    const found = await db
      .selectFrom("parcel")
      .innerJoin("parcel_item as pi", "pi.parcel_id", "parcel.id")
      .innerJoin("order_item as i", "i.id", "pi.item_id")
      .select(["parcel.state", "i.state as item_state"])
      .where("package_no", "=", parcel.packageId)
      .executeTakeFirstOrThrow();
    expect(found).toEqual({ state: "exception", item_state: "lost" });
    for (const step of [act.accept, act.pay]) expect((await step()).ok).toBe(true);
  });

  it("can be claimed at once when customs have them, and not when they arrived after all", async () => {
    const seized = await aShippedParcel(world, mei, benches, "100.00");
    await benches.dispatcher.must(markException, { body: { packageId: seized.packageId, kind: "seized" } });
    expect((await viewOf(mei, seized.packageId)).likely).toBe("seized");
    expect((await tellOf(mei, seized, { kind: "seized", amount: "100.00" })).ok).toBe(true);
    const arrived = await aDeliveredParcel(world, mei, benches);
    const late = await tellOf(mei, arrived, { kind: "lost" });
    expect(!late.ok && late.data).toMatchObject({ obstacle: "delivered" });
  });
});

describe("the two business days (rules P-25 and H-142)", () => {
  it("end at the last second of the second one, in Beijing", async () => {
    const parcel = await aShippedParcel(world, mei, benches);
    const at = await deliver(world, parcel);
    const due = new Date(claimDue(at.toISOString()));
    await world.advance(Math.floor((due.getTime() - world.deps.clock.now().getTime()) / 1000) - 20);
    await logInAgain(world, mei);
    const inTime = await tellOf(mei, parcel);
    expect(inTime.ok).toBe(true);
    if (inTime.ok) await acts(mei, desk, inTime.data.claimNo).withdraw();
    await world.advance(Math.ceil((due.getTime() - world.deps.clock.now().getTime()) / 1000) + 1);
    const late = await tellOf(mei, parcel);
    expect(!late.ok && late.data).toMatchObject({ code: "CLAIM_NOT_POSSIBLE", obstacle: "window-closed" });
  });
});
