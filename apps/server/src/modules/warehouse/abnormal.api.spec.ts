import { uploadPicture } from "@sihai/contract/files";
import * as contract from "@sihai/contract/warehouse";
import { hiddenPart } from "@sihai/domain/warehouse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fireDueTimers } from "#platform";
import { aBuyer, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { forfeitAbnormal, forfeitTimer, warningTimer, warnOfForfeit } from "./abnormal-timers.ts";
import { scalePhoto, tapePhoto } from "./index.ts";
import { anAnnouncedItem, benchPhoto } from "./stored-item-spec-helpers.ts";

const dayS = 86_400;
let spec: SpecWorld;
let mei: Client;
let omar: Client;
let receiver: Client;
let picture: Buffer;
let serial = 0;

beforeAll(async () => {
  spec = await aWorld();
  picture = await scalePhoto(900);
});
beforeEach(async () => {
  receiver = await spec.staff("receiver");
  mei = await aBuyer(spec);
  omar = await aBuyer(spec);
});

function aNumber(): string {
  serial += 1;
  return `SF${String(7_310_000_000_000 + serial * 10_007)}`;
}

async function shelved(given: { trackingNo?: string; written?: string; warehouse?: 1 | 2 } = {}) {
  const trackingNo = given.trackingNo ?? aNumber();
  const photo = await benchPhoto(receiver, "abnormal", picture);
  const body = { trackingNo, warehouse: given.warehouse ?? (1 as const), grams: 900, shelf: "X-01-1", photos: [photo] };
  const parcel = await receiver.must(contract.shelveAbnormal, { body: { ...body, written: given.written ?? "" } });
  return { ...parcel, trackingNo };
}
type Shelved = Awaited<ReturnType<typeof shelved>>;

async function proofOf(client: Client): Promise<string> {
  const file = await client.must(
    uploadPicture,
    {},
    { files: [{ name: "p.jpg", bytes: await tapePhoto([9, 8, 7]), type: "image/jpeg" }] },
  );
  return file.fileId;
}

function claim(client: Client, { abnormalNo, trackingNo }: Shelved, proofs: string[], hidden = hiddenPart(trackingNo)) {
  return client.call(contract.claimAbnormal, { body: { abnormalNo, hidden, contents: "a wool scarf", proofs } });
}

async function detail({ abnormalNo }: Shelved) {
  return receiver.must(contract.readAbnormal, { query: { abnormalNo } });
}

async function templatesOf(client: Client): Promise<string[]> {
  const rows = await spec.deps.db
    .selectFrom("message")
    .select("template")
    .where("user_id", "=", client.id)
    .orderBy("id")
    .execute();
  return rows.map(({ template }) => template);
}

describe("the shelf of unannounced parcels", () => {
  it("takes a parcel in one step, once a number, and none that was announced (G2)", async () => {
    const parcel = await shelved();
    expect(parcel.abnormalNo).toMatch(/^AB\d+$/);
    expect(Date.parse(parcel.forfeitsAt) - spec.deps.clock.now().getTime()).toBeGreaterThan(59.9 * dayS * 1000);
    const photo = await benchPhoto(receiver, "abnormal", picture);
    const body = {
      trackingNo: parcel.trackingNo.toLowerCase(),
      warehouse: 1 as const,
      grams: 900,
      shelf: "X-01-2",
      photos: [photo],
    };
    expect(await receiver.call(contract.shelveAbnormal, { body })).toMatchObject({ code: "ABNORMAL_ON_SHELF" });
    const item = await anAnnouncedItem(spec, mei);
    expect(await receiver.call(contract.shelveAbnormal, { body: { ...body, trackingNo: item.trackingNo } })).toMatchObject({
      code: "DELIVERY_ANNOUNCED",
    });
    const notOurs = await benchPhoto(receiver, item.itemNo, picture);
    expect(
      await receiver.call(contract.shelveAbnormal, { body: { ...body, trackingNo: aNumber(), photos: [notOurs] } }),
    ).toMatchObject({
      code: "PHOTO_NOT_FOUND",
    });
    const scan = await receiver.must(contract.scanDelivery, { query: { number: parcel.trackingNo } });
    expect(scan).toMatchObject({ items: [], shelved: { abnormalNo: parcel.abnormalNo, shelf: "X-01-1" } });
  });

  it("is put there once however many benches scan it at the same time", async () => {
    const trackingNo = aNumber();
    const photos = [await benchPhoto(receiver, "abnormal", picture)];
    const body = { trackingNo, warehouse: 1 as const, grams: 900, shelf: "X-01-1", photos };
    const replies = await race(8, () => receiver.call(contract.shelveAbnormal, { body }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("shows members neither the hidden digits nor whose it may be", async () => {
    const parcel = await shelved({ written: `收件人 SH${mei.id}` });
    const seen = await omar.must(contract.listAbnormal, { query: { number: parcel.trackingNo } });
    expect(seen.list).toMatchObject([{ abnormalNo: parcel.abnormalNo, bearsMyMark: false, claimed: false, myClaim: null }]);
    const text = JSON.stringify(seen);
    expect(text).not.toContain(hiddenPart(parcel.trackingNo));
    expect(text).not.toContain(mei.id);
    const hers = await mei.must(contract.listAbnormal, { query: { number: parcel.trackingNo } });
    expect(hers.list).toMatchObject([{ bearsMyMark: true }]);
  });

  it("finds nothing more for a number guessed right than for one guessed wrong", async () => {
    const { trackingNo } = await shelved();
    const wrong = trackingNo.replace(hiddenPart(trackingNo), "000000");
    const [right, other] = [trackingNo, wrong].map((number) => omar.must(contract.listAbnormal, { query: { number } }));
    expect((await right)?.list).toEqual((await other)?.list);
  });

  it("goes through its pages without leaving one out", async () => {
    for (let count = 0; count < 22; count++) await shelved();
    const first = await omar.must(contract.listAbnormal, { query: {} });
    const second = await omar.must(contract.listAbnormal, { query: { page: 2 } });
    const numbers = [...first.list, ...second.list].map(({ abnormalNo }) => abnormalNo);
    expect(first.list).toHaveLength(20);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(Math.min(first.total, 40));
  });
});

describe("a claim", () => {
  it("with the claimant's own mark on the parcel makes it theirs at once, as a signed forwarding item", async () => {
    const parcel = await shelved({ written: `Chen sh ${mei.id}` });
    expect(parcel.suggestedMark).toBe(`SH${mei.id}`);
    expect(await templatesOf(mei)).toContain("abnormal-marked");
    const claimed = await claim(mei, parcel, []);
    expect(claimed).toMatchObject({ ok: true, data: { state: "approved" } });
    const { items } = await receiver.must(contract.listExpected, { query: { q: parcel.trackingNo } });
    expect(items).toMatchObject([{ state: "signed", customerMark: `SH${mei.id}`, name: { cn: "a wool scarf" } }]);
    expect((await detail(parcel)).parcel.state).toBe("given");
    expect((await omar.must(contract.listAbnormal, { query: { number: parcel.trackingNo } })).list).toEqual([]);
  });

  it("of anyone else needs proof and waits for staff; refused it lies on, approved it is theirs", async () => {
    const parcel = await shelved();
    expect(await claim(omar, parcel, [])).toMatchObject({ code: "CLAIM_PROOF_MISSING" });
    expect(await claim(omar, parcel, [await proofOf(mei)])).toMatchObject({ code: "PHOTO_NOT_FOUND" });
    expect(await claim(omar, parcel, [await proofOf(omar)])).toMatchObject({
      ok: true,
      data: { state: "waiting", orderNo: null },
    });
    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ code: "ABNORMAL_TAKEN" });
    const [waiting] = (await detail(parcel)).claims;
    const decide = (claimId: string, approve: boolean) =>
      receiver.call(contract.decideClaim, { body: { abnormalNo: parcel.abnormalNo, claimId, approve, note: "blurred" } });
    expect(await decide("999999999", true)).toMatchObject({ code: "ABNORMAL_CLAIM_NOT_FOUND" });
    expect(await decide(waiting?.claimId ?? "", false)).toMatchObject({ ok: true, data: { state: "held" } });
    expect(await templatesOf(omar)).toContain("abnormal-refused");
    const mine = await omar.must(contract.listAbnormal, { query: { mine: "1" } });
    expect(mine.list).toMatchObject([{ myClaim: { state: "refused", note: "blurred" } }]);

    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ ok: true });
    const [second] = (await detail(parcel)).claims;
    expect(await decide(second?.claimId ?? "", true)).toMatchObject({ ok: true, data: { state: "given" } });
    expect(await decide(second?.claimId ?? "", true)).toMatchObject({ code: "ABNORMAL_CLAIM_NOT_FOUND" });
    const { steps } = await detail(parcel);
    expect(steps.map(({ to }) => to)).toEqual(["held", "claimed", "held", "claimed", "given"]);
  });

  it("takes five wrong guesses a Beijing day, also when they come all at once; a right one costs nothing", async () => {
    const parcel = await shelved();
    const proof = await proofOf(omar);
    const replies = await race(9, (index) => claim(omar, parcel, [proof], String(100_000 + index)));
    const codes = replies.map((reply) => (reply.ok ? "ok" : reply.code));
    expect(codes.filter((code) => code === "ABNORMAL_DIGITS_WRONG")).toHaveLength(5);
    expect(codes.filter((code) => code === "ABNORMAL_GUESSES_USED")).toHaveLength(4);
    expect(await claim(omar, parcel, [proof])).toMatchObject({ code: "ABNORMAL_GUESSES_USED" });
    expect((await omar.must(contract.listAbnormal, {})).guessesLeft).toBe(0);
    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ ok: true });
    expect((await mei.must(contract.listAbnormal, {})).guessesLeft).toBe(5);
    await spec.advance(dayS);
    await logInAgain(spec, omar);
    expect((await omar.must(contract.listAbnormal, {})).guessesLeft).toBe(5);
  });

  it("answers for what does not exist as for what has gone", async () => {
    const parcel = await shelved({ written: `SH${mei.id}` });
    await claim(mei, parcel, []);
    const proof = await proofOf(omar);
    expect(await claim(omar, parcel, [proof])).toEqual(await claim(omar, { ...parcel, abnormalNo: "AB999999999" }, [proof]));
  });
});

