import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { aGrowthOf, goToMidnight } from "../../../testing/membership/members.ts";
import { giveMemberGifts } from "../promotion/member-gifts.ts";
import { membershipInvariants } from "./invariants.ts";
import { setLevels } from "./set-levels.ts";

let spec: SpecWorld;
beforeAll(async () => {
  // Broken here by hand, one after the other, each in a transaction that is rolled back.
  spec = await aWorld();
});

it.each([
  ["J-45 a member's growth is what counted as the day began", sql`update member set growth = growth + 1`],
  ["J-45 a member's level is the one that growth reached, by the rules of that midnight", sql`update app_user set level = 4`],
  ["a customer's level is the one last recorded", sql`update level_record set level = 5`],
  ["levels follow each other without a gap", sql`update level_record set until = since + interval '1 day'`],
  [
    "growth of money is a point each time its price was paid, by the rules the parcel was submitted under",
    sql`insert into growth_record (user_id, cause, reference, growth, amount_cny, at, earned_on, counts_until)
      select id, 'freight', 'P1', 99, 1000, created_at, '2026-11-23', '2027-11-23' from app_user limit 1`,
  ],
  [
    "growth of a check-in or a parcel has the check-in or the parcel",
    sql`insert into growth_record (user_id, cause, reference, growth, at, earned_on, counts_until)
      select id, 'check-in', '2026-11-22', 1, created_at, '2026-11-22', '2027-11-22' from app_user limit 1`,
  ],
  [
    "a gift that was handed over is one coupon of its amount, and every such coupon was a gift",
    sql`update member_gift set amount_cny = amount_cny + 1`,
  ],
  [
    "J-40 no two birthday gifts of a customer are nearer than 300 days",
    sql`insert into member_gift (user_id, gift, reference, level, name_zh, name_en, amount_cny, valid_days, earned_at)
      select user_id, 'birthday', y, 1, '礼', 'Gift', 1000, 60, earned_at from member_gift, (values ('2026'), ('2027')) as years (y)`,
  ],
] as const)("the auditor finds what breaks: %s", async (invariant, breakIt) => {
  const { id } = await spec.shopper();
  await aGrowthOf(spec, id, 700);
  await goToMidnight(spec);
  await setLevels(spec.deps);
  await giveMemberGifts(spec.deps);
  const rolledBack = new Error("rolled back");
  const outcome = spec.deps.db.transaction().execute(async (tx) => {
    const broken = async () => (await sql.raw(membershipInvariants[invariant]).execute(tx)).rows.length;
    expect(await broken()).toBe(0);
    await breakIt.execute(tx);
    expect(await broken()).toBeGreaterThan(0);
    throw rolledBack;
  });
  await expect(outcome).rejects.toBe(rolledBack);
});

it("growth is never changed, taken away or dated to more than twelve months", async () => {
  const { id } = await spec.shopper();
  await aGrowthOf(spec, id, 5);
  const { db } = spec.deps;
  await expect(sql`update growth_record set growth = 6`.execute(db)).rejects.toThrow();
  await expect(sql`delete from growth_record`.execute(db)).rejects.toThrow();
  const dated = sql`insert into growth_record (user_id, cause, reference, growth, at, earned_on, counts_until)
    values (${id}, 'cart', '2028-02-29', 1, now(), '2028-02-29', '2029-02-28')`;
  await expect(dated.execute(db)).rejects.toThrow(/growth_record_check/);
});
