import { localText } from "@sihai/contract";
import { currencyCodes, type Money, money } from "@sihai/domain";
import { claimNumber } from "@sihai/domain/claim";
import type { CustomerSection } from "@sihai/domain/customer";
import { disputeNumber } from "@sihai/domain/dispute";
import type { LocalText } from "@sihai/domain/language";
import { returnNumber } from "@sihai/domain/return";
import { suspenseNumber } from "@sihai/domain/suspense";
import { transferNumber } from "@sihai/domain/transfer";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { type RawBuilder, sql } from "kysely";
import * as z from "zod/mini";
import { type Db, jsonColumn, oneOf } from "#platform";

/** Parts kept in a table of their own; movements of money, messages and the history are read elsewhere. */
export type TableSection = Exclude<CustomerSection, "bill" | "message" | "mail" | "history">;
export type CustomerThing = {
  no: string;
  states: string[];
  name: LocalText | null;
  words: string | null;
  amount: Money | null;
  at: Date;
};
type Row = Omit<CustomerThing, "amount" | "name"> & { name: unknown; amount: string | null; currency: string };
const readName = jsonColumn(z.nullable(localText), "name of a customer's thing");

const none = sql`null::text`;
const noName = sql`null::jsonb`;
/** As customers read it (`order-view.ts`): the English name is frozen with the order, where the shop had one. */
const shopName = sql`case when o.shop_name = '' then null
  else jsonb_build_object('zh', o.shop_name, 'en', coalesce(nullif(o.policy ->> 'shopNameEn', ''), o.shop_name)) end`;
const itemName = sql`jsonb_build_object('zh', i.name_zh, 'en', i.name_en)`;

type Part = {
  /** How its number is written, where it is kept as a serial. */
  write?: (id: string) => string;
  /** no, states, name, words, amount, currency, at */
  columns: RawBuilder<unknown>;
  from: (userId: string) => RawBuilder<unknown>;
  order: RawBuilder<unknown>;
};

const parts: Record<TableSection, Part> = {
  order: {
    columns: sql`o.order_no, (select array_agg(distinct i.state) from order_item i where i.user_id = o.user_id and i.order_id = o.id),
      ${shopName}, ${none}, o.total_cny, 'CNY', o.created_at`,
    from: (userId) => sql`purchase_order o where o.user_id = ${userId}`,
    order: sql`o.id desc`,
  },
  // As the customer counts them: what is in a parcel or goes back to its seller stands under those.
  stored: {
    columns: sql`i.item_no, array[i.state], ${itemName}, ${none}, null::bigint, 'CNY', coalesce(s.stocked_in_at, i.created_at)`,
    from: (userId) => sql`order_item i left join stored_item s on s.user_id = i.user_id and s.item_id = i.id
      where i.user_id = ${userId} and i.state = 'stocked-in'`,
    order: sql`i.id desc`,
  },
  parcel: {
    columns: sql`p.package_no, array[p.state], p.line->'name', p.country, p.total_cny, 'CNY', p.created_at`,
    from: (userId) => sql`parcel p where p.user_id = ${userId}`,
    order: sql`p.id desc`,
  },
  return: {
    write: returnNumber,
    columns: sql`r.id::text, array[r.state], ${noName}, ${none}, r.refund_cny, 'CNY', r.created_at`,
    from: (userId) => sql`return_request r where r.user_id = ${userId}`,
    order: sql`r.id desc`,
  },
  withdrawal: {
    write: withdrawalNumber,
    columns: sql`w.id::text, array[w.state], ${noName}, ${none}, w.amount, w.currency, w.applied_at`,
    from: (userId) => sql`withdrawal w where w.user_id = ${userId}`,
    order: sql`w.id desc`,
  },
  transfer: {
    write: transferNumber,
    columns: sql`t.id::text, array[t.state], ${noName}, ${none}, t.amount, t.currency, t.created_at`,
    from: (userId) => sql`transfer t where t.user_id = ${userId}`,
    order: sql`t.id desc`,
  },
  suspense: {
    write: suspenseNumber,
    columns: sql`s.id::text, array[s.state], ${noName}, ${none}, s.amount, s.currency, s.arrived_at`,
    from: (userId) => sql`suspended_arrival s where s.user_id = ${userId}`,
    order: sql`s.id desc`,
  },
  dispute: {
    write: disputeNumber,
    columns: sql`d.seq::text, array[d.status], ${noName}, ${none}, d.amount, d.currency, d.opened_at`,
    from: (userId) => sql`card_reversal d where d.kind = 'dispute' and (d.user_id = ${userId}
      or d.gateway_id in (select a.gateway_id from payment_attempt a where a.user_id = ${userId}))`,
    order: sql`d.seq desc`,
  },
  consult: {
    columns: sql`c.consult_no, array[c.state], ${noName}, c.title, null::bigint, 'CNY', c.last_at`,
    from: (userId) => sql`consult c where c.user_id = ${userId}`,
    order: sql`c.last_at desc, c.id desc`,
  },
  claim: {
    write: claimNumber,
    columns: sql`c.id::text, array[c.state], ${noName}, left(c.description, 80), coalesce(c.paid_cny, c.asked_cny), 'CNY', c.created_at`,
    from: (userId) => sql`claim c where c.user_id = ${userId}`,
    order: sql`c.id desc`,
  },
  enquiry: {
    columns: sql`e.enquiry_no, array[e.state], ${noName}, (select p.name from enquiry_product p
      where p.user_id = e.user_id and p.enquiry_id = e.id order by p.seq limit 1), null::bigint, 'CNY', e.created_at`,
    from: (userId) => sql`enquiry e where e.user_id = ${userId}`,
    order: sql`e.id desc`,
  },
  expert: {
    columns: sql`x.service_no, array[x.state], ${noName}, left(x.description, 80), x.fee_cny, 'CNY', x.created_at`,
    from: (userId) => sql`expert_service x where x.user_id = ${userId}`,
    order: sql`x.id desc`,
  },
};

type Page = { limit: number; offset: number };

/** The latest of one part of a customer's file, from a place in it. */
export async function thingsOf(db: Db, section: TableSection, userId: string, page: Page): Promise<CustomerThing[]> {
  const { write = (no: string) => no, columns, from, order } = parts[section];
  const { rows } = await sql<Row>`select * from (select ${columns} from ${from(userId)} order by ${order}
    limit ${page.limit} offset ${page.offset}) as found (no, states, name, words, amount, currency, at)`.execute(db);
  return rows.map(({ name, amount, currency, no, states, ...row }) => ({
    ...row,
    no: write(no),
    name: readName(name),
    // An order whose items are gone has none.
    states: states ?? [],
    amount: amount === null ? null : money(BigInt(amount), oneOf(currencyCodes, currency, "currency of a customer's thing")),
  }));
}

/** How many of a kind are a customer's, over all pages: of items those that lie in a warehouse, of all else what there ever was. */
export async function countThings(db: Db, section: TableSection, userId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${parts[section].from(userId)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Parcels of a customer that are not through yet. */
export async function countOpenParcels(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from parcel
    where user_id = ${userId} and state not in ('completed', 'cancelled')`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
