import { describe, expect, it } from "vitest";
import { aBuyer, atBoth, inWallet, race } from "#testing";
import { acts, aDeliveredParcel, tellOf, told, viewOf } from "../../../testing/claim/claims.ts";
import { benches, desk, mei, standOnClaimGround, world } from "../../../testing/claim/fixtures.ts";

standOnClaimGround();

describe("a second claim (rule F17)", () => {
  it("is refused while one is open or paid, also when told on two nodes at the same moment, and is paid once", async () => {
    const parcel = await aDeliveredParcel(world, mei, benches, "150.00");
    const otherNode = await world.anotherNode();
    const me = atBoth(mei, otherNode);
    const replies = await race(6, (index) => tellOf(me(index), parcel, { quantity: 3, amount: "150.00" }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const [claim] = (await viewOf(mei, parcel.packageId)).claims;
    const act = acts(mei, desk, claim?.claimNo ?? "", "150.00");
    for (const step of [act.review, act.offer, act.accept]) expect((await step()).ok).toBe(true);
    const before = await inWallet(world, mei);
    const payer = atBoth(desk.finance, otherNode);
    const pays = await race(8, (index) => act.pay(payer(index)));
    expect(pays.filter(({ ok }) => ok)).toHaveLength(1);
    expect(Number(await inWallet(world, mei)) - Number(before)).toBeCloseTo(150);
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
