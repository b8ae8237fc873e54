import { readFileSync } from "node:fs";
import { dailyCheck } from "@sihai/contract/identity";
import * as contract from "@sihai/contract/parcel";
import { cny } from "@sihai/domain";
import { growthOfFreight } from "@sihai/domain/membership";
import { seededSettings } from "@sihai/domain/setting";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aKey, logInAgain, race } from "#testing";
import { aGrowthOf, goToMidnight, growthOf } from "../../../testing/membership/members.ts";
import { benches, detail, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { aSealedParcel, aSubmittedParcel, leave } from "../../../testing/parcel/parcels.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { setLevels } from "./set-levels.ts";

// What the goods cost is written on them by hand: they were announced, and nothing was earned with them.
standOnNewGround({ breaks: ["the services of an announced item are earned once it is stocked in, and only then"] });

/** A parcel on its way with what its shipping came to; 45.60 was paid for the goods in it. */
async function aShippedParcel() {
  const { packageId, item } = await aSealedParcel(spec, mei, benches);
  const { db } = spec.deps;
  await sql`update purchase_order set goods_cny = 4560, total_cny = 4560 where id = (select order_id from order_item where item_no = ${item.itemNo})`.execute(
    db,
  );
  await sql`update order_item set unit_price_cny = 4560, paid_cny = 4560 where item_no = ${item.itemNo}`.execute(db);
  await leave(benches, [packageId]);
  const freight = cny((await detail(packageId)).settlement?.quote.total ?? "0.00");
  return { packageId, freight };
}

describe("growth", () => {
  it("of a parcel comes with its receipt, once however often it is confirmed", async () => {
    const { packageId, freight } = await aShippedParcel();
    expect(await growthOf(spec, mei.id)).toEqual([]);
    const replies = await race(4, () => mei.call(contract.confirmReceipt, { body: { packageId } }, { key: aKey() }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await growthOf(spec, mei.id)).toEqual([
      ["freight", growthOfFreight(freight, seededSettings), Number(freight.amount)],
      ["goods", 4, 4560],
    ]);
  });

  it("of a check-in is one a day, pressed eight times at once", async () => {
    await race(8, () => mei.call(dailyCheck, { params: { userId: mei.id } }, { key: aKey() }));
    expect(await growthOf(spec, mei.id)).toEqual([["check-in", 1, null]]);
  });

  it("takes freight off for a level from then on, and leaves what was submitted before as it was", async () => {
    const before = await aSubmittedParcel(spec, mei, benches);
    const offOf = async (packageId: string) => {
      const row = await spec.deps.db
        .selectFrom("parcel")
        .select(sql<number>`(policy->>'memberFreightOffBp')::int`.as("off"))
        .where("package_no", "=", packageId)
        .executeTakeFirstOrThrow();
      return row.off;
    };
    await aGrowthOf(spec, mei.id, 30_000);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    await logInAgain(spec, mei);
    const after = await aSubmittedParcel(spec, mei, benches);
    expect([await offOf(before.packageId), await offOf(after.packageId)]).toEqual([0, 600]);
  });
});

describe("growth of before it was dated", () => {
  const migration = readFileSync(new URL("../../../migrations/2026-11-23-87-membership.sql", import.meta.url), "utf8");

  it("is found again in check-ins and parcels received, to the point", async () => {
    const { packageId } = await aShippedParcel();
    await mei.must(contract.confirmReceipt, { body: { packageId } }, { key: aKey() });
    await mei.must(dailyCheck, { params: { userId: mei.id } });
    await goToMidnight(spec);
    await logInAgain(spec, mei);
    await mei.must(dailyCheck, { params: { userId: mei.id } });
    const stranger = await spec.shopper();
    const { db } = spec.deps;
    const known = await growthOf(spec, mei.id);
    expect(known).toHaveLength(4);

    await sql`drop table level_record, member, growth_record cascade`.execute(db);
    await sql`alter table app_user add column growth integer not null default 0`.execute(db);
    // A day earned more than a point under another rule; somebody's growth has no check-in at all.
    await sql`update app_user u set growth = 2 + count from (select user_id, count(*) from check_in group by user_id) c where c.user_id = u.id`.execute(
      db,
    );
    await sql`update app_user set growth = 7 where id = ${stranger.id}`.execute(db);
    await sql`update app_user set level = 0`.execute(db);
    await sql.raw(migration).execute(db);

    const sorted = (records: unknown[]) => records.map((one) => JSON.stringify(one)).toSorted();
    const earned = known.filter(([cause]) => cause !== "check-in");
    expect(sorted(await growthOf(spec, mei.id))).toEqual(sorted([...earned, ["check-in", 2, null], ["check-in", 2, null]]));
    expect(await growthOf(spec, stranger.id)).toEqual([["earlier", 7, null]]);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    const member = await db.selectFrom("member").select("growth").where("user_id", "=", mei.id).executeTakeFirst();
    expect(member?.growth).toBe(earned.reduce((sum, [, growth]) => sum + Number(growth), 0) + 4);
  });
});

describe("the price of growth", () => {
  it("is what held when the parcel was submitted, and for the next what holds then (rule J-45)", async () => {
    const { packageId, freight } = await aShippedParcel();
    await changeRule(spec, "growthPrice", { shipping: "5.00", goods: "20.00" });
    await logInAgain(spec, mei);
    await mei.must(contract.confirmReceipt, { body: { packageId } }, { key: aKey() });
    const before = await growthOf(spec, mei.id);
    expect(before).toEqual([
      ["freight", growthOfFreight(freight, seededSettings), Number(freight.amount)],
      ["goods", 4, 4560],
    ]);
    const next = await aShippedParcel();
    await mei.must(contract.confirmReceipt, { body: { packageId: next.packageId } }, { key: aKey() });
    expect((await growthOf(spec, mei.id)).slice(before.length)).toEqual([
      ["freight", Number(next.freight.amount / 500n), Number(next.freight.amount)],
      ["goods", 2, 4560],
    ]);
  });
});
