import { orderDetail, recordPurchase, takeItems } from "@sihai/contract/order";
import { searchEverything } from "@sihai/contract/search";
import type { StaffRole } from "@sihai/domain/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aPaidOrder } from "../../../testing/order/orders.ts";
import { aSealedParcel, theBenches } from "../../../testing/parcel/parcels.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { customersLike, deliveriesBy, itemsBy, ordersBy, parcelsBy } from "./search.store.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
  mei = await aBuyer(spec, "1000.00");
});

async function found(role: StaffRole, q: string) {
  const staff = await spec.staff(role);
  const answer = await staff.must(searchEverything, { query: { q } });
  return answer.found.map(({ kind, no }) => `${kind} ${no}`);
}

describe("the search over everything", () => {
  it("leads from a mark or an e-mail to the customer and the latest orders, for those who may know whose they are", async () => {
    const { orderNo } = await aPaidOrder(spec, mei);
    const { email } = await spec.deps.db
      .selectFrom("app_user")
      .select("email")
      .where("id", "=", mei.id)
      .executeTakeFirstOrThrow();
    const mark = `SH${mei.id}`;
    const { items } = await mei.must(orderDetail, { query: { orderNo } });
    const [item] = items.map(({ itemNo }) => `item ${itemNo}`);
    const goods = [`customer ${mark}`, `order ${orderNo}`, item];
    expect(await found("support", mark.toLowerCase())).toEqual(goods);
    expect(await found("support", email.slice(0, -2))).toEqual(goods);
    const { found: rows } = await (await spec.staff("support")).must(searchEverything, { query: { q: mark } });
    const { total, createdAt } = await mei.must(orderDetail, { query: { orderNo } });
    expect(rows.find(({ kind }) => kind === "order")).toMatchObject({ state: "pending", sum: total, at: createdAt });
    // Any part of the address will do, where it is this customer's alone; what is a pattern elsewhere is a sign here.
    expect(await found("support", (email.split("@")[0] ?? "").slice(1))).toEqual(goods);
    expect(await found("support", "%@%.%")).toEqual([]);
    // A whole address is its owner's, even where it stands in another's; before it is whole it may become either.
    const joined = await spec.shopper({ name: "jo" });
    await spec.deps.db
      .updateTable("app_user")
      .set({ email_normal: `jo${email}` })
      .where("id", "=", joined.id)
      .execute();
    expect(await found("support", email)).toEqual(goods);
    expect(await found("support", email.slice(0, -2))).toEqual([`customer ${mark}`, `customer SH${joined.id}`]);
    // A buyer reads the mark on the order, but no addresses.
    expect(await found("buyer", mark)).toEqual([`order ${orderNo}`, item]);
    expect(await found("buyer", email)).toEqual([]);
  });

  it("finds orders, items and deliveries by what begins with it, in whatever way it is typed", async () => {
    const receiver = await spec.staff("receiver");
    const item = await aStoredItem(spec, mei, { receiver });
    expect(await found("receiver", ` ${item.trackingNo.toLowerCase()} `)).toContain(`delivery ${item.trackingNo}`);
    expect(await found("receiver", item.trackingNo.slice(0, -2))).toContain(`delivery ${item.trackingNo}`);
    expect(await found("receiver", item.itemNo)).toEqual([`item ${item.itemNo}`]);
    expect(await found("packer", item.itemNo)).toEqual([`item ${item.itemNo}`]);
    expect(await found("packer", item.trackingNo)).toEqual([]);
    expect(await found("content", item.itemNo)).toEqual([]);
    expect(await found("support", "SF%")).toEqual([]);
    expect(await found("support", "CL1")).toEqual([]);
  });

  it("finds an item by the platform's order it was bought in", async () => {
    const { itemNo, total } = await aPaidOrder(spec, mei);
    const buyer = await spec.staff("buyer");
    const platformOrderNo = `TB88${mei.id}7766`;
    await buyer.must(takeItems, { body: { itemNos: [itemNo] } });
    await buyer.must(recordPurchase, { body: { itemNo, platformOrderNo, realPrice: total } });
    expect(await found("buyer", platformOrderNo)).toEqual([`item ${itemNo}`]);
    expect(await found("buyer", platformOrderNo.slice(0, -2))).toEqual([`item ${itemNo}`]);
    expect(await found("content", platformOrderNo)).toEqual([]);
  });

  it("is closed to shoppers and visitors (rules F58 and F59)", async () => {
    const query = { q: "DG000" };
    expect(await mei.call(searchEverything, { query })).toMatchObject({ ok: false, status: 401 });
    expect(await spec.visitor().call(searchEverything, { query })).toMatchObject({ ok: false, status: 401 });
  });

  it("finds a parcel by its carrier’s number too", async () => {
    const benches = await theBenches(spec);
    const { packageId, waybillNo } = await aSealedParcel(spec, mei, benches);
    expect(await found("dispatcher", waybillNo)).toEqual([`parcel ${packageId}`]);
    expect(await found("dispatcher", packageId)).toEqual([`parcel ${packageId}`]);
    expect(await found("buyer", waybillNo)).toEqual([]);
  });

  it("answers from twenty thousand orders and items as fast as from ten", async () => {
    const { itemNo, orderNo } = await aPaidOrder(spec, mei);
    const undo = new Error("undo");
    const filling = spec.deps.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local session_replication_role = replica`.execute(tx);
      // One stroke for all of them would outlast a query’s patience.
      for (let to = 2000; to <= 20_000; to += 2000) {
        await sql`insert into purchase_order overriding system value
          select (jsonb_populate_record(o, jsonb_build_object('id', 100000000 + g, 'order_no', 'DX' || lpad(g::text, 9, '0')))).*
          from purchase_order o, generate_series(${to - 1999}::int, ${to}::int) g where o.order_no = ${orderNo}`.execute(tx);
        await sql`insert into order_item overriding system value
          select (jsonb_populate_record(i, jsonb_build_object('id', 100000000 + g, 'item_no', 'DX' || lpad(g::text, 9, '0') || '-1',
            'order_id', 100000000 + g, 'tracking_no', 'SFX' || lpad(g::text, 9, '0')))).*
          from order_item i, generate_series(${to - 1999}::int, ${to}::int) g where i.item_no = ${itemNo}`.execute(tx);
      }
      await sql`analyze purchase_order, order_item`.execute(tx);
      const text = (number: string) => ({ number, reference: number, isPrefix: true, userId: null });
      const start = performance.now();
      expect(await ordersBy(tx, text("DX00000"))).toHaveLength(5);
      expect(await itemsBy(tx, text("DX00000"))).toHaveLength(5);
      expect(await deliveriesBy(tx, text("SFX00000"))).toHaveLength(5);
      expect(await parcelsBy(tx, text("DX00000"))).toEqual([]);
      expect(performance.now() - start).toBeLessThan(500);
      throw undo;
    });
    await expect(filling).rejects.toBe(undo);
  }, 120_000);

  it("of a provider alone reads the first customers, and sorts nobody", async () => {
    const undo = new Error("undo");
    const filling = spec.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into app_user overriding system value
        select (jsonb_populate_record(u, jsonb_build_object('id', 100000000 + g, 'user_name', 'filled' || g,
          'email', 'filled' || g || '@alike.example', 'email_normal', 'filled' || g || '@alike.example'))).*
        from app_user u, generate_series(1, 20000) g where u.id = ${mei.id}`.execute(tx);
      await sql`analyze app_user`.execute(tx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${customersLike("@alike.example")}`.execute(tx);
      const plan = rows.map((row) => row["QUERY PLAN"]).join(" ");
      expect(plan).toContain("Limit");
      expect(plan).not.toContain("Sort");
      expect((await customersLike("@alike.example").execute(tx)).rows).toHaveLength(5);
      throw undo;
    });
    await expect(filling).rejects.toBe(undo);
  }, 120_000);
});
