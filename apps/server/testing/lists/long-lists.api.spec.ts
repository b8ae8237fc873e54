import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type SpecWorld } from "#testing";
import { waitingRows } from "../../src/modules/consult/inbox.store.ts";
import { deskEnquiries } from "../../src/modules/enquiry/enquiry-list.store.ts";
import { deskExperts } from "../../src/modules/expert/expert-list.store.ts";
import { marksOf } from "../../src/modules/note/note.store.ts";
import { queueItems } from "../../src/modules/order/buying/buying-desk.store.ts";
import { findForBench } from "../../src/modules/parcel/packing/bench.store.ts";
import { findBenchItems } from "../../src/modules/warehouse/receiving/bench-item.store.ts";
import { duePlace, type Tx } from "../../src/platform/index.ts";
import { aPaidOrder } from "../order/orders.ts";
import { aPaidParcel, theBenches } from "../parcel/parcels.ts";
import { amongMany, readAtMost, readsOf, rowsThere } from "./among-many.ts";

let spec: SpecWorld;
let itemNo: string;
let packageId: string;
beforeAll(async () => {
  spec = await aWorld();
  const mei = await aBuyer(spec, "5000.00");
  ({ itemNo } = await aPaidOrder(spec, mei));
  ({ packageId } = await aPaidParcel(spec, mei, await theBenches(spec)));
}, 60_000);

const line = Object.fromEntries(
  ["consignee", "lastName", "contact", "country", "state", "city", "fullAddress", "zipCode"].map((name) => [name, "x"]),
);
const address = JSON.stringify(line);

async function fill(tx: Tx, from: number, to: number): Promise<void> {
  await sql`insert into order_item overriding system value
      select (jsonb_populate_record(i, jsonb_build_object('id', 100000000 + g, 'item_no', 'DX' || lpad(g::text, 9, '0') || '-1',
        'state', (array['paid', 'signed', 'received', 'received'])[1 + g % 4], 'due_at', i.created_at + g * interval '1 minute'))).*
      from order_item i, generate_series(${from}::int, ${to}::int) g where i.item_no = ${itemNo}`.execute(tx);
  await sql`insert into parcel overriding system value
      select (jsonb_populate_record(p, jsonb_build_object('id', 100000000 + g, 'package_no', 'PX' || lpad(g::text, 9, '0'),
        'due_at', p.created_at + g * interval '1 minute'))).*
      from parcel p, generate_series(${from}::int, ${to}::int) g where p.package_no = ${packageId}`.execute(tx);
  await sql`insert into staff_note (user_id, subject_kind, subject_no, text, written_by, written_at)
      select 1, 'item', 'DX' || lpad(g::text, 9, '0') || '-1', 'a note', 1, now() from generate_series(${from}::int, ${to}::int) g`.execute(
    tx,
  );
  await sql`insert into enquiry (user_id, enquiry_no, state, plan, address, country, zip_code, warehouse_id, terms_accepted_at, created_at,
        due_at, answered_at, expires_at, close_reason)
      select 1, 'EX' || lpad(g::text, 9, '0'), state, 'overall', ${address}::jsonb, 'DE', '10435', 1, now(), now(),
        now() + g * interval '1 minute', now(), now(), case state when 'closed' then 'expired' end
      from generate_series(${from}::int, ${to}::int) g, lateral (select (array['open', 'answered', 'closed'])[1 + g % 3] as state) s`.execute(
    tx,
  );
  await sql`insert into expert_service (user_id, service_no, state, objective, packaging, may_split, deduction, declared_usd, address_id,
        address, country, zip_code, email, fee_cny, fee_paid_at, pay_before, due_at, plan_no, created_at, closed_at, close_reason)
      select 1, 'SX' || lpad(g::text, 9, '0'), state, 'cheapest', 'keep', true, 'confirm', 100, 1, ${address}::jsonb, 'DE', '10435', 'a@example.com',
        100, now(), now(), now() + g * interval '1 minute', 1, now(), case state when 'cancelled' then now() end,
        case state when 'cancelled' then 'declined' end
      from generate_series(${from}::int, ${to}::int) g,
        lateral (select (array['processing', 'pending-payment', 'cancelled'])[1 + g % 3] as state) s`.execute(tx);
  await sql`insert into consult (user_id, consult_no, type, title, state, created_at, due_at, last_at, last_text)
      select 1, 'ZX' || lpad(g::text, 9, '0'), (array['expert', 'legal', 'other'])[1 + g % 3], 'A question', 'untreated',
        now(), now() + g * interval '1 second', now(), '' from generate_series(${from}::int, ${to}::int) g`.execute(tx);
}