describe("staff", () => {
  it("are told whose it may be: the mark, the same number since, a number misread, the same courier", async () => {
    const trackingNo = aNumber();
    const misread = `${trackingNo.slice(0, -4)}0${trackingNo.slice(-3)}`.replace(/^SF/, trackingNo.at(-4) === "0" ? "SG" : "SF");
    const parcel = await shelved({ trackingNo, written: `SH${mei.id}` });
    const hers = await anAnnouncedItem(spec, mei);
    const near = await anAnnouncedItem(spec, omar, { trackingNo: misread });
    const { suggestions } = await detail(parcel);
    expect(suggestions[0]).toMatchObject({ reason: "mark", customerMark: `SH${mei.id}`, item: null });
    const of = (itemNo: string) => suggestions.filter(({ item }) => item?.itemNo === itemNo);
    expect(of(hers.itemNo)).toMatchObject([{ reason: "mark" }]);
    expect(of(near.itemNo)).toMatchObject([{ reason: "near-number" }]);
    const scan = await receiver.must(contract.scanDelivery, { query: { number: trackingNo } });
    expect(scan.similar.map(({ itemNo }) => itemNo)).toContain(near.itemNo);
    const same = await anAnnouncedItem(spec, omar, { trackingNo });
    expect((await detail(parcel)).suggestions.filter(({ item }) => item?.itemNo === same.itemNo)).toMatchObject([
      { reason: "same-number" },
    ]);
  });

  it("assign it to an item, which is signed for; a claim that waits is answered; twice is refused", async () => {
    const parcel = await shelved();
    const item = await anAnnouncedItem(spec, mei);
    expect(await claim(omar, parcel, [await proofOf(omar)])).toMatchObject({ ok: true });
    const assign = () => receiver.call(contract.assignAbnormal, { body: { abnormalNo: parcel.abnormalNo, itemNo: item.itemNo } });
    const replies = await race(6, assign);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await assign()).toMatchObject({ code: "ABNORMAL_STATE_REFUSED" });
    expect(await templatesOf(omar)).toContain("abnormal-refused");
    const { items } = await receiver.must(contract.listExpected, { query: { q: item.itemNo } });
    expect(items).toMatchObject([{ state: "signed" }]);
    const log = await spec.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", parcel.abnormalNo)
      .orderBy("id")
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["abnormal.shelve", "abnormal.assign"]);
  });

  it("give it to a member by mark, and to nobody who is not one", async () => {
    const parcel = await shelved();
    const give = (mark: string) =>
      receiver.call(contract.giveAbnormal, { body: { abnormalNo: parcel.abnormalNo, mark, contents: "tea" } });
    expect(await give("SH99999999")).toMatchObject({ code: "MEMBER_NOT_FOUND" });
    expect(await give(`SH${omar.id}`)).toMatchObject({ ok: true });
    expect(await give(`SH${mei.id}`)).toMatchObject({ code: "ABNORMAL_STATE_REFUSED" });
    expect(await templatesOf(omar)).toContain("abnormal-given");
  });
});

