import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#platform";
import { aWorld, type SpecWorld } from "#testing";
import { aShopperWithEverything } from "../../../../testing/authorisation/fixture.ts";
import { erasePerson } from "./erase-person.store.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

const person = { email: "zsofia.kovacsne@planted.example", name: "Zsófia Kovácsné", phone: "+36301234567" };
const all = Object.values(person).join(" ");

/** Columns that keep what was put into them, by why that is no word of the person's. */
const kept: Readonly<Record<string, string>> = {
  "a word of a list of ours, checked before it is written":
    "address.address_from delivery_claim.courier enquiry_product.platform expert_parcel.line_id item_delivery.courier item_delivery.stage item_service.service_no order_item.class_id order_item.courier order_item.flags order_item.platform parcel.carrier parcel.line_id payment_attempt.card_brand payment_attempt.currency purchase_order.shop_source return_request.courier return_request.new_courier return_request.reason stored_file.mime_type stored_item.shelf timeline.from_state timeline.to_state tracking_event.status trade_subject.purse",
  "a number of ours, by which papers are found":
    "consult.consult_no enquiry.enquiry_no expert_service.service_no order_item.picture_file_ids payment_attempt.input_hash payment_attempt.once_key stored_file.created_by trade_subject.subject_no",
  "the number of a delivery or an order at a shop: what was paid for is told apart by it":
    "delivery_claim.tracking_no item_delivery.tracking_no order_item.platform_order_no order_item.tracking_no return_request.new_tracking_no return_request.tracking_no tracking_event.tracking_no",
  "the country, which tax and customs ask for":
    "address.country enquiry.country expert_service.country parcel.country purchase_order.country",
  "goods and shops as the platform calls them":
    "enquiry_product.item_id order_item.picture_url order_item.sku_id purchase_order.shop_id",
  "prices and terms as they were agreed, figures alone":
    "enquiry.freight parcel.discounts parcel.final_quote parcel.line parcel.policy parcel.quote payment_attempt.rate purchase_order.policy",
  "the number of a payment at the gateway or the bank, which the books are compared by":
    "money_source.reference payment_attempt.gateway_id withdrawal_part.sent_as",
  "our own account at the bank": "transfer.account",
};

type Column = { table: string; column: string; type: string };

async function textColumns(tx: Tx): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.udt_name as type from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema in ('public', 'graphile_worker') and c.udt_name in ('text', 'varchar', 'jsonb', 'json', '_text')
    order by 1, 2`.execute(tx);
  return rows;
}

/** How a table names whom its rows belong to. */
async function ownerColumns(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_user_id', 'claimed_by')`.execute(tx);
  return new Map([...rows.map(({ table, column }) => [table, column] as const), ["app_user", "id"]]);
}

/** Writes the person into every text of their rows that takes it; what a constraint refuses holds a word of ours alone. */
async function plant(tx: Tx, userId: string): Promise<string[]> {
  const owners = await ownerColumns(tx);
  const planted: string[] = [];
  for (const { table, column, type } of await textColumns(tx)) {
    const owner = owners.get(table);
    if (owner === undefined) continue;
    const value =
      type === "text" || type === "varchar"
        ? sql`${all}::text`
        : type === "_text"
          ? sql`array[${all}]`
          : sql`case jsonb_typeof(${sql.id(column)}::jsonb) when 'object' then ${sql.id(column)}::jsonb || jsonb_build_object('planted', ${all}::text)
              else to_jsonb(${all}::text) end`;
    await sql`savepoint planting`.execute(tx);
    try {
      const done = await sql`update ${sql.id(table)} set ${sql.id(column)} = ${value} where ${sql.id(owner)} = ${userId}`.execute(
        tx,
      );
      await sql`release savepoint planting`.execute(tx);
      if (Number(done.numAffectedRows ?? 0) > 0) planted.push(`${table}.${column}`);
    } catch {
      await sql`rollback to savepoint planting`.execute(tx);
    }
  }
  return planted;
}

