import * as calls from "@sihai/contract/claim";
import { confirmReceipt, markException, parcelDetail, takeBack } from "@sihai/contract/parcel";
import { cny, toDecimal } from "@sihai/domain";
import { type ClaimState, claimStates, mayMoveClaim } from "@sihai/domain/claim";
import { claimDue } from "@sihai/domain/clocks";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { balanceOf, wallet } from "../ledger/index.ts";
import { type Benches, theBenches } from "../parcel/spec-helpers.ts";
import { acceptOffer, withdrawClaim } from "./answer-offer.service.ts";
import { lapseOffer } from "./lapse-offer.service.ts";
import { readParcelClaims } from "./read-claims.service.ts";
import {
  acts,
  aDeliveredParcel,
  aShippedParcel,
  type ClaimDesk,
  deliver,
  tellOf,
  theClaimDesk,
  told,
  viewOf,
} from "./spec-helpers.ts";

let world: SpecWorld;
let benches: Benches;
let desk: ClaimDesk;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  [benches, desk, mei] = [await theBenches(world), await theClaimDesk(world), await aBuyer(world, "50000.00")];
});

function purse(client: Client) {
  return balanceOf(world.deps.db, wallet(client.id)).then(toDecimal);
}

describe("a claim from the report to the wallet", () => {
  it("is reckoned from the insurance, offered, accepted and paid once by somebody else", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const { freight, insured, kinds } = await viewOf(mei, parcel.packageId);
    expect(insured).toBe("150.00");
    expect(kinds.find(({ kind }) => kind === "damaged")?.obstacle).toBeNull();
    // One of three pieces: a third of the insured value.
    const tooMuch = await tellOf(mei, parcel, { quantity: 1, amount: "50.01" });
    expect(!tooMuch.ok && [tooMuch.code, tooMuch.data]).toEqual([
      "CLAIM_AMOUNT_REFUSED",
      expect.objectContaining({ maximum: "50.00" }),
    ]);
    const claimNo = await told(mei, parcel, { quantity: 1, amount: "50.00" });
    const act = acts(mei, desk, claimNo, "45.00");
    expect((await act.review()).ok).toBe(true);
    const high = await act.offer("50.01");
    expect(!high.ok && high.code).toBe("CLAIM_AMOUNT_REFUSED");
    expect((await act.offer()).ok).toBe(true);
    expect((await act.contest()).ok).toBe(true);
    expect((await act.offer("48.00")).ok).toBe(true);
    const stale = await act.accept("45.00");
    expect(!stale.ok && stale.code).toBe("CLAIM_OFFER_CHANGED");
    expect((await act.accept("48.00")).ok).toBe(true);

    const before = cny(await purse(mei)).amount;
    // Support has no right to pay; who offered has none either, whatever their roles.
    const unentitled = await act.pay(desk.support);
    expect(!unentitled.ok && unentitled.status).toBe(403);
    const replies = await race(8, () => act.pay());
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(cny(await purse(mei)).amount - before).toBe(4_800n);
    const [claim] = (await viewOf(mei, parcel.packageId)).claims;
    expect(claim).toMatchObject({ state: "paid", paid: "48.00", reckoning: { basis: "insured", insured: "150.00", freight } });
    expect(claim?.messages.map(({ from }) => from)).toEqual(["user"]);
  });

  it("is not paid by the one who offered it", async () => {
    const both = await world.staff("support", "finance");
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const claimNo = await told(mei, parcel);
    const act = acts(mei, { support: both, finance: both }, claimNo);
    for (const step of [act.review, act.offer, act.accept]) expect((await step()).ok).toBe(true);
    const own = await act.pay();
    expect(!own.ok && own.code).toBe("CLAIM_SAME_PERSON");
    expect((await act.pay(desk.finance)).ok).toBe(true);
  });

  it("comes to the freight's share without insurance", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches);
    const { freight } = await viewOf(mei, parcel.packageId);
    const third = toDecimal({ amount: (cny(freight).amount + 1n) / 3n, currency: "CNY" });
    const tooMuch = await tellOf(mei, parcel, { quantity: 1, amount: freight });
    expect(tooMuch.ok).toBe(false);
    const claimNo = await told(mei, parcel, { quantity: 1, amount: third });
    const [claim] = (await viewOf(mei, parcel.packageId)).claims;
    expect(claim).toMatchObject({ claimNo, reckoning: { basis: "freight" }, items: [{ claimed: 1, loss: "40.00" }] });
  });
});

