import * as contract from "@sihai/contract/unannounced";
import { describe, expect, it } from "vitest";
import { fireDueTimers, onTimer } from "#platform";
import { aBuyer, logInAgain, race, trials } from "#testing";
import { changeRules } from "../../../testing/setting/change-rule.ts";
import {
  anotherReceiver,
  claim,
  dayS,
  detail,
  mei,
  omar,
  proofOf,
  receiver,
  shelved,
  spec,
  standOnUnannouncedGround,
  templatesOf,
} from "../../../testing/unannounced/fixtures.ts";
import { forfeitTimer, forfeitUnannounced, warningTimer, warnOfForfeit } from "./unannounced-timers.ts";

standOnUnannouncedGround();

describe("60 days (rules F38 and F40)", () => {
  const handlers = [onTimer(forfeitTimer, forfeitUnannounced), onTimer(warningTimer, warnOfForfeit)];

  it("warns the marked member at seven days and forfeits, each exactly once on any number of workers", async () => {
    const parcel = await shelved({ written: `SH${mei.id}` });
    const { db, clock } = spec.deps;
    await clock.advance(53 * dayS + 60);
    await race(4, () => fireDueTimers(spec.deps, handlers));
    expect((await templatesOf(mei)).filter((template) => template === "unannounced-ending")).toHaveLength(1);
    await clock.advance(7 * dayS);
    await race(4, () => fireDueTimers(spec.deps, handlers));
    await race(2, () => fireDueTimers(spec.deps, handlers));
    expect((await templatesOf(mei)).filter((template) => template === "unannounced-forfeited")).toHaveLength(1);
    const steps = await db
      .selectFrom("abnormal_step as s")
      .innerJoin("abnormal_parcel as p", "p.id", "s.abnormal_id")
      .select("s.to_state")
      .where("p.abnormal_no", "=", parcel.unannouncedNo)
      .orderBy("s.seq")
      .execute();
    expect(steps.map(({ to_state }) => to_state)).toEqual(["held", "forfeited"]);
  });

  it("claims and the deadline at the same moment leave one owner", async () => {
    await anotherReceiver();
    for (const _ of trials(4)) {
      const [one, two] = [await aBuyer(spec), await aBuyer(spec)];
      const parcel = await shelved();
      const proofs = [await proofOf(one), await proofOf(two)];
      const { id } = await spec.deps.db
        .selectFrom("abnormal_parcel")
        .select("id")
        .where("abnormal_no", "=", parcel.unannouncedNo)
        .executeTakeFirstOrThrow();
      // The timer is due now; the page of the claimants was read a moment before.
      await spec.deps.db
        .updateTable("timer")
        .set({ due_at: spec.deps.clock.now() })
        .where("kind", "=", forfeitTimer.kind)
        .where("subject", "=", id)
        .execute();
      const won = await race(9, async (index) => {
        if (index % 3 === 2) return (await fireDueTimers(spec.deps, handlers)) < 0;
        const [who, proof] = index % 3 === 0 ? [one, proofs[0]] : [two, proofs[1]];
        return (await claim(who, parcel, [proof ?? ""])).ok;
      });
      const { state } = (await detail(parcel)).parcel;
      expect([state, won.filter(Boolean).length]).toEqual(state === "forfeited" ? ["forfeited", 0] : ["claimed", 1]);
    }
  });

  it("that pass while a claim is looked at wait for the answer; refused, the parcel is forfeited then", async () => {
    await anotherReceiver();
    const marked = await aBuyer(spec);
    const parcel = await shelved({ written: `SH${marked.id}` });
    expect(await claim(omar, parcel, [await proofOf(omar)])).toMatchObject({ ok: true });
    await spec.advance(61 * dayS);
    await anotherReceiver();
    const found = await detail(parcel);
    expect(found.parcel.state).toBe("claimed");
    const body = { unannouncedNo: parcel.unannouncedNo, claimId: found.claims[0]?.claimId ?? "", approve: false };
    expect(await receiver.must(contract.decideClaim, { body })).toMatchObject({ state: "forfeited" });
    expect((await templatesOf(marked)).filter((template) => template === "unannounced-forfeited")).toHaveLength(1);
    await logInAgain(spec, mei);
    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ code: "UNANNOUNCED_NOT_FOUND" });
  });
});

describe("another rule for parcels nobody announced", () => {
  it("leaves those on the shelf their day and holds for the next, and for guesses at once", async () => {
    const held = await shelved();
    const { forfeitsAt } = (await detail(held)).parcel;
    await changeRules(spec, { unannouncedTerms: { heldDays: 20, warningDays: 2, guessesADay: 1 } });
    await Promise.all([logInAgain(spec, omar), anotherReceiver()]);
    const next = await shelved();
    expect((await detail(held)).parcel.forfeitsAt).toBe(forfeitsAt);
    const left = new Date((await detail(next)).parcel.forfeitsAt).getTime() - spec.deps.clock.now().getTime();
    expect(left / dayS / 1000).toBeCloseTo(20, 2);
    expect((await omar.must(contract.listUnannounced, {})).guessesLeft).toBe(1);
  });
});
