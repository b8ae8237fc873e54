import { cny } from "@sihai/domain";
import type { ClaimState } from "@sihai/domain/claim";
import { describe, expect, it } from "vitest";
import { logInAgain, race, trials } from "#testing";
import { acts, aDeliveredParcel, told, viewOf } from "../../../testing/claim/claims.ts";
import { benches, desk, everybodyLogsInAgain, lapse, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";
import { acceptOffer, withdrawClaim } from "./answer-offer.service.ts";
import { lapseOffer } from "./lapse-offer.service.ts";
import { readParcelClaims } from "./read-claims.service.ts";

standOnClaimGround();

describe("an offer nobody answers", () => {
  it("is reminded of twice, lapses after fourteen days, and can be taken up again for sixty", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const claimNo = await told(mei, parcel, { amount: "40.00" });
    const act = acts(mei, desk, claimNo, "30.00");
    await act.review();
    await act.offer();
    const claim = async () => (await viewOf(mei, parcel.packageId)).claims.find((one) => one.claimNo === claimNo);
    const until = (await claim())?.answerBefore ?? "";
    expect(Date.parse(until) - world.deps.clock.now().getTime()).toBeCloseTo(14 * 86_400_000, -4);
    const messages = async () => {
      const rows = await world.deps.db.selectFrom("message").selectAll().where("user_id", "=", mei.id).execute();
      return rows.filter((row) => JSON.stringify(row).includes(claimNo)).length;
    };
    const before = await messages();
    await world.advance(7 * 86_400 + 60);
    expect(await messages()).toBe(before + 1);
    await world.advance(5 * 86_400);
    expect(await messages()).toBe(before + 2);
    await logInAgain(world, mei);
    expect((await claim())?.state).toBe("offered");
    await world.advance(2 * 86_400);
    await everybodyLogsInAgain();
    expect(await claim()).toMatchObject({ state: "lapsed", answerBefore: null, may: { accept: false, revive: true } });
    expect((await claim())?.steps.at(-1)).toMatchObject({ from: "offered", to: "lapsed", by: "system" });
    const late = await act.accept();
    expect(!late.ok && late.code).toBe("CLAIM_STATE_REFUSED");
    const again = acts(mei, desk, claimNo, "35.00");
    expect((await again.contest()).ok).toBe(true);
    expect((await again.offer()).ok).toBe(true);
    expect((await again.accept()).ok).toBe(true);
    expect((await again.pay()).ok).toBe(true);
  });

  it("is answered until its last millisecond and not at its end, though the timer has yet to come", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const claimNo = await told(mei, parcel);
    const act = acts(mei, desk, claimNo);
    await act.review();
    await act.offer();
    const { db } = world.deps;
    const row = await db.selectFrom("claim").select("answer_before").where("id", "=", claimNo.slice(2)).executeTakeFirstOrThrow();
    if (row.answer_before === null) throw new Error("the offer has no end");
    const until = row.answer_before;
    const command = { userId: mei.id, claimNo, once: null };
    const accept = (now: Date) => acceptOffer(world.deps, { ...command, now, amount: cny("1.00") });
    const withdraw = (now: Date) => withdrawClaim(world.deps, { ...command, now });
    const refused = (to: ClaimState) => ({ code: "CLAIM_STATE_REFUSED", from: "lapsed", to });
    expect(await accept(until)).toMatchObject({ refusal: refused("accepted") });
    expect(await withdraw(until)).toMatchObject({ refusal: refused("withdrawn") });
    const seen = await readParcelClaims(world.deps, mei.id, parcel.packageId, until);
    expect(seen.ok && seen.value.claims[0]?.may).toMatchObject({ accept: false, withdraw: false, contest: true });
    expect((await accept(new Date(until.getTime() - 1))).ok).toBe(true);
  });

  it("lapses or is accepted, never both, and the deadline of an earlier offer does nothing (rules F12 and F40)", async () => {
    for (const _ of trials(4)) {
      const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
      const claimNo = await told(mei, parcel);
      const act = acts(mei, desk, claimNo);
      await act.review();
      await act.offer();
      const replies = await race<unknown>(6, (index) => (index % 2 === 0 ? lapse(claimNo) : act.accept()));
      const accepted = replies.some((reply) => (reply as { ok?: boolean } | undefined)?.ok === true);
      const state = (await viewOf(mei, parcel.packageId)).claims[0]?.state;
      expect(state).toBe(accepted ? "accepted" : "lapsed");
      if (!accepted) {
        expect((await act.contest()).ok).toBe(true);
        await world.advance(1);
        expect((await act.offer()).ok).toBe(true);
        const { db } = world.deps;
        const former = { userId: mei.id, claimId: claimNo.slice(2), answerBefore: new Date(1) };
        await db.transaction().execute((tx) => lapseOffer(former, world.deps, tx));
        expect((await viewOf(mei, parcel.packageId)).claims[0]?.state).toBe("offered");
      }
    }
  });
});