describe("a second claim (F17)", () => {
  it("is refused while one is open or paid, also when told at the same moment", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const replies = await race(6, () => tellOf(mei, parcel, { quantity: 3, amount: "150.00" }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const [claim] = (await viewOf(mei, parcel.packageId)).claims;
    const act = acts(mei, desk, claim?.claimNo ?? "", "150.00");
    for (const step of [act.review, act.offer, act.accept]) expect((await step()).ok).toBe(true);
    expect((await act.pay()).ok).toBe(true);
    const again = await tellOf(mei, parcel, { quantity: 3 });
    expect(!again.ok && again.code).toBe("CLAIM_OPEN_ALREADY");
  });

  it("may follow one that was refused", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const act = acts(mei, desk, await told(mei, parcel));
    await act.review();
    expect((await act.refuse()).ok).toBe(true);
    expect((await tellOf(mei, parcel)).ok).toBe(true);
  });

  it("cannot be told by a stranger, nor with a stranger's photo, nor for goods of another parcel", async () => {
    const omar = await aBuyer(world);
    const [mine, other] = [await aDeliveredParcel(world, mei, benches), await aDeliveredParcel(world, mei, benches)];
    const stranger = await tellOf(omar, mine);
    expect(!stranger.ok && stranger.code).toBe("PARCEL_NOT_FOUND");
    const wrong = await tellOf(mei, mine, { items: [{ itemNo: other.item.itemNo, quantity: 1 }] });
    expect(!wrong.ok && wrong.code).toBe("CLAIM_ITEMS_WRONG");
    const many = await tellOf(mei, mine, { quantity: 4 });
    expect(!many.ok && many.code).toBe("CLAIM_ITEMS_WRONG");
    const bare = await tellOf(mei, mine, { photos: [] });
    expect(!bare.ok && bare.code).toBe("CLAIM_PHOTO_MISSING");
    const made = await tellOf(mei, mine, { photos: ["a".repeat(32)] });
    expect(!made.ok && made.code).toBe("CLAIM_PHOTO_NOT_FOUND");
  });
});

describe("acts in the wrong state (F41)", () => {
  const actsTo: Record<string, { to: ClaimState; from: readonly ClaimState[] }> = {
    review: { to: "reviewing", from: ["open"] },
    offer: { to: "offered", from: ["reviewing"] },
    refuse: { to: "refused", from: ["reviewing"] },
    accept: { to: "accepted", from: ["offered"] },
    contest: { to: "reviewing", from: ["offered", "lapsed"] },
    withdraw: { to: "withdrawn", from: ["open", "reviewing", "offered"] },
    write: { to: "open", from: ["open", "reviewing", "offered", "accepted"] },
    answer: { to: "open", from: ["open", "reviewing", "offered", "accepted"] },
    pay: { to: "paid", from: ["accepted"] },
  };
  const paths: Record<Exclude<ClaimState, "void">, readonly (keyof ReturnType<typeof acts> | "lapse")[]> = {
    open: [],
    reviewing: ["review"],
    offered: ["review", "offer"],
    accepted: ["review", "offer", "accept"],
    paid: ["review", "offer", "accept", "pay"],
    refused: ["review", "refuse"],
    withdrawn: ["withdraw"],
    lapsed: ["review", "offer", "lapse"],
  };

  // What is void has its own spec: its parcel was found.
  it.each(claimStates.filter((state) => state !== "void"))(
    "%s: what the table forbids is refused and changes nothing",
    async (state) => {
      for (const [name, { to, from }] of Object.entries(actsTo)) {
        if (from.includes(state)) {
          if (name !== "write" && name !== "answer") expect(mayMoveClaim(state, to)).toBe(true);
          continue;
        }
        const parcel = await aDeliveredOnce();
        const claimNo = await told(mei, parcel);
        const act = acts(mei, desk, claimNo);
        for (const step of paths[state])
          if (step === "lapse") await lapse(claimNo);
          else expect((await act[step]()).ok, `${step} towards ${state}`).toBe(true);
        const rows = () =>
          world.deps.db
            .selectFrom("timeline")
            .select("seq")
            .where("subject_kind", "=", "claim")
            .where("user_id", "=", mei.id)
            .execute();
        const before = (await rows()).length;
        const reply = await act[name as keyof typeof act]();
        expect(reply.ok ? "done" : reply.code, `${name} in ${state}`).toBe("CLAIM_STATE_REFUSED");
        expect(await rows()).toHaveLength(before);
        await free(claimNo);
      }
    },
  );

  let shared: Awaited<ReturnType<typeof aDeliveredParcel>> | null = null;
  /** One parcel for all pairs: its claim is taken away between them, as no buyer could. */
  async function aDeliveredOnce() {
    shared ??= await aDeliveredParcel(world, mei, benches, "150.00");
    return shared;
  }
  async function free(claimNo: string) {
    const { db } = world.deps;
    const id = claimNo.slice(2);
    await db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom("claim").select(["state", "user_id"]).where("id", "=", id).executeTakeFirstOrThrow();
      if (["refused", "withdrawn", "lapsed"].includes(row.state)) return;
      if (row.state === "paid") {
        shared = null;
        return;
      }
      for (const table of ["claim_photo", "claim_item", "claim_message"] as const)
        await tx.deleteFrom(table).where("claim_id", "=", id).execute();
      await tx.deleteFrom("timeline").where("subject_kind", "=", "claim").where("subject_id", "=", id).execute();
      await tx.deleteFrom("claim").where("id", "=", id).execute();
    });
  }
});

