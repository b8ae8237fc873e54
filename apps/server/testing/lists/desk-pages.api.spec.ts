import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type SpecWorld } from "#testing";
import { listAdjustments } from "../../src/modules/books/adjustment/adjustment.store.ts";
import { listDifferences } from "../../src/modules/books/gateway/compare.store.ts";
import { openCases } from "../../src/modules/identity/lost-mailbox/lost-mailbox.store.ts";
import { waitingTasks } from "../../src/modules/warehouse/storage-task/storage-task.store.ts";
import { deskWithdrawals } from "../../src/modules/withdrawal/withdrawal-desk.store.ts";
import type { Tx } from "../../src/platform/index.ts";
import { theBenches } from "../parcel/parcels.ts";
import { aStoredItem } from "../warehouse/stored-items.ts";
import { amongMany, readAtMost, readsOf } from "./among-many.ts";

let spec: SpecWorld;
let userId: string;
let staffId: string;
let itemId: string;
beforeAll(async () => {
  spec = await aWorld();
  const mei = await aBuyer(spec, "5000.00");
  userId = mei.id;
  staffId = (await spec.staff("finance")).id;
  ({ itemId } = await aStoredItem(spec, mei, await theBenches(spec)));
}, 60_000);

/** Three rows share each minute, so that the order within a moment counts too. */
const minute = sql`date_trunc('minute', now()) + (g / 3) * interval '1 minute'`;

async function fill(tx: Tx, from: number, to: number): Promise<void> {
  const rows = sql`generate_series(${from}::int, ${to}::int) g`;
  // One in five hundred is hers.
  await sql`with made as (insert into withdrawal (user_id, state, currency, amount, applied_at, decided_by, decided_at, closed_at)
      select case when g % 500 = 0 then ${userId}::bigint else 100000000 + g end, state, 'CNY', 100 + g % 50, ${minute}, case state when 'approved' then ${staffId}::bigint end,
        case state when 'approved' then now() end, case state when 'cancelled' then ${minute} end
      from ${rows}, lateral (select (array['applied', 'approved', 'cancelled'])[1 + g % 3] as state) s returning user_id, id)
    insert into withdrawal_part (user_id, withdrawal_id, seq, goes_to, source_id, amount, sends_currency, sends_amount, state, sent_as, sent_by, changed_at)
      select user_id, id, 1, 'account', 1, 100, 'CNY', 100, 'done', 'REF' || id, ${staffId}, now() from made`.execute(tx);
  await sql`insert into order_item overriding system value
      select (jsonb_populate_record(i, jsonb_build_object('id', 100000000 + g, 'item_no', 'DX' || lpad(g::text, 9, '0') || '-1'))).*
      from order_item i, ${rows} where i.id = ${itemId}`.execute(tx);
  await sql`insert into stored_item select (jsonb_populate_record(s, jsonb_build_object('item_id', 100000000 + g))).*
      from stored_item s, ${rows} where s.item_id = ${itemId}`.execute(tx);
  await sql`insert into storage_task (user_id, item_id, kind, state, opened_at, not_before)
      select ${userId}, 100000000 + g, (array['discard', 'forfeit'])[1 + g % 2], 'open', now(), ${minute} from ${rows}`.execute(
    tx,
  );
  await sql`insert into balance_adjustment (kind, state, user_id, currency, amount, reason, made_by, made_at, ended_by, ended_at)
      select 'adjustment', state, ${userId}, 'CNY', 1, 'x', ${staffId}, now(), case state when 'dropped' then ${staffId}::bigint end,
        case state when 'dropped' then now() end
      from ${rows}, lateral (select (array['proposed', 'dropped'])[1 + g % 2] as state) s`.execute(tx);
  await sql`insert into gateway_difference (reference, currency, verdict, kind, theirs, moved_at, found_at, reason, explained_by, explained_at)
      select 'txn_' || g, 'CNY', 'theirs-only', 'other', 5, ${minute}, now(), case g % 2 when 0 then 'x' end,
        case g % 2 when 0 then ${staffId}::bigint end, case g % 2 when 0 then now() end from ${rows}`.execute(tx);
  await sql`insert into lost_mailbox (user_id, old_email, new_email, proof, language, state, asked_at, opens_at)
      select 100000000 + g, 'old@example.com', g || '@example.com', 'x', 'en', 'waiting', now() - interval '1 day', ${minute} from ${rows}`.execute(
    tx,
  );
}

type Page = { ids: readonly string[]; next: string | null };
type Listed = { table: string; read: (tx: Tx, after: string | undefined) => Promise<Page> };

const differences = (isExplained: boolean) => async (tx: Tx, after: string | undefined) => {
  const { page, next } = await listDifferences(tx, { verdict: undefined, isExplained, q: "", after });
  return { ids: page.map(({ reference }) => reference), next };
};
const withdrawals =
  (tab: "applied" | "approved" | "closed", sort?: "due" | "-due" | "amount" | "-amount") =>
  async (tx: Tx, after: string | undefined) => {
    const { list, next } = await deskWithdrawals(tx, { tab, q: "", sort, after });
    return { ids: list.map(({ id }) => id), next };
  };
