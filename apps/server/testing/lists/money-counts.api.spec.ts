import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aWorld, type SpecWorld } from "#testing";
import { benchWork } from "../../src/modules/dashboard/figures.store.ts";
import { moneyOf } from "../../src/modules/dashboard/handover-money.store.ts";
import { countLines, deskLines } from "../../src/modules/transfer/statement/bank-line.store.ts";
import { countOpen } from "../../src/modules/withdrawal/withdrawal-desk.store.ts";
import type { Tx } from "../../src/platform/index.ts";
import { amongMany, readAtMost, readsOf } from "./among-many.ts";

let spec: SpecWorld;
let maker: string;
let checker: string;
beforeAll(async () => {
  spec = await aWorld();
  [maker, checker] = [(await spec.staff("finance")).id, (await spec.staff("finance")).id];
}, 60_000);

/** Nearly all of it is over, as it is after some years: one in a thousand waits. */
async function fill(tx: Tx, from: number, to: number): Promise<void> {
  const rows = sql`(select g, g % 1000 = 0 as waits from generate_series(${from}::int, ${to}::int) g) r`;
  await sql`insert into bank_file (id, name, sha256, imported_by, imported_at, lines, added, skipped) overriding system value
    values (${from + 900_000}, 'x', 'many-' || ${from}::int, ${maker}, now(), 1, 1, 0)`.execute(tx);
  await sql`insert into bank_line (file_id, file_line, account, bank_line, currency, amount, value_day, payer, reference, matched)
    select ${from + 900_000}, 1, 'x', 'MANY' || g, 'CNY', 100, now(), 'x', '', not waits from ${rows}`.execute(tx);
  await sql`insert into transfer_arrival (user_id, transfer_id, bank_line, currency, amount, value_day, state_before, recorded_by, recorded_at,
      confirmed_by, confirmed_at, fee)
    select g, g, 'MANY' || g, 'CNY', 100, now(), 'announced', ${maker}, now(), case when g % 2000 <> 0 then ${checker}::bigint end,
      case when g % 2000 <> 0 then now() end, case when g % 2000 <> 0 then 0 end from ${rows} where g % 2000 = 0 or not waits`.execute(
    tx,
  );
  await sql`insert into suspended_arrival (state, came_by, reference, currency, amount, why, user_id, arrived_at, answer_by, changed_at, closed_at, way,
      reason, decided_by, decided_at)
    select case when waits then 'open' else 'credited' end, 'bank', 'many-' || g, 'CNY', 100, 'other-amount', g, now(), now(), now(),
      case when not waits then now() end, case when not waits then 'credit' end, 'x', case when not waits then ${maker}::bigint end,
      case when not waits then now() end from ${rows}`.execute(tx);
  await sql`insert into withdrawal (user_id, state, currency, amount, applied_at, closed_at)
    select g, case when waits then 'applied' else 'cancelled' end, 'CNY', 100, now(), case when not waits then now() end from ${rows}`.execute(
    tx,
  );
}

const tables = ["bank_line", "transfer_arrival", "suspended_arrival", "withdrawal"] as const;
const lines = (tx: Tx) => deskLines(tx, { tab: "open", q: "", sort: undefined, after: undefined, limit: 51 });
const work: Record<string, (tx: Tx) => Promise<readonly unknown[]>> = {
  "what waits at each bench": (tx) => benchWork(tx, new Date(), new Date()),
  "what somebody of finance has under way": (tx) => moneyOf(tx, maker),
  "lines of the bank that wait": async (tx) => [await countLines(tx)],
  "the first page of them": lines,
  "withdrawals that wait": async (tx) => [await countOpen(tx)],
};

it("what waits at the desks of money is counted without reading all that is over", async () => {
  await amongMany(spec, { fill, tables, rows: 20_000 }, async (tx) => {
    const read: string[] = [];
    for (const [name, count] of Object.entries(work))
      for (const table of tables) {
        const rows = await readsOf(tx, table, () => count(tx));
        if (rows > readAtMost) read.push(`${name}: ${rows} of ${table}`);
      }
    expect(read).toEqual([]);
    expect(await countLines(tx)).toEqual({ open: 10, check: 10 });
    expect(await lines(tx)).toHaveLength(10);
    expect(await countOpen(tx)).toMatchObject({ applied: 20 });
    const waiting = new Map(
      (await benchWork(tx, new Date(), new Date())).map(({ bench, view, open }) => [`${bench} ${view}`, open]),
    );
    expect(["bank-lines open", "bank-lines check", "suspense open", "withdrawals open"].map((at) => waiting.get(at))).toEqual([
      10, 10, 20, 20,
    ]);
  });
}, 120_000);
