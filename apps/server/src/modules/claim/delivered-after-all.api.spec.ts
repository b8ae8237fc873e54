import * as calls from "@sihai/contract/claim";
import { confirmReceipt, markException, parcelDetail, takeBack } from "@sihai/contract/parcel";
import { cny, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { inWallet, race } from "#testing";
import { acts, aShippedParcel, tellOf, told, viewOf } from "../../../testing/claim/claims.ts";
import { benches, desk, lapse, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";

standOnClaimGround();

describe("a parcel that was found", () => {
  const found = (packageId: string) =>
    benches.dispatcher.call(calls.deliveredAfterAll, { body: { packageId, note: "Proof of delivery of the carrier" } });

  it("is delivered after all: claims that it is lost end unpaid, and damage can be claimed from that day", async () => {
    const parcel = await aShippedParcel(world, mei, benches, "150.00");
    await benches.dispatcher.must(markException, { body: { packageId: parcel.packageId, kind: "lost" } });
    const claimNo = await told(mei, parcel, { kind: "lost", amount: "150.00" });
    const act = acts(mei, desk, claimNo, "150.00");
    await act.review();
    await act.offer();
    await act.accept();
    const before = await inWallet(world, mei);
    const replies = await race<{ ok: boolean }>(6, (index) => (index % 2 === 0 ? found(parcel.packageId) : act.pay()));
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    const view = await viewOf(mei, parcel.packageId);
    const paid = view.claims[0]?.state === "paid";
    expect(view.claims[0]?.state).toBe(paid ? "paid" : "void");
    expect(await inWallet(world, mei)).toBe(paid ? toDecimal(cny((Number(before) + 150).toFixed(2))) : before);
    if (!paid) expect(view.kinds.find(({ kind }) => kind === "damaged")?.obstacle).toBeNull();
    const again = await found(parcel.packageId);
    expect(!again.ok && again.code).toBe("PARCEL_STATE_REFUSED");
    const { state } = await mei.must(parcelDetail, { query: { packageId: parcel.packageId } });
    expect(state).toBe("delivered");
    await mei.must(confirmReceipt, { body: { packageId: parcel.packageId } });
  });

  it("is on our shelf again: an accepted claim that it is lost is never paid beside the goods", async () => {
    const parcel = await aShippedParcel(world, mei, benches, "150.00");
    await benches.dispatcher.must(markException, { body: { packageId: parcel.packageId, kind: "lost" } });
    const claimNo = await told(mei, parcel, { kind: "lost", amount: "150.00" });
    const act = acts(mei, desk, claimNo, "150.00");
    for (const step of [act.review, act.offer, act.accept]) expect((await step()).ok).toBe(true);
    const before = await inWallet(world, mei);
    await benches.dispatcher.must(takeBack, { body: { packageId: parcel.packageId, shelf: "A-01-01" } });
    expect((await viewOf(mei, parcel.packageId)).claims[0]?.state).toBe("void");
    expect((await act.pay()).ok).toBe(false);
    expect(await inWallet(world, mei)).toBe(before);
  });

  it.each(["delivered", "taken-back"] as const)(
    "has nothing left to claim: what lapsed before is not taken up again once it is %s",
    async (how) => {
      const parcel = await aShippedParcel(world, mei, benches, "150.00");
      await benches.dispatcher.must(markException, { body: { packageId: parcel.packageId, kind: "lost" } });
      const claimNo = await told(mei, parcel, { kind: "lost", amount: "150.00" });
      const act = acts(mei, desk, claimNo, "150.00");
      for (const step of [act.review, act.offer]) expect((await step()).ok).toBe(true);
      await lapse(claimNo);
      expect((await viewOf(mei, parcel.packageId)).claims[0]?.may.revive).toBe(true);
      if (how === "delivered") expect((await found(parcel.packageId)).ok).toBe(true);
      else await benches.dispatcher.must(takeBack, { body: { packageId: parcel.packageId, shelf: "A-01-01" } });
      expect((await viewOf(mei, parcel.packageId)).claims[0]?.may.revive).toBe(false);
      expect(await act.contest()).toMatchObject({ ok: false, code: "CLAIM_NOT_POSSIBLE", data: { obstacle: how } });
      expect((await viewOf(mei, parcel.packageId)).claims[0]?.state).toBe("lapsed");
    },
  );

  it("leaves what was paid with the buyer, and says so to the desk", async () => {
    const parcel = await aShippedParcel(world, mei, benches, "150.00");
    await benches.dispatcher.must(markException, { body: { packageId: parcel.packageId, kind: "lost" } });
    const claimNo = await told(mei, parcel, { kind: "lost", amount: "150.00" });
    const act = acts(mei, desk, claimNo, "150.00");
    for (const step of [act.review, act.offer, act.accept, act.pay]) expect((await step()).ok).toBe(true);
    const before = await inWallet(world, mei);
    expect(await found(parcel.packageId)).toMatchObject({ ok: true, data: { keptCny: "150.00", ended: [] } });
    expect(await inWallet(world, mei)).toBe(before);
    const more = await tellOf(mei, parcel, { kind: "damaged" });
    expect(!more.ok && more.code).toBe("CLAIM_OPEN_ALREADY");
  });

  it("is none while its goods come back to us, or never left", async () => {
    const back = await aShippedParcel(world, mei, benches);
    const early = await found(back.packageId);
    expect(!early.ok && early.code).toBe("PARCEL_STATE_REFUSED");
    await benches.dispatcher.must(markException, { body: { packageId: back.packageId, kind: "returned" } });
    await benches.dispatcher.must(takeBack, { body: { packageId: back.packageId, shelf: "A-01-1" } });
    const late = await found(back.packageId);
    expect(!late.ok && late.code).toBe("PARCEL_STATE_REFUSED");
  });
});
