import { readMember, sayBirthday } from "@sihai/contract/membership";
import { listCampaigns, listCoupons } from "@sihai/contract/promotion";
import { beijingDate } from "@sihai/domain/clocks";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aWorld, type Client, logInAgain, race, type SpecWorld } from "#testing";
import { aGrowthOf, goToMidnight } from "../../../testing/membership/members.ts";
import { oweBirthdayGifts } from "../membership/birthday-gifts.ts";
import { setLevels } from "../membership/set-levels.ts";
import { giveMemberGifts } from "./member-gifts.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await spec.shopper();
});

async function sweepAll() {
  await race(3, () => setLevels(spec.deps));
  await race(3, () => oweBirthdayGifts(spec.deps));
  await race(3, () => giveMemberGifts(spec.deps));
}
async function goTo(day?: string) {
  await goToMidnight(spec, day);
  await sweepAll();
  await logInAgain(spec, mei);
}
const today = () => beijingDate(spec.deps.clock.now());
const giftsOf = async () => (await mei.must(readMember)).gifts.map(({ gift, amount, level }) => [gift, amount, level]);
const coupons = async () =>
  (await mei.must(listCoupons, { query: {} })).list.map(({ terms }) =>
    terms.reduction.type === 0 ? terms.reduction.amount : "",
  );
const say = (birthday: string) => mei.call(sayBirthday, { body: { birthday } });

describe("a gift for a level", () => {
  it("comes once with the level, as a coupon off the shipping of a parcel, on three workers at once", async () => {
    await aGrowthOf(spec, mei.id, 3_000);
    await goTo();
    await sweepAll();
    expect(await giftsOf()).toEqual([["upgrade", "15.00", 2]]);
    const { list } = await mei.must(listCoupons, { query: {} });
    expect(list).toMatchObject([
      {
        status: "available",
        usesLeft: 1,
        terms: { parcelType: "international", reduction: { type: 0, amount: "15.00" }, minSpend: "0.00" },
      },
    ]);
    // What members are given is no campaign, and nobody else can take one.
    const editor = await spec.staff("content");
    expect((await editor.must(listCampaigns, { query: { kind: "coupon" } })).total).toBe(0);
    expect((await mei.must(listCoupons, { query: {} })).offers).toEqual([]);
  });

  it("does not come again when the level is lost and reached again", async () => {
    const first = today();
    await aGrowthOf(spec, mei.id, 500);
    await goTo();
    const year = String(Number(first.slice(0, 4)) + 1);
    await goTo(`${year}${first.slice(4)}`);
    expect((await mei.must(readMember)).level).toBe(0);
    await aGrowthOf(spec, mei.id, 600);
    await goTo();
    expect((await mei.must(readMember)).level).toBe(1);
    expect(await giftsOf()).toEqual([["upgrade", "10.00", 1]]);
  });
});

describe("a gift for a birthday", () => {
  it("comes on the day by its level, once a year, wherever the birthday is moved to", async () => {
    await aGrowthOf(spec, mei.id, 30_000);
    await goTo();
    expect(await say("02-30")).toMatchObject({ ok: false, code: "BIRTHDAY_WRONG" });
    const birthday = today().slice(5);
    const said = await race(4, () => say(birthday));
    expect(said.every(({ ok }) => ok)).toBe(true);
    await sweepAll();
    await sweepAll();
    expect(await giftsOf()).toEqual([
      ["birthday", "30.00", 4],
      ["upgrade", "30.00", 4],
    ]);
    expect(await coupons()).toEqual(["30.00", "30.00"]);
    expect(await say("12-31")).toMatchObject({ ok: false, code: "BIRTHDAY_STAYS" });
    expect(await mei.must(readMember)).toMatchObject({ birthday });
    // Nobody can say two at once either.
    const omar = await spec.shopper();
    const both = await Promise.all(["03-01", "04-01"].map((each) => omar.call(sayBirthday, { body: { birthday: each } })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("passes by who has no level, and is made up for when no worker ran that day", async () => {
    const [, month, day] = today().split("-").map(Number);
    await say(`${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
    await sweepAll();
    expect(await giftsOf()).toEqual([]);
    await aGrowthOf(spec, mei.id, 500);
    await goToMidnight(spec);
    await goTo();
    expect(await giftsOf()).toEqual([
      ["birthday", "10.00", 1],
      ["upgrade", "10.00", 1],
    ]);
  });
});