async function whereFound(tx: Tx): Promise<string[]> {
  const found: string[] = [];
  const like = Object.values(person).map((word) => `%${word}%`);
  for (const { table, column } of await textColumns(tx)) {
    const schema = (
      await sql<{ found: boolean }>`select to_regclass('public.' || quote_ident(${table})) is not null as found`.execute(tx)
    ).rows[0];
    const name = schema?.found ? sql.id("public", table) : sql.id("graphile_worker", table);
    const { rows } = await sql<{ hit: boolean }>`
      select exists (select from ${name} where ${sql.id(column)}::text ilike any(${like})) as hit`.execute(tx);
    if (rows[0]?.hit) found.push(`${table}.${column}`);
  }
  return found;
}

/** What the shopper with everything has none of, and what becomes of its texts: a table that comes new is filled there, or stands here. */
const unplanted: Readonly<Record<string, string>> = {
  "goes with the person": "email_link invitation_code lost_mailbox mail_log message_preference passkey_challenge pay_proof",
  "loses what was written": `abnormal_parcel balance_adjustment bank_line card_hold clearance_proof enquiry_offer gateway_difference parcel_held_up
    staff_note stock_in_undone stored_correction suspended_arrival`,
  "words of ours, numbers and figures alone": `card_reversal consult_picture coupon delivery_dispute invitation item_arrival item_service_file member_gift
    order_country_change parcel_exception parcel_service_done payable_stop transfer_arrival wallet_exchange`,
};

/** Tables of people with texts, of which this one has no row. */
async function emptyTables(tx: Tx, userId: string): Promise<string[]> {
  const withText = new Set((await textColumns(tx)).map(({ table }) => table));
  const empty: string[] = [];
  for (const [table, owner] of await ownerColumns(tx)) {
    if (!withText.has(table)) continue;
    const { rows } = await sql<{ has: boolean }>`
      select exists (select from ${sql.id(table)} where ${sql.id(owner)} = ${userId}) as has`.execute(tx);
    if (!rows[0]?.has) empty.push(table);
  }
  return empty;
}

class Enough extends Error {}

describe("erasing a person", () => {
  it("leaves e-mail, name and phone in no text of any table but those with a reason", async () => {
    const { userId } = await aShopperWithEverything(world);
    let [planted, left, empty]: [string[], string[], string[]] = [[], [], []];
    await world.deps.db
      .transaction()
      .execute(async (tx) => {
        await sql`
          insert into customer_stop (user_id, kind, reason, begun_at, begun_by, end_reason, ended_at, ended_by)
          select ${userId}, 'unserved', 'x', now(), id, 'x', now(), id from staff limit 1`.execute(tx);
        await sql`
          insert into customer_viewing (staff_id, user_id, reason, minutes, ticket_hash)
          select id, ${userId}, 'x', 15, 'ticket' from staff limit 1`.execute(tx);
        await sql`
          with made as (insert into broadcast (kind, title_zh, title_en, body_zh, body_en, by_mail, audience, created_at, created_by,
            checked_at, checked_by, checked_alone, started_at)
            select 'news', 'x', 'x', 'x', 'x', false, '{}', now(), id, now(), id, true, now() from staff limit 1 returning id)
          select id from made`.execute(tx);
        await sql`insert into broadcast_person (broadcast_id, user_id) select id, ${userId} from broadcast limit 1`.execute(tx);
        empty = await emptyTables(tx, userId);
        planted = await plant(tx, userId);
        await sql`
          update address set consignee = 'Zsófia', last_name = 'Kovácsné', contact = ${person.phone}, email = ${person.email}
          where user_id = ${userId}`.execute(tx);
        await sql`update app_user set email = ${person.email}, email_normal = ${person.email}, nick_name = ${person.name} where id = ${userId}`.execute(
          tx,
        );
        await sql`
          insert into audit_log (at, staff_id, action, subject, facts)
          select now(), id, 'customer.read', 'customer', jsonb_build_object('asked', ${person.email}::text, 'list', jsonb_build_array(${all}::text))
          from staff limit 1`.execute(tx);
        await erasePerson(tx, userId);
        left = await whereFound(tx);
        throw new Enough();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Enough)) throw error;
      });
    expect(planted.length).toBeGreaterThan(100);
    expect(empty.toSorted()).toEqual(
      Object.values(unplanted)
        .flatMap((tables) => tables.split(/\s+/))
        .toSorted(),
    );
    expect(left.toSorted()).toEqual(
      Object.values(kept)
        .flatMap((columns) => columns.split(" "))
        .toSorted(),
    );
  }, 60_000);
});
