import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import * as contract from "@sihai/contract/promotion";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, atBoth, aWorld, type Client, race, type SpecWorld } from "#testing";
import { aKindOfCoupon, anOpenKind, checked, type KindBody } from "../../../testing/promotion/promotions.ts";
import { creditsOf, postCredits } from "../ledger/index.ts";
import { endOldCreditsOfAll } from "./credits.ts";

let spec: SpecWorld;
let editor: Client;
let otherNode: string;

beforeAll(async () => {
  spec = await aWorld();
  otherNode = await spec.anotherNode();
  editor = await spec.staff("content");
});

async function aKind(given: Partial<KindBody> = {}): Promise<string> {
  const body = aKindOfCoupon(spec.deps.clock.now(), given);
  return anOpenKind(spec, editor, body);
}

async function give(userId: string, credits: number, at = spec.deps.clock.now()): Promise<void> {
  await spec.deps.db.transaction().execute(async (tx) => {
    await postCredits(tx, { key: aKey(), kind: "spec", userId, at, way: "earn", credits });
  });
}

describe("a kind of coupon that nothing takes", () => {
  it.each([
    ["shops", { scope: "shops" }],
    ["shops", { scope: "preferred", parcelType: "domestic", shops: [{ source: "no-platform", shopId: null }] }],
    ["service", { type: 2, reduce: undefined, service: "fixed-fee" }],
    ["service", { type: 2, reduce: undefined, service: "no-service", parcelType: "domestic" }],
  ] as const)("is refused for its %s: nobody would ever use it", async (field, given) => {
    const body = { ...aKindOfCoupon(spec.deps.clock.now()), ...given } as KindBody;
    expect(await editor.call(contract.createCouponKind, { body }, { key: aKey() })).toMatchObject({
      code: "COUPON_FITS_NOTHING",
      data: { field },
    });
  });

  it("stands in no row either, however it came there", async () => {
    await aKind();
    await expect(
      sql`update coupon_kind set scope = 'shops' where id = (select max(id) from coupon_kind)`.execute(spec.deps.db),
    ).rejects.toThrow("coupon_kind_names_shops");
  });
});

