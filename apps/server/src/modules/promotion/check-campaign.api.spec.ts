import * as contract from "@sihai/contract/promotion";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aKey, aWorld, type Client, race, type SpecWorld } from "#testing";
import { aKindOfCoupon, type KindBody } from "../../../testing/promotion/promotions.ts";

let spec: SpecWorld;
let maker: Client;
let checker: Client;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  maker = await spec.staff("content");
  checker = await spec.staff("content");
  mei = await spec.shopper();
});

async function aDraft(given: Partial<KindBody> = {}): Promise<string> {
  const body = aKindOfCoupon(spec.deps.clock.now(), given);
  return (await maker.must(contract.createCouponKind, { body }, { key: aKey() })).kindId;
}

async function aCodeDraft(code: string): Promise<string> {
  const now = spec.deps.clock.now();
  const body = {
    ...{ code, name: { zh: "折扣", en: "Code" }, reduce: "5.00", minSpend: "0.00", perUser: 1 },
    ...{ validFrom: now.toISOString(), validUntil: new Date(now.getTime() + 86_400_000).toISOString() },
  };
  return (await maker.must(contract.createDiscountCode, { body }, { key: aKey() })).codeId;
}

const check = (who: Client, id: string, kind: "coupon" | "code" = "coupon") =>
  who.call(contract.checkCampaign, { body: { kind, id } }, { key: aKey() });
const seenBy = async (who: Client, id: string, kind: "coupon" | "code" = "coupon") =>
  (await who.must(contract.listCampaigns, { query: { kind } })).list.find((one) => one.id === id);
const claim = (kindId: string) => mei.call(contract.claimCoupon, { body: { kindId } }, { key: aKey() });
const redeem = (code: string) => mei.call(contract.redeemCode, { body: { code } }, { key: aKey() });

describe("a campaign", () => {
  it("is a draft until somebody else checks it: no customer can have it, its code is no code", async () => {
    const [id, coded, code] = [await aDraft(), await aDraft({ obtainedBy: "code", code: "HIDDEN" }), await aCodeDraft("HIDDEN2")];
    expect(await seenBy(maker, id)).toMatchObject({ state: "draft", mayCheck: "own", checkedBy: null });
    expect(await seenBy(checker, id)).toMatchObject({ state: "draft", mayCheck: "yes" });
    const offered = await mei.must(contract.listCoupons, { query: {} });
    expect(JSON.stringify(offered)).not.toContain(`"kindId":"${id}"`);
    expect(await claim(id)).toMatchObject({ code: "GET_COUPON_FAILED", data: { because: "gone" } });
    for (const hidden of ["HIDDEN", "HIDDEN2", "NEVER-MADE"])
      expect(await redeem(hidden)).toMatchObject({ ok: false, code: "DISCOUNT_CODE_NOT_FOUND" });
    expect(await check(maker, id)).toMatchObject({ ok: false, code: "CAMPAIGN_OWN" });
    for (const [one, kind] of [[id, "coupon"] as const, [coded, "coupon"] as const, [code, "code"] as const])
      expect(await check(checker, one, kind)).toMatchObject({ ok: true });
    expect(await seenBy(maker, id)).toMatchObject({ state: "running", mayCheck: "state", checkedAlone: false });
    expect(await claim(id)).toMatchObject({ ok: true });
    expect(await redeem("hidden")).toMatchObject({ ok: true, data: { gives: "coupon" } });
    expect(await redeem("hidden2")).toMatchObject({ ok: true, data: { gives: "discount-code" } });
  });

  it("is checked once, however many check at a time, and never one that ended", async () => {
    const id = await aDraft();
    const codes = await race(6, async () => {
      const done = await check(checker, id);
      return done.ok ? "done" : done.code;
    });
    expect(codes.toSorted()).toEqual([...Array(5).fill("CAMPAIGN_CHECKED"), "done"]);
    const stopped = await aDraft();
    await maker.must(contract.stopCampaign, { body: { kind: "coupon", id: stopped } }, { key: aKey() });
    expect(await check(checker, stopped)).toMatchObject({ code: "CAMPAIGN_OVER" });
    expect(await seenBy(checker, stopped)).toMatchObject({ state: "stopped", mayCheck: "state" });
    expect(await check(checker, "999999")).toMatchObject({ code: "CAMPAIGN_NOT_FOUND" });
  });

  it("is checked by its maker only where nobody else could, and the log says so", async () => {
    const id = await aDraft();
    await spec.deps.db.updateTable("staff").set({ disabled: true }).where("id", "<>", maker.id).execute();
    expect(await seenBy(maker, id)).toMatchObject({ mayCheck: "alone" });
    expect(await check(maker, id)).toMatchObject({ ok: true });
    await spec.deps.db.updateTable("staff").set({ disabled: false }).execute();
    const { facts } = await spec.deps.db
      .selectFrom("audit_log")
      .select("facts")
      .where("action", "=", "promotion.check-coupon")
      .where("subject", "=", `coupon:${id}`)
      .executeTakeFirstOrThrow();
    expect(facts).toMatchObject({ checkedAlone: true });
    expect(await seenBy(checker, id)).toMatchObject({ checkedAlone: true });
  });

  it("gives nobody anything unchecked, whatever forgets to ask", async () => {
    const id = await aDraft();
    await expect(sql`update coupon_kind set claimed = 1 where id = ${id}`.execute(spec.deps.db)).rejects.toThrow("checked_first");
    await expect(
      sql`update coupon_kind set checked_at = now(), checked_by = created_by where id = ${id}`.execute(spec.deps.db),
    ).rejects.toThrow("checked_alone");
  });
});
