import { readCustomer } from "@sihai/contract/customer";
import { dailyCheck } from "@sihai/contract/identity";
import { expect, it } from "vitest";
import { aWorld } from "#testing";
import { aGrowthOf, goToMidnight } from "../../../testing/membership/members.ts";
import { setLevels } from "../membership/set-levels.ts";
import { giveMemberGifts } from "../promotion/member-gifts.ts";

it("shows a customer's level, growth, credits and coupons to who may read customers, by mark or e-mail", async () => {
  const spec = await aWorld();
  const mei = await spec.shopper();
  await mei.must(dailyCheck, { params: { userId: mei.id } });
  await aGrowthOf(spec, mei.id, 700);
  await goToMidnight(spec);
  await setLevels(spec.deps);
  await giveMemberGifts(spec.deps);
  const support = await spec.staff("support");
  const byMark = await support.must(readCustomer, { query: { customer: `sh${mei.id}` } });
  expect(byMark).toMatchObject({
    ...{ userId: mei.id, mark: `SH${mei.id}`, disabled: false },
    member: { level: 1, growth: 701, next: { missing: 2_299 } },
    levels: [{ level: 1, growth: 701, until: null }],
    growth: { total: 2 },
    gifts: [{ gift: "upgrade", amount: "10.00" }],
    credits: { balance: 1, total: 1, list: [{ step: "check-in", credits: 1 }] },
    coupons: { counts: { available: 1, used: 0, expired: 0 } },
  });
  expect(await support.must(readCustomer, { query: { customer: ` ${byMark.email.toUpperCase()} ` } })).toEqual(byMark);
  for (const customer of ["SH999999999", "nobody@example.com", "mei", "SH"])
    expect(await support.call(readCustomer, { query: { customer } })).toMatchObject({ ok: false, code: "CUSTOMER_NOT_FOUND" });
  const packer = await spec.staff("packer");
  expect(await packer.call(readCustomer, { query: { customer: byMark.mark } })).toMatchObject({ ok: false, status: 403 });
});
