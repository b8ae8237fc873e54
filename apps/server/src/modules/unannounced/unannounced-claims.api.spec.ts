import * as unannouncedContract from "@sihai/contract/unannounced";
import * as contract from "@sihai/contract/warehouse";
import { describe, expect, it } from "vitest";
import { logInAgain, race } from "#testing";
import {
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

standOnUnannouncedGround();

describe("a claim", () => {
  it("with the claimant's own mark on the parcel makes it theirs at once, as a signed forwarding item", async () => {
    const parcel = await shelved({ written: `Chen sh ${mei.id}` });
    expect(parcel.suggestedMark).toBe(`SH${mei.id}`);
    expect(await templatesOf(mei)).toContain("unannounced-marked");
    const claimed = await claim(mei, parcel, []);
    expect(claimed).toMatchObject({ ok: true, data: { state: "approved" } });
    const { items } = await receiver.must(contract.listExpected, { query: { q: parcel.trackingNo } });
    expect(items).toMatchObject([{ state: "signed", customerMark: `SH${mei.id}`, name: { zh: "a wool scarf" } }]);
    expect((await detail(parcel)).parcel.state).toBe("given");
    expect((await omar.must(unannouncedContract.listUnannounced, { query: { number: parcel.trackingNo } })).list).toEqual([]);
  });

  it("of anyone else needs proof and waits for staff; refused it lies on, approved it is theirs", async () => {
    const parcel = await shelved();
    expect(await claim(omar, parcel, [])).toMatchObject({ code: "CLAIM_PROOF_MISSING" });
    expect(await claim(omar, parcel, [await proofOf(mei)])).toMatchObject({ code: "PHOTO_NOT_FOUND" });
    expect(await claim(omar, parcel, [await proofOf(omar)])).toMatchObject({
      ok: true,
      data: { state: "waiting", orderNo: null },
    });
    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ code: "UNANNOUNCED_TAKEN" });
    const [waiting] = (await detail(parcel)).claims;
    const decide = (claimId: string, approve: boolean) =>
      receiver.call(unannouncedContract.decideClaim, {
        body: { unannouncedNo: parcel.unannouncedNo, claimId, approve, note: "blurred" },
      });
    expect(await decide("999999999", true)).toMatchObject({ code: "UNANNOUNCED_CLAIM_NOT_FOUND" });
    expect(await decide(waiting?.claimId ?? "", false)).toMatchObject({ ok: true, data: { state: "held" } });
    expect(await templatesOf(omar)).toContain("unannounced-refused");
    const mine = await omar.must(unannouncedContract.listUnannounced, { query: { mine: "1" } });
    expect(mine.list).toMatchObject([{ myClaim: { state: "refused", note: "blurred" } }]);

    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ ok: true });
    const [second] = (await detail(parcel)).claims;
    expect(await decide(second?.claimId ?? "", true)).toMatchObject({ ok: true, data: { state: "given" } });
    expect(await decide(second?.claimId ?? "", true)).toMatchObject({ code: "UNANNOUNCED_CLAIM_NOT_FOUND" });
    const { steps } = await detail(parcel);
    expect(steps.map(({ to }) => to)).toEqual(["held", "claimed", "held", "claimed", "given"]);
  });

  it("takes five wrong guesses a Beijing day, also when they come all at once; a right one costs nothing", async () => {
    const parcel = await shelved();
    const proof = await proofOf(omar);
    const replies = await race(9, (index) => claim(omar, parcel, [proof], String(100_000 + index)));
    const codes = replies.map((reply) => (reply.ok ? "ok" : reply.code));
    expect(codes.filter((code) => code === "UNANNOUNCED_DIGITS_WRONG")).toHaveLength(5);
    expect(codes.filter((code) => code === "UNANNOUNCED_GUESSES_USED")).toHaveLength(4);
    expect(await claim(omar, parcel, [proof])).toMatchObject({ code: "UNANNOUNCED_GUESSES_USED" });
    expect((await omar.must(unannouncedContract.listUnannounced, {})).guessesLeft).toBe(0);
    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ ok: true });
    expect((await mei.must(unannouncedContract.listUnannounced, {})).guessesLeft).toBe(5);
    await spec.advance(dayS);
    await logInAgain(spec, omar);
    expect((await omar.must(unannouncedContract.listUnannounced, {})).guessesLeft).toBe(5);
  });

  it("answers for what does not exist as for what has gone", async () => {
    const parcel = await shelved({ written: `SH${mei.id}` });
    await claim(mei, parcel, []);
    const proof = await proofOf(omar);
    expect(await claim(omar, parcel, [proof])).toEqual(await claim(omar, { ...parcel, unannouncedNo: "AB999999999" }, [proof]));
  });
});