const adjustments = (isOpen: boolean) => async (tx: Tx, after: string | undefined) => {
  const { page, next } = await listAdjustments(tx, { isOpen, after, of: null });
  return { ids: page.map(({ id }) => id), next };
};

const lists: Record<string, Listed> = {
  "withdrawals applied for": { table: "withdrawal", read: withdrawals("applied") },
  "withdrawals approved": { table: "withdrawal", read: withdrawals("approved") },
  "withdrawals closed": { table: "withdrawal", read: withdrawals("closed") },
  "withdrawals by amount": { table: "withdrawal", read: withdrawals("approved", "amount") },
  "withdrawals by amount, greatest first": { table: "withdrawal", read: withdrawals("closed", "-amount") },
  "withdrawals latest first": { table: "withdrawal", read: withdrawals("applied", "-due") },
  "withdrawals as they ended": { table: "withdrawal", read: withdrawals("closed", "due") },
  "corrections proposed": { table: "balance_adjustment", read: adjustments(true) },
  "corrections ended": { table: "balance_adjustment", read: adjustments(false) },
  "differences open": { table: "gateway_difference", read: differences(false) },
  "differences explained": { table: "gateway_difference", read: differences(true) },
  "storage tasks": {
    table: "storage_task",
    async read(tx, after) {
      const { page, next } = await waitingTasks(tx, { kind: "discard", after, itemNo: undefined });
      return { ids: page.map(({ id }) => id), next };
    },
  },
  "lost mailboxes": {
    table: "lost_mailbox",
    async read(tx, after) {
      const { cases, next } = await openCases(tx, after);
      return { ids: cases.map(({ id }) => id), next };
    },
  },
};
const placeHeld: Record<string, string> = { gateway_difference: "reference", withdrawal: "id" };

/** How many rows of the first two pages come twice, and how many a page reads where it is and far down. */
async function walk(tx: Tx, { table, read }: Listed) {
  const first = await read(tx, undefined);
  const second = await read(tx, first.next ?? undefined);
  // What is done meanwhile moves nothing from one page to another.
  const done = first.ids.slice(0, 20).map((id) => id.replace(/^WD/, ""));
  await sql`delete from ${sql.table(table)} where ${sql.ref(placeHeld[table] ?? "id")} = any(${done})`.execute(tx);
  const again = await read(tx, first.next ?? undefined);
  let place = again.next;
  for (let page = 0; page < 20 && place !== null; page++) place = (await read(tx, place)).next;
  const reads = await readsOf(tx, table, async () => (await read(tx, place ?? undefined)).ids);
  return {
    twice: second.ids.filter((id) => first.ids.includes(id)).length,
    isKept: JSON.stringify(again.ids) === JSON.stringify(second.ids),
    goesOn: place !== null,
    reads: reads <= readAtMost ? "few" : reads,
  };
}

async function foundBy(tx: Tx, q: string) {
  let found: string[] = [];
  const page = async () => {
    found = (await deskWithdrawals(tx, { tab: "applied", q, sort: undefined, after: undefined })).list.map(({ id }) => id);
    return found;
  };
  const parts = () => readsOf(tx, "withdrawal_part", page);
  const reads = (await readsOf(tx, "withdrawal", page)) + (await parts());
  return { found: found.length, reads: reads <= readAtMost ? "few" : reads };
}

it("a desk's list of thousands goes on from where a page ended, and reads about as many rows as it shows", async () => {
  const tables = [
    "withdrawal",
    "withdrawal_part",
    "order_item",
    "stored_item",
    "storage_task",
    "balance_adjustment",
    "gateway_difference",
    "lost_mailbox",
  ];
  await amongMany(spec, { fill, tables, rows: 6_000 }, async (tx) => {
    const found: Record<string, object> = {};
    for (const [name, list] of Object.entries(lists)) found[name] = await walk(tx, list);
    const whole = { twice: 0, isKept: true, goesOn: true, reads: "few" };
    expect(found).toEqual(Object.fromEntries(Object.keys(lists).map((name) => [name, whole])));
    const { email_normal: email } = await tx
      .selectFrom("app_user")
      .select("email_normal")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const [one] = (await deskWithdrawals(tx, { tab: "closed", q: "", sort: undefined, after: undefined })).list;
    const no = one?.id ?? "";
    const { hers } = await tx
      .selectFrom("withdrawal")
      .select((eb) => eb.fn.countAll<string>().as("hers"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(Number(hers)).toBeGreaterThan(5);
    const several = { found: Number(hers), reads: "few" };
    expect([await foundBy(tx, `SH${userId}`), await foundBy(tx, email)]).toEqual([several, several]);
    for (const q of [`WD${no}`, `REF${no}`]) expect(await foundBy(tx, q)).toEqual({ found: 1, reads: "few" });
  });
}, 120_000);
