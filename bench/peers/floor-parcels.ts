// The floor's warehouse: storage, a parcel's options, its submit and payment, a delivery received. Hand-written SQL, few statements, and the same
// rows as the product writes of each: the key it is done once under, steps, postings, the message, deadlines.
import { createHash, randomInt } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { fenOf, linesTo, offerOf, refusalsOf, type Shelved, yuan } from "./floor-prices.ts";

export type Floor = {
  pool: pg.Pool;
  userOf(client: pg.Pool | pg.PoolClient, request: FastifyRequest): Promise<string>;
  inTransaction<Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value>;
};
const dayMs = 86_400_000;
const freeDays = 90;

type Row = Shelved & { itemId: string; stockedInAt: Date; freeUntil: Date; pausedAt: Date | null } & Record<string, unknown>;

/** Stored goods with all that is shown of them, in one statement; `which` says which and in what order. */
const shelved = (
  which: string,
) => `select s.item_id as "itemId", s.item_no as "itemNo", s.order_no as "orderNo", s.name_zh as zh, s.name_en as en,
  s.sku_name as "skuName", s.picture_url as "pictureUrl", s.class_id as "classId", s.flags, s.quantity, s.value, s.declared, s.grams,
  s.length_mm as "lengthMm", s.width_mm as "widthMm", s.height_mm as "heightMm", s.warehouse, s.alone,
  s.stocked_in_at as "stockedInAt", s.free_until as "freeUntil", s.paused_at as "pausedAt",
  (select coalesce(json_agg(json_build_object('fileId', file_id, 'kind', kind, 'takenAt', taken_at) order by id), '[]')
    from floor.photo p where p.user_id = s.user_id and p.item_id = s.item_id) as photos,
  (select coalesce(json_agg(json_build_object('taskId', id::text, 'kind', kind, 'pieces', pieces, 'openedAt', opened_at, 'notBefore', not_before)), '[]')
    from floor.task t where t.user_id = s.user_id and t.item_id = s.item_id) as tasks,
  (select json_build_object('amount', amount::text, 'payBefore', pay_before)
    from floor.supplement x where x.user_id = s.user_id and x.item_id = s.item_id limit 1) as supplement
  from floor.shelf s where s.user_id = $1 and s.state = 'stocked-in' ${which}`;

function shown({ zh, en, lengthMm, widthMm, heightMm, declared, stockedInAt, freeUntil, pausedAt, value, ...rest }: Row) {
  const now = pausedAt?.getTime() ?? Date.now();
  const daysLeft = Math.ceil((freeUntil.getTime() - now) / dayMs);
  return {
    ...rest,
    name: { zh, en },
    value: yuan(Number(value)),
    sidesCm: [lengthMm / 10, widthMm / 10, heightMm / 10],
    reserved: false,
    waitsFor: 0,
    measuringFee: rest.grams > 30_000 ? "10.00" : "0.00",
    stockedInAt,
    returnBefore: new Date(stockedInAt.getTime() + 5 * dayMs),
    extension: { monthsMax: 3, obstacle: null, overdueFee: yuan(Math.max(0, -daysLeft) * 100) },
    storage: {
      phase: daysLeft > 0 ? "free" : "overdue",
      daysLeft,
      ofDays: freeDays,
      endsAt: freeUntil,
      paused: pausedAt !== null,
    },
  };
}

const hashOf = (body: unknown) => createHash("sha256").update(JSON.stringify(body)).digest("base64url");