describe("a page of a list among twenty thousand rows", () => {
  it("reads about as many rows as it shows", async () => {
    const tables = ["order_item", "parcel", "staff_note", "consult", "enquiry", "expert_service"];
    await amongMany(spec, { fill, tables }, async (tx) => {
      const queue = { tab: "to-buy", platform: null, workOf: null, due: null, after: undefined, limit: 51 } as const;
      const bench = { warehouse: undefined, state: undefined, due: null, assigneeId: null };
      const subjects = Array.from({ length: 50 }, (_, at) => ({
        kind: "item" as const,
        no: `DX${String(at + 1).padStart(9, "0")}-1`,
      }));
      const kinds = ["consult", "claim", "enquiry", "expert"] as const;
      const inbox = { kinds, type: undefined, due: null, whose: undefined, staffId: "1", after: null, limit: 51 };
      const from = new Date(Date.now() + 9_000_000);
      const asked = (narrowed: object) => readsOf(tx, "consult", () => waitingRows(tx, { ...inbox, ...narrowed }));
      // Half of the rows are due before it.
      const deep = duePlace({ dueAt: new Date(Date.now() + (rowsThere / 2) * 60_000), id: "0" });
      const all = { due: null, assigneeId: null, limit: 51 };
      // The rows of such a list, the newest first, are numbered on; half of them are older.
      const { half } = await tx
        .selectFrom("enquiry")
        .select(({ fn }) => sql<string>`${fn.max("id")} - ${rowsThere / 2}`.as("half"))
        .executeTakeFirstOrThrow();
      const older = `none.${half}`;
      const enquiries = (tab: "open" | "answered" | "ended", after?: string) =>
        readsOf(tx, "enquiry", () => deskEnquiries(tx, tab, { ...all, after }));
      const experts = (tab: "open" | "waiting" | "ended", after?: string) =>
        readsOf(tx, "expert_service", () => deskExperts(tx, tab, { ...all, after }));
      const reads = {
        enquiries: await enquiries("open"),
        "enquiries, deep": await enquiries("open", deep),
        "enquiries answered": await enquiries("answered"),
        "enquiries ended, deep": await enquiries("ended", older),
        experts: await experts("open"),
        "experts, deep": await experts("open", deep),
        "experts waiting": await experts("waiting"),
        "experts ended, deep": await experts("ended", older),
        inbox: await asked({}),
        "inbox of a type": await asked({ type: "legal" }),
        "inbox of nobody": await asked({ whose: "nobody" }),
        "inbox far down": await asked({ after: { at: from, kind: 0, id: "1" } }),
        buying: await readsOf(tx, "order_item", () => queueItems(tx, queue)),
        "buying, deep": await readsOf(tx, "order_item", () => queueItems(tx, { ...queue, after: deep })),
        receiving: await readsOf(tx, "order_item", () => findBenchItems(tx, { tab: "all", text: "", limit: 51 })),
        "packing, deep": await readsOf(tx, "parcel", () => findForBench(tx, bench, { after: deep, limit: 101 })),
        packing: await readsOf(tx, "parcel", () => findForBench(tx, bench, { limit: 101 })),
        marks: await readsOf(tx, "staff_note", () => marksOf(tx, subjects)),
      };
      expect(Object.entries(reads).filter(([, rows]) => rows > readAtMost)).toEqual([]);
    });
  }, 240_000);
});