describe("a coupon for designated shops (rule J-19)", () => {
  it("says what each is called where goods of it were looked up, by the look-up of last, and the rest by their numbers", async () => {
    const { list } = await spec.visitor().must(searchGoods, { query: { q: "杯" } });
    const { shop, platform } = await spec.visitor().must(goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
    const shops = [
      { source: platform, shopId: shop.id },
      { source: platform, shopId: "88231999" },
      { source: "jd", shopId: null },
    ];
    const kindId = await aKind({ parcelType: "domestic", scope: "shops", shops });
    const mei = await spec.shopper();
    const named = [{ ...shops[0], name: shop.name }, shops[1], shops[2]];
    const offered = (await mei.must(contract.listCoupons, { query: {} })).offers.find((offer) => offer.kindId === kindId);
    expect(offered?.terms.shops).toEqual(named);
    const claimed = await mei.must(contract.claimCoupon, { body: { kindId } }, { key: aKey() });
    expect(claimed.terms.shops).toEqual(named);
    const mine = await mei.must(contract.listCoupons, { query: {} });
    expect(mine.list[0]?.terms.shops).toEqual(named);
  });
});

describe("claiming a coupon (rule F20)", () => {
  it("gives one customer no more than their limit, however often they tap", async () => {
    const kindId = await aKind({ perUser: 2 });
    const mei = await spec.shopper();
    const me = atBoth(mei, otherNode);
    const replies = await race(16, (index) => me(index).call(contract.claimCoupon, { body: { kindId } }, { key: aKey() }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ code: "GET_COUPON_FAILED", state: 54001 });
    const { counts } = await mei.must(contract.listCoupons, { query: {} });
    expect(counts).toEqual({ available: 2, used: 0, expired: 0 });
  });

  it("gives all customers together no more than there are", async () => {
    const kindId = await aKind({ total: 3 });
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => atBoth(await spec.shopper(), otherNode)(index)),
    );
    const replies = await race(16, (index) =>
      (shoppers[index % 8] ?? editor).call(contract.claimCoupon, { body: { kindId } }, { key: aKey() }),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it("is refused below the level, after its time, and for what is not offered", async () => {
    const [late, high, gift] = [await aKind(), await aKind({ minLevel: 3 }), await aKind({ obtainedBy: "gift" })];
    const mei = await spec.shopper();
    for (const kindId of [high, gift, "999999"])
      expect(await mei.call(contract.claimCoupon, { body: { kindId } })).toMatchObject({ code: "GET_COUPON_FAILED" });
    const { offers } = await mei.must(contract.listCoupons, { query: {} });
    expect(offers.map(({ kindId }) => kindId)).not.toContain(high);
    expect(offers.map(({ kindId }) => kindId)).toContain(late);
    await spec.deps.db.updateTable("coupon_kind").set({ claim_until: spec.deps.clock.now() }).where("id", "=", late).execute();
    expect(await mei.call(contract.claimCoupon, { body: { kindId: late } })).toMatchObject({ code: "GET_COUPON_FAILED" });
  });

  it("given to whoever has not its level yet says so among their coupons", async () => {
    const mei = await spec.shopper();
    const { email } = await spec.deps.db
      .selectFrom("app_user")
      .select("email")
      .where("id", "=", mei.id)
      .executeTakeFirstOrThrow();
    for (const minLevel of [0, 3]) {
      const kindId = await aKind({ obtainedBy: "gift", minLevel });
      await editor.must(contract.giveCoupon, { body: { kindId, email } }, { key: aKey() });
    }
    const { list } = await mei.must(contract.listCoupons, { query: { status: "available" } });
    expect(list.map(({ terms, reason }) => [terms.minLevel, reason]).toSorted()).toEqual([
      [0, null],
      [3, "level"],
    ]);
  });

  it("by code, and as a gift with a message", async () => {
    const byCode = await aKind({ obtainedBy: "code", code: "SPRING-10" });
    const mei = await spec.shopper();
    expect(await mei.must(contract.redeemCode, { body: { code: " spring-10 " } }, { key: aKey() })).toMatchObject({
      gives: "coupon",
      coupon: { status: "available", terms: { reduction: { type: 0, amount: "10.00" } } },
    });
    expect(byCode).not.toBe("");
    const gift = await aKind({ obtainedBy: "gift", type: 1, reduce: undefined, percentOff: 15 });
    const { email } = await spec.deps.db
      .selectFrom("app_user")
      .select("email")
      .where("id", "=", mei.id)
      .executeTakeFirstOrThrow();
    const { couponNo } = await editor.must(contract.giveCoupon, { body: { kindId: gift, email } }, { key: aKey() });
    const { list } = await mei.must(contract.listCoupons, { query: { status: "available" } });
    expect(list.find((coupon) => coupon.couponNo === couponNo)?.terms.reduction).toEqual({ type: 1, bp: 1_500 });
    expect(await editor.call(contract.giveCoupon, { body: { kindId: gift, email: "nobody@example.com" } })).toMatchObject({
      code: "CUSTOMER_NOT_FOUND",
    });
  });

  it("expires at its last instant and then stands under expired", async () => {
    const kindId = await aKind({ validDays: 1 });
    const mei = await spec.shopper();
    await mei.must(contract.claimCoupon, { body: { kindId } }, { key: aKey() });
    await spec.deps.db.updateTable("coupon").set({ valid_until: spec.deps.clock.now() }).where("user_id", "=", mei.id).execute();
    const { counts, list } = await mei.must(contract.listCoupons, { query: { status: "expired" } });
    expect(counts.expired).toBe(1);
    expect(list[0]).toMatchObject({ status: "expired", reason: "expired" });
  });
});

describe("terms that make no sense", () => {
  it.each([
    ["no amount", { reduce: undefined }, "reduce"],
    ["a share of an amount coupon", { percentOff: 10 }, "percentOff"],
    ["a code nobody needs", { code: "ABC" }, "code"],
    ["many uses of an amount", { uses: 3 }, "uses"],
  ])("are refused: %s", async (_, given, field) => {
    const body = aKindOfCoupon(spec.deps.clock.now(), given);
    expect(await editor.call(contract.createCouponKind, { body }, { key: aKey() })).toMatchObject({
      code: "COUPON_TERMS_WRONG",
      data: { field },
    });
  });

  it("and codes that are taken", async () => {
    const now = spec.deps.clock.now();
    const body = {
      code: "ONCE10",
      name: { zh: "折扣", en: "Ten off" },
      percentOff: 10,
      minSpend: "0.00",
      perUser: 1,
      validFrom: now.toISOString(),
      validUntil: new Date(now.getTime() + 86_400_000).toISOString(),
    };
    const replies = await race(8, () => editor.call(contract.createDiscountCode, { body }, { key: aKey() }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    const made = replies.find((one) => one.ok);
    await checked(spec, "code", made?.ok ? made.data.codeId : "0");
    const mei = await spec.shopper();
    expect(await mei.must(contract.redeemCode, { body: { code: "once10" } }, { key: aKey() })).toMatchObject({
      gives: "discount-code",
      discount: { code: "ONCE10", reduction: { type: 1, bp: 1_000 } },
    });
    expect(await mei.call(contract.redeemCode, { body: { code: "NEVER-MADE" } })).toMatchObject({
      code: "DISCOUNT_CODE_NOT_FOUND",
    });
  });
});

describe("credits", () => {
  it("end with 31 December in Beijing: those of the old year go once, those of the new stay (rule F24)", async () => {
    const mei = await spec.shopper();
    const now = spec.deps.clock.now();
    const { endsAt } = await mei.must(contract.readCredits, {});
    const end = new Date(endsAt);
    expect(end.toISOString()).toMatch(/-12-31T16:00:00.000Z$/);
    await give(mei.id, 500, now);
    await spec.advance(Math.floor((end.getTime() - now.getTime()) / 1_000) - 30);
    expect((await mei.must(contract.readCredits, {})).balance).toBe(500);
    await spec.advance(31);
    await give(mei.id, 70);
    await race(8, () => mei.must(contract.readCredits, {}));
    await endOldCreditsOfAll(spec.deps);
    expect((await mei.must(contract.readCredits, {})).balance).toBe(70);
  });

  it("are ended by the sweep for those who never look", async () => {
    const omar = await spec.shopper();
    await give(omar.id, 300);
    const { endsAt } = await omar.must(contract.readCredits, {});
    await spec.advance(Math.ceil((new Date(endsAt).getTime() - spec.deps.clock.now().getTime()) / 1_000));
    await Promise.all([endOldCreditsOfAll(spec.deps), endOldCreditsOfAll(spec.deps)]);
    expect(await creditsOf(spec.deps.db, omar.id)).toBe(0);
  });
});

describe("offers", () => {
  it("are made by staff who may, and by nobody else", async () => {
    const packer = await spec.staff("packer");
    expect(await packer.call(contract.listCampaigns, { query: { kind: "coupon" } })).toMatchObject({ ok: false, status: 403 });
    const mei = await spec.shopper();
    expect(await mei.call(contract.listCampaigns, { query: { kind: "coupon" } })).toMatchObject({ ok: false, status: 401 });
    expect((await editor.must(contract.listCampaigns, { query: { kind: "coupon" } })).list.length).toBeGreaterThan(0);
  });
});