/** False where the same was done before. */
async function claimed(client: pg.PoolClient, actor: string, request: FastifyRequest): Promise<boolean> {
  const { rowCount } = await client.query({
    name: "claimed",
    text: `insert into floor.once (actor, key, endpoint, input_hash) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [actor, request.headers["idempotency-key"], request.url, hashOf(request.body)],
  });
  return rowCount === 1;
}

async function answered<Reply>(client: pg.PoolClient, actor: string, request: FastifyRequest, reply: Reply): Promise<Reply> {
  await client.query({
    name: "answered",
    text: "update floor.once set reply = $3 where actor = $1 and key = $2",
    values: [actor, request.headers["idempotency-key"], JSON.stringify(reply)],
  });
  return reply;
}

/** The next step of each of these, after those there are. */
const steps = (of: string, kind: string, from: string, to: string, by: string) =>
  `insert into floor.step (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind, by_id)
  select $1, '${kind}', id, (select coalesce(max(seq), 0) + 1 from floor.step s where s.user_id = $1 and s.subject_kind = '${kind}'
    and s.subject_id = o.id), ${from}, '${to}', now(), '${by}', $1 from ${of} o`;

/** The calls of a parcel's way on the floor, by which our own are judged: what is in storage, submission, payment and receiving. */
export function mountParcels(app: FastifyInstance, floor: Floor): void {
  mountReading(app, floor);
  mountSubmit(app, floor);
  mountPay(app, floor);
  mountReceiving(app, floor);
}

function mountReading(app: FastifyInstance, { pool, userOf }: Floor): void {
  app.get("/storage", async (request) => {
    const userId = await userOf(pool, request);
    const [page, counts] = await Promise.all([
      pool.query<Row>({ name: "stored", text: shelved("order by s.free_until, s.item_id limit 50"), values: [userId] }),
      pool.query({
        name: "counts",
        text: `select count(*)::int as total, sum(grams)::int as grams, count(*) filter (where free_until <= now() + interval '10 days')::int as within10,
          count(*) filter (where free_until <= now() + interval '30 days')::int as within30,
          count(*) filter (where free_until <= now() + interval '60 days')::int as within60,
          count(*) filter (where free_until <= now())::int as overdue, count(*) filter (where warehouse = 1)::int as first,
          count(*) filter (where warehouse = 2)::int as second from floor.shelf where user_id = $1 and state = 'stocked-in'`,
        values: [userId],
      }),
    ]);
    const { total, grams, ...rest } = counts.rows[0];
    return { list: page.rows.map(shown), total, grams, page: 1, pageSize: 50, counts: rest };
  });

  app.post<{ Body: { itemIds: string[]; addressId: string } }>("/options", async (request) => {
    const userId = await userOf(pool, request);
    const { itemIds, addressId } = request.body;
    const [items, customer, coupons] = await Promise.all([
      pool.query<Row>({ name: "these", text: shelved("and s.item_id = any($2)"), values: [userId, itemIds] }),
      pool.query({
        name: "customer",
        text: `select to_json(a) as address, p.level, x.terms as tax,
            (select rate from floor.rate where currency = 'USD' order by fetched_at desc limit 1) as usd,
            (select coalesce(sum(owed), 0)::bigint from floor.parcel where user_id = $1 and owed > 0) as owed,
            (select balance from floor.account where user_id = $1 and kind = 'credits') as credits
          from floor.address a join floor.person p on p.user_id = a.user_id left join floor.tax x on x.country = a.country
          where a.user_id = $1 and a.id = $2`,
        values: [userId, addressId],
      }),
      pool.query({
        name: "coupons",
        text: "select id, terms, uses_left from floor.coupon where user_id = $1 and uses_left > 0 and valid_until > now() order by valid_until limit 100",
        values: [userId],
      }),
    ]);
    const [{ address, level, tax, usd, owed, credits }] = customer.rows;
    if (items.rows.length !== itemIds.length) throw new Error("not on the shelf");
    const lines = await linesTo(pool, address.country);
    const judged = lines.map((line) => ({ line, refusals: refusalsOf(line, items.rows) }));
    const eligible = judged.filter(({ refusals }) => refusals.length === 0).map(({ line }) => offerOf(line, items.rows));
    eligible.sort((a, b) => Number(a.deposit) - Number(b.deposit));
    const usdOf = (fen: unknown) => ((Number(fen) / 100) * Number(usd)).toFixed(2);
    const declared = items.rows.map(({ itemId, zh, en, declared, quantity }) => ({
      itemIds: [itemId],
      name: { zh, en },
      hsCode: "",
      quantity,
      value: usdOf(declared),
    }));
    return {
      serverTime: new Date(),
      usdRate: usd,
      items: items.rows.map(shown),
      open: items.rows.filter(({ supplement }) => supplement !== null),
      address,
      eligible,
      excluded: judged.filter(({ refusals }) => refusals.length > 0),
      services,
      declaration: { lines: declared, total: declared.reduce((sum, { value }) => sum + Number(value), 0).toFixed(2) },
      promotions: { coupons: coupons.rows, credits: { balance: Number(credits) }, level },
      tax,
      outstanding: { owed: yuan(Number(owed)), blocked: Number(owed) > 0, limit: "500.00" },
    };
  });
}

const services = Array.from({ length: 14 }, (_, at) => ({
  code: `service-${at}`,
  group: "value-added",
  unit: "parcel",
  price: "5.00",
}));

type Form = {
  itemIds: string[];
  addressId: string;
  lineId: string;
  declaration: object;
  email: string;
  remark: string;
  total: string;
};

function mountSubmit(app: FastifyInstance, { pool, userOf, inTransaction }: Floor): void {
  app.post<{ Body: Form }>("/parcel", async (request) =>
    inTransaction(async (client) => {
      const form = request.body;
      const userId = await userOf(client, request);
      const actor = `user:${userId}`;
      if (!(await claimed(client, actor, request))) throw new Error("done before");
      const items = await client.query<Shelved>({
        name: "locked",
        text: `select grams, length_mm as "lengthMm", width_mm as "widthMm", height_mm as "heightMm", flags, value from floor.shelf
          where user_id = $1 and item_id = any($2) and state = 'stocked-in' order by item_id for update`,
        values: [userId, form.itemIds],
      });
      const customer = await client.query({
        name: "sender",
        text: `select to_json(a) as address, (select coalesce(sum(owed), 0)::bigint from floor.parcel where user_id = $1 and owed > 0) as owed
          from floor.address a where a.user_id = $1 and a.id = $2`,
        values: [userId, form.addressId],
      });
      const [{ address, owed }] = customer.rows;
      const line = (await linesTo(pool, address.country)).find(({ id }) => id === form.lineId);
      if (!line || items.rows.length !== form.itemIds.length || Number(owed) > 0) throw new Error("refused");
      if (refusalsOf(line, items.rows).length > 0) throw new Error("not on this line");
      const offer = offerOf(line, items.rows);
      if (offer.deposit !== form.total) throw new Error(`costs ${offer.deposit}`);
      const tail = `${Date.now()}${randomInt(1e6)}`;
      await client.query({ name: "parcelled", text: parcelled, values: parcelOf(userId, form, { line, offer, address, tail }) });
      return answered(client, actor, request, { packageId: `P${tail}`, tradeNo: `T${tail}`, total: offer.deposit });
    }),
  );
}

type Priced = { line: object; offer: { deposit: string; quote: object }; address: object; tail: string };

function parcelOf(userId: string, form: Form, { line, offer, address, tail }: Priced): unknown[] {
  const frozen = [line, offer.quote, address, form.declaration].map((part) => JSON.stringify(part));
  return [userId, `P${tail}`, ...frozen, form.email, form.remark, fenOf(offer.deposit), form.itemIds, `T${tail}`];
}

const parcelled = `with parcel as (
    insert into floor.parcel (user_id, package_no, line, quote, address, declaration, email, remark, total, pay_before)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::bigint, now() + interval '7 days') returning id
  ), held as (
    update floor.shelf set state = 'parcelled', paused_at = now() where user_id = $1 and item_id = any($10::bigint[]) returning item_id as id
  ), goods as (insert into floor.parcel_item select held.id, parcel.id, $1 from held, parcel
  ), steps_of_goods as (${steps("held", "item", "'stocked-in'", "parcelled", "user")}
  ), step_of_parcel as (${steps("parcel", "parcel", "null", "unpaid", "user")}
  ), trade as (insert into floor.trade (user_id, trade_no, amount) values ($1, $11, $9::bigint) returning id
  ), part as (insert into floor.part select trade.id, $1, 'parcel', parcel.id, $2, $9::bigint from trade, parcel
  ), step_of_trade as (${steps("trade", "trade", "null", "pending", "user")}
  ), timers as (insert into floor.timer select kind, parcel.id::text, now() + after from parcel,
      (values ('parcel-unpaid', interval '7 days'), ('parcel-reminder', interval '5 days')) each(kind, after)
  ), accepted as (insert into floor.acceptance (user_id, agreement, version_id, accepted_with, at)
      select $1, agreement, 1, $2, now() from (values ('insurance'), ('difference')) each(agreement)
  ) insert into floor.message (user_id, template, facts, link, at)
    select $1, 'parcel-made', json_build_object('packageId', $2::text), '/parcels/' || $2, now() from floor.person where user_id = $1 and tells`;

function mountPay(app: FastifyInstance, { userOf, inTransaction }: Floor): void {
  app.post<{ Body: { tradeNo: string; proof: string } }>("/parcel/pay", async (request) =>
    inTransaction(async (client) => {
      const { tradeNo, proof } = request.body;
      const userId = await userOf(client, request);
      const actor = `user:${userId}`;
      if (!(await claimed(client, actor, request))) throw new Error("done before");
      const { rows } = await client.query({
        name: "due",
        text: `select t.id as "tradeId", t.amount, p.id as "parcelId", p.package_no as "packageNo" from floor.trade t
          join floor.part x on x.trade_id = t.id join floor.parcel p on p.id = x.subject_id
          where t.user_id = $1 and t.trade_no = $2 and t.state = 'pending' for update of t, p`,
        values: [userId, tradeNo],
      });
      const [{ tradeId, amount, parcelId, packageNo }] = rows;
      const proofHash = createHash("sha256").update(proof).digest();
      const { rowCount } = await client.query({
        name: "parcel-paid",
        text: paid,
        values: [userId, tradeId, parcelId, packageNo, proofHash, `trade:${tradeNo}`],
      });
      if (rowCount !== 1) throw new Error("no proof, or paid before");
      const booked = await client.query({ name: "booked", text: books, values: [userId, amount, `trade:${tradeId}`, packageNo] });
      if (booked.rows.length === 0) throw new Error("not enough");
      const reply = { tradeNo, paidAt: new Date(), amount: yuan(Number(amount)), balance: yuan(Number(booked.rows[0].balance)) };
      return answered(client, actor, request, reply);
    }),
  );
}

const paid = `with proof as (
    delete from floor.proof where token_hash = $5 and user_id = $1 and purpose = $6 and expires_at > now() returning 1
  ), trade as (update floor.trade set state = 'paid' where id = $2::bigint and exists (select from proof) returning id
  ), step_of_trade as (${steps("trade", "trade", "'pending'", "paid", "user")}
  ), parcel as (
    update floor.parcel set state = 'paid', paid_at = now(), due_at = now() + interval '2 days' where id = $3::bigint and state = 'unpaid'
      and exists (select from trade) returning id
  ), step_of_parcel as (${steps("parcel", "parcel", "'unpaid'", "paid", "user")}
  ), timers as (delete from floor.timer where kind in ('parcel-unpaid', 'parcel-reminder') and subject = $3::text
  ), message as (insert into floor.message (user_id, template, facts, link, at)
      select $1, 'parcel-paid', json_build_object('packageId', $4::text), '/parcels/' || $4, now() from floor.person where user_id = $1 and tells
  ) insert into floor.job (task, payload, key)
    select 'mail', json_build_object('userId', $1::text, 'template', 'parcel-paid', 'language', language), 'paid:' || $2 from floor.person
    where user_id = $1 and exists (select from parcel)`;

/** An entry of one posting, the balances on both sides, and which money it was. */
const books = `with wallet as (
    update floor.account set balance = balance - $2::bigint where user_id = $1 and kind = 'wallet' and balance >= $2::bigint returning id, balance
  ), deposit as (
    update floor.account set balance = balance + $2::bigint where user_id = $1 and kind = 'deposit' and exists (select from wallet) returning id, balance
  ), entry as (insert into floor.entry (business_key, kind, user_id, at, subject) values ($3, 'payment', $1, now(), $4) returning id
  ), movement as (insert into floor.movement select entry.id, 1, wallet.id, deposit.id, $2::bigint, wallet.balance, deposit.balance
      from entry, wallet, deposit
  ), source as (
    update floor.source set in_wallet = in_wallet - $2::bigint where id =
      (select id from floor.source where user_id = $1 and in_wallet >= $2::bigint order by arrived_at, id limit 1) returning id
  ), moved as (insert into floor.source_move (user_id, source_id, entry_id, amount) select $1, source.id, entry.id, -$2::bigint from source, entry
  ) select balance from wallet`;

function mountReceiving(app: FastifyInstance, { userOf, inTransaction }: Floor): void {
  app.post<{ Body: { trackingNo: string } }>("/sign", async (request) =>
    inTransaction(async (client) => {
      const { trackingNo } = request.body;
      const staffId = await userOf(client, request);
      const actor = `staff:${staffId}`;
      if (!(await claimed(client, actor, request))) throw new Error("done before");
      const { rows } = await client.query({
        name: "coming",
        text: `select item_id, item_no as "itemNo", services from floor.coming where tracking_no = $1 and state = 'in-transit'
          and not exists (select from floor.dispute where tracking_no = $1) order by item_id for update`,
        values: [trackingNo],
      });
      if (rows.length === 0) throw new Error("not known");
      const dueAt = new Date(Date.now() + dayMs);
      const itemIds = rows.map(({ item_id }) => item_id);
      await client.query({ name: "signed", text: signed, values: [staffId, trackingNo, itemIds, dueAt] });
      return answered(client, actor, request, { items: rows.map(({ itemNo }) => ({ itemNo, dueAt })) });
    }),
  );
}

const signed = `with item as (
    update floor.coming set state = 'signed', signed_at = now(), due_at = $4 where item_id = any($3::bigint[]) returning item_id, user_id, item_no, name
  ), step as (insert into floor.step (user_id, subject_kind, subject_id, seq, from_state, to_state, at, by_kind, by_id, facts)
      select user_id, 'item', item_id, (select coalesce(max(seq), 0) + 1 from floor.step s where s.user_id = i.user_id and s.subject_kind = 'item'
        and s.subject_id = i.item_id), 'in-transit', 'signed', now(), 'staff', $1, json_build_object('trackingNo', $2::text) from item i
  ), message as (insert into floor.message (user_id, template, facts, link, at)
      select p.user_id, 'item-signed', json_build_object('itemNo', item_no, 'name', name), '/storage', now() from item
      join floor.person p on p.user_id = item.user_id where p.tells
  ), closed as (update floor.claim set closed_at = now() where tracking_no = $2 and closed_at is null
  ) insert into floor.audit (staff_id, action, subject, facts, at)
    select $1, 'receiving.sign', $2, json_build_object('items', json_agg(item_no)), now() from item`;
