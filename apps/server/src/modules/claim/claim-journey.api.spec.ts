import * as calls from "@sihai/contract/claim";
import { listParcels, parcelDetail } from "@sihai/contract/parcel";
import { cny, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { inWallet, race, watchLockOrder } from "#testing";
import { allPages } from "../../../testing/all-pages.ts";
import { acts, aDeliveredParcel, tellOf, told, viewOf } from "../../../testing/claim/claims.ts";
import { benches, desk, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";

watchLockOrder();

standOnClaimGround();

describe("a claim from the report to the wallet", () => {
  it("is calculated from the insurance, offered, accepted and paid once by somebody else", async () => {
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
    const claimOnParcel = async () => {
      const [listed] = (await mei.must(listParcels, { query: { keyword: parcel.packageId } })).list;
      const { claim } = await mei.must(parcelDetail, { query: { packageId: parcel.packageId } });
      return [listed?.claim, claim];
    };
    expect(await claimOnParcel()).toEqual(["open", "open"]);
    expect((await act.review()).ok).toBe(true);
    const high = await act.offer("50.01");
    expect(!high.ok && high.code).toBe("CLAIM_AMOUNT_REFUSED");
    expect((await act.offer()).ok).toBe(true);
    expect((await act.contest()).ok).toBe(true);
    expect((await act.offer("48.00")).ok).toBe(true);
    const stale = await act.accept("45.00");
    expect(!stale.ok && stale.code).toBe("CLAIM_OFFER_CHANGED");
    expect((await act.accept("48.00")).ok).toBe(true);

    const before = cny(await inWallet(world, mei)).amount;
    // Support has no right to pay; who offered has none either, whatever their roles.
    const unentitled = await act.pay(desk.support);
    expect(!unentitled.ok && unentitled.status).toBe(403);
    const replies = await race(8, () => act.pay());
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(cny(await inWallet(world, mei)).amount - before).toBe(4_800n);
    const [claim] = (await viewOf(mei, parcel.packageId)).claims;
    expect(claim).toMatchObject({ state: "paid", paid: "48.00", calculation: { basis: "insured", insured: "150.00", freight } });
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
    expect(claim).toMatchObject({ claimNo, calculation: { basis: "freight" }, items: [{ claimed: 1, loss: "40.00" }] });
  });
});

describe("the desk", () => {
  it("sees the buyer's photos beside scale, tape and the goods, and finds by any number", async () => {
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
    expect(new Set(claim?.itemPhotos.map(({ itemNo }) => itemNo))).toEqual(new Set(claim?.items.map(({ itemNo }) => itemNo)));
    expect(claim).toMatchObject({ calculation: { maximum: "80.00" }, actGrams: 600, offeredByMe: false });
    expect(counts.open).toBeGreaterThan(0);
  });

  it.each(["open", "closed"] as const)("reads what is %s page by page, all of it and nothing twice", async (tab) => {
    const made: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const parcel = await aDeliveredParcel(world, mei, benches);
      made.push(await told(mei, parcel, { quantity: 1, amount: "1.00" }));
    }
    if (tab === "closed") for (const claimNo of made) await mei.must(calls.withdrawClaim, { body: { claimNo } });
    const page = (after: { after?: string }) => desk.support.must(calls.claimQueue, { query: { tab, pageSize: 2, ...after } });
    const seen = (await allPages(page)).map(({ claimNo }) => claimNo);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((no) => made.includes(no))).toEqual(tab === "open" ? made : made.toReversed());
  });
});