describe("60 days (F38, F40)", () => {
  const handlers = { [forfeitTimer]: forfeitAbnormal, [warningTimer]: warnOfForfeit };

  it("warns the marked member at seven days and forfeits, each exactly once on any number of workers", async () => {
    const parcel = await shelved({ written: `SH${mei.id}` });
    const { db, clock } = spec.deps;
    await clock.advance(53 * dayS + 60);
    await race(4, () => fireDueTimers(spec.deps, handlers));
    expect((await templatesOf(mei)).filter((template) => template === "abnormal-ending")).toHaveLength(1);
    await clock.advance(7 * dayS);
    await race(4, () => fireDueTimers(spec.deps, handlers));
    await race(2, () => fireDueTimers(spec.deps, handlers));
    const steps = await db
      .selectFrom("abnormal_step as s")
      .innerJoin("abnormal_parcel as p", "p.id", "s.abnormal_id")
      .select("s.to_state")
      .where("p.abnormal_no", "=", parcel.abnormalNo)
      .orderBy("s.seq")
      .execute();
    expect(steps.map(({ to_state }) => to_state)).toEqual(["held", "forfeited"]);
  });

  it("claims and the deadline at the same moment leave one owner", async () => {
    receiver = await spec.staff("receiver");
    for (let round = 0; round < 4; round++) {
      const [one, two] = [await aBuyer(spec), await aBuyer(spec)];
      const parcel = await shelved();
      const proofs = [await proofOf(one), await proofOf(two)];
      const { id } = await spec.deps.db
        .selectFrom("abnormal_parcel")
        .select("id")
        .where("abnormal_no", "=", parcel.abnormalNo)
        .executeTakeFirstOrThrow();
      // The timer is due now; the page of the claimants was read a moment before.
      await spec.deps.db
        .updateTable("timer")
        .set({ due_at: spec.deps.clock.now() })
        .where("kind", "=", forfeitTimer)
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
    receiver = await spec.staff("receiver");
    const parcel = await shelved();
    expect(await claim(omar, parcel, [await proofOf(omar)])).toMatchObject({ ok: true });
    await spec.advance(61 * dayS);
    receiver = await spec.staff("receiver");
    const found = await detail(parcel);
    expect(found.parcel.state).toBe("claimed");
    const body = { abnormalNo: parcel.abnormalNo, claimId: found.claims[0]?.claimId ?? "", approve: false };
    expect(await receiver.must(contract.decideClaim, { body })).toMatchObject({ state: "forfeited" });
    await logInAgain(spec, mei);
    expect(await claim(mei, parcel, [await proofOf(mei)])).toMatchObject({ code: "ABNORMAL_NOT_FOUND" });
  });
});