/** The timer of the offer, fired now. */
async function lapse(claimNo: string): Promise<void> {
  const { db } = world.deps;
  const row = await db
    .selectFrom("claim")
    .select(["user_id", "id", "answer_before"])
    .where("id", "=", claimNo.slice(2))
    .executeTakeFirstOrThrow();
  const subject = `${row.user_id}:${row.id}:${row.answer_before?.getTime() ?? 0}`;
  await db.transaction().execute((tx) => lapseOffer(subject, world.deps, tx));
}

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
    await logInAgain(world, mei);
    [desk, benches] = [await theClaimDesk(world), await theBenches(world)];
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

  it("lapses or is accepted, never both, and the deadline of an earlier offer does nothing (F12, F40)", async () => {
    for (let trial = 0; trial < 4; trial++) {
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
        await db.transaction().execute((tx) => lapseOffer(`${mei.id}:${claimNo.slice(2)}:1`, world.deps, tx));
        expect((await viewOf(mei, parcel.packageId)).claims[0]?.state).toBe("offered");
      }
    }
  });
});

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
    const before = await purse(mei);
    const replies = await race<{ ok: boolean }>(6, (index) => (index % 2 === 0 ? found(parcel.packageId) : act.pay()));
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    const view = await viewOf(mei, parcel.packageId);
    const paid = view.claims[0]?.state === "paid";
    expect(view.claims[0]?.state).toBe(paid ? "paid" : "void");
    expect(await purse(mei)).toBe(paid ? toDecimal(cny((Number(before) + 150).toFixed(2))) : before);
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
    const before = await purse(mei);
    await benches.dispatcher.must(takeBack, { body: { packageId: parcel.packageId, shelf: "A-01-01" } });
    expect((await viewOf(mei, parcel.packageId)).claims[0]?.state).toBe("void");
    expect((await act.pay()).ok).toBe(false);
    expect(await purse(mei)).toBe(before);
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
    const before = await purse(mei);
    expect(await found(parcel.packageId)).toMatchObject({ ok: true, data: { keptCny: "150.00", ended: [] } });
    expect(await purse(mei)).toBe(before);
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

describe("goods that never came", () => {
  it("are lost ten days past the promise; granting it makes the parcel an exception and its goods lost", async () => {
    const parcel = await aShippedParcel(world, mei, benches, "150.00");
    const early = await tellOf(mei, parcel, { kind: "lost", amount: "150.00" });
    expect(!early.ok && early.data).toMatchObject({ code: "CLAIM_NOT_POSSIBLE", obstacle: "too-early" });
    const opensAt = (await viewOf(mei, parcel.packageId)).kinds.find(({ kind }) => kind === "lost")?.opensAt ?? "";
    await world.advance(Math.ceil((Date.parse(opensAt) - world.deps.clock.now().getTime()) / 1000) + 1);
    await logInAgain(world, mei);
    desk = await theClaimDesk(world);
    benches = await theBenches(world);
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
    expect((await tellOf(mei, seized, { kind: "seized", amount: "100.00" })).ok).toBe(true);
    const arrived = await aDeliveredParcel(world, mei, benches);
    const late = await tellOf(mei, arrived, { kind: "lost" });
    expect(!late.ok && late.data).toMatchObject({ obstacle: "delivered" });
  });
});

describe("the two business days (P-25, H-142)", () => {
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

describe("the desk", () => {
  it("sees the buyer's photos beside scale, tape and the goods, and finds by any number", async () => {
    benches = await theBenches(world);
    desk = await theClaimDesk(world);
    await logInAgain(world, mei);
    const parcel = await aDeliveredParcel(world, mei, benches, "120.00");
    const claimNo = await told(mei, parcel, { quantity: 2, amount: "80.00" });
    for (const q of [claimNo, parcel.packageId, parcel.waybillNo, `SH${mei.id}`]) {
      const { list } = await desk.support.must(calls.claimQueue, { query: { q } });
      expect(
        list.map((one) => one.claimNo),
        q,
      ).toContain(claimNo);
    }
    const { list, counts } = await desk.support.must(calls.claimQueue, { query: { tab: "open" } });
    const claim = list.find((one) => one.claimNo === claimNo);
    expect(claim?.parcelPhotos.map(({ kind }) => kind).sort()).toEqual(["packed", "scale", "tape"]);
    expect([claim?.photos.length, claim?.itemPhotos.length]).toEqual([1, 3]);
    expect(claim).toMatchObject({ reckoning: { maximum: "80.00" }, actGrams: 600, offeredByMe: false });
    expect(counts.open).toBeGreaterThan(0);
  });
});
