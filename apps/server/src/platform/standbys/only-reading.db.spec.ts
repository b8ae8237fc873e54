import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aWorld } from "#testing";
import { modules } from "../../entry/modules.ts";
import { prepared } from "../database/prepared.ts";
import { onlyReading } from "./only-reading.ts";

/** What a standby may answer, and nothing else. A line here is a look, at no money, after which nobody decides: whoever adds one says so. */
const looks = `
/address/pagelist
/claim/of-parcel
/consult/list
/consult/unread
/enquiry/list
/enquiry/unread
/expert/list
/goods/favourites
/goods/popular
/measured
/measured.csv
/message/msg-count
/message/msg-type-count
/order/detail
/order/list
/order/logistics
/parcel/detail
/parcel/list
/parcel/tracking
/return/list
/staff/audit-log
/staff/audit-log/money
/staff/customer/rows
/staff/freight/figure-parcels
/staff/freight/figures
/staff/orders/look-up
/staff/parcels/look-up
/staff/search
/storage/item
/storage/list
/unannounced/list
/user/member/growth
/user/oauth/invitation
`;
const ofMoney = [
  "payment",
  "ledger",
  "books",
  "withdrawal",
  "transfer",
  "suspense",
  "dispute",
  "exchange",
  "promotion",
  "identity",
  "cart",
];

describe("what a standby may answer", () => {
  const declared = modules.flatMap(({ name, routes }) =>
    routes.filter(({ mayUseStandby }) => mayUseStandby).map(({ endpoint }) => ({ name, path: endpoint.path })),
  );

  it("stands in the list of looks, and is none of the modules that move money, prices or log-ins", () => {
    expect(declared.map(({ path }) => path).toSorted()).toEqual(looks.trim().split("\n"));
    expect(declared.filter(({ name }) => ofMoney.includes(name))).toEqual([]);
  });

  it("is read where specs run by a database that refuses whatever is more than a look", async () => {
    const { deps } = await aWorld();
    const db = onlyReading(deps.db);
    await expect(db.selectFrom("migration").select("name").limit(1).execute()).resolves.toHaveLength(1);
    await expect(sql`select 1`.execute(db)).resolves.toBeTruthy();
    const half = sql`select id from app_user`;
    await expect(sql`(${half} where id < 5) union all (${half} where id > 5)`.execute(db)).resolves.toBeTruthy();
    const stop = prepared((built, { userId }: { userId: string }) =>
      built.updateTable("app_user").set({ disabled: true }).where("id", "=", userId),
    );
    const writes = [
      () => db.deleteFrom("passkey_challenge").execute(),
      () => db.selectFrom("app_user").select("id").forUpdate().execute(),
      () => sql`update app_user set disabled = true`.execute(db),
      () => sql`with gone as (delete from app_user returning id) select id from gone`.execute(db),
      () => sql`select * from (${sql`update app_user set disabled = true returning id`}) as changed`.execute(db),
      () => db.executeQuery(stop({ userId: "1" })),
      () => db.connection().execute((one) => one.executeQuery(stop({ userId: "1" }))),
      () => db.transaction().execute((tx) => tx.updateTable("app_user").set({ disabled: true }).execute()),
    ];
    for (const write of writes) await expect(write()).rejects.toThrow(/does more than read/);
  });
});
