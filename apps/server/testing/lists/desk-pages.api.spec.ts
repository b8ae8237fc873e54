import type { adjustmentOrders, differenceOrders } from "@sihai/contract/books";
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
import { type Listed, walk, whole } from "./walk-pages.ts";

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
      select 'adjustment', state, ${userId}, 'CNY', 1 + g % 50, 'x', ${staffId}, now(), case state when 'dropped' then ${staffId}::bigint end,
        case state when 'dropped' then now() end
      from ${rows}, lateral (select (array['proposed', 'dropped'])[1 + g % 2] as state) s`.execute(tx);
  await sql`insert into gateway_difference (reference, currency, verdict, kind, theirs, moved_at, found_at, reason, explained_by, explained_at)
      select 'txn.' || g, 'CNY', 'theirs-only', 'other', 5 - 10 * (g % 40), ${minute}, now(), case g % 2 when 0 then 'x' end,
        case g % 2 when 0 then ${staffId}::bigint end, case g % 2 when 0 then now() end from ${rows}`.execute(tx);
  await sql`insert into lost_mailbox (user_id, old_email, new_email, proof, language, state, asked_at, opens_at)
      select 100000000 + g, 'old@example.com', g || '@example.com', 'x', 'en', 'waiting', now() - interval '1 day', ${minute} from ${rows}`.execute(
    tx,
  );
}

const differences =
  (isExplained: boolean, sort?: (typeof differenceOrders)[number]) => async (tx: Tx, after: string | undefined) => {
    const { page, next } = await listDifferences(tx, { verdict: undefined, isExplained, q: "", sort, after });
    return { ids: page.map(({ reference }) => reference), next };
  };
const withdrawals =
  (tab: "applied" | "approved" | "closed", sort?: "due" | "-due" | "amount" | "-amount") =>
  async (tx: Tx, after: string | undefined) => {
    const { list, next } = await deskWithdrawals(tx, { tab, q: "", sort, after });
    return { ids: list.map(({ id }) => id), next };
  };
const adjustments = (isOpen: boolean, sort?: (typeof adjustmentOrders)[number]) => async (tx: Tx, after: string | undefined) => {
  const { page, next } = await listAdjustments(tx, { isOpen, sort, after, of: null });
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
  "corrections by amount": { table: "balance_adjustment", read: adjustments(true, "amount") },
  "corrections by amount, greatest first": { table: "balance_adjustment", read: adjustments(false, "-amount") },
  "corrections latest first": { table: "balance_adjustment", read: adjustments(true, "-no") },
  "differences open": { table: "gateway_difference", held: "reference", read: differences(false) },
  "differences explained": { table: "gateway_difference", held: "reference", read: differences(true) },
  "differences by amount": { table: "gateway_difference", held: "reference", read: differences(false, "difference") },
  "differences by amount, greatest first": {
    ...{ table: "gateway_difference", held: "reference", read: differences(true, "-difference") },
  },
  "differences oldest first": { table: "gateway_difference", held: "reference", read: differences(false, "at") },
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
