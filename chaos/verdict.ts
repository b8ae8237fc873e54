import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { auditWorld } from "../apps/server/src/entry/audit-world.ts";
import type { World } from "../apps/server/src/entry/build-world.ts";
import { modules } from "../apps/server/src/entry/modules.ts";
import { balanceOf, wallet } from "../apps/server/src/modules/ledger/index.ts";
import { gather } from "../apps/server/src/platform/index.ts";
import type { Customer, Log, Told } from "./clients.ts";

/** What must be known by then of everything that was under way. */
export const settledWithinMs = 60_000;

/** Waits until nothing is under way any more: no payment unknown, no job and no timer left behind. Answers the milliseconds it took, or what is left. */
export async function settle({ deps }: World): Promise<{ ms: number; left: string[] }> {
  const startedAt = Date.now();
  for (;;) {
    const { rows } = await sql<{ what: string }>`
      select 'payment unknown: ' || gateway_id as what from payment_attempt where state in ('created', 'uncertain')
      union all select 'job left: ' || task_identifier from graphile_worker.jobs
        where run_at <= now() and attempts < max_attempts and task_identifier not like 'mail%'
      union all select 'timer late: ' || kind || ' ' || subject from timer where fired_at is null and due_at <= now() - interval '10 seconds'
    `.execute(deps.db);
    const ms = Date.now() - startedAt;
    if (rows.length === 0) return { ms, left: [] };
    if (ms > settledWithinMs) return { ms, left: rows.map(({ what }) => what) };
    await wait(500);
  }
}

/** Everything that does not hold: the auditor's promises, what people were told, and what wallets hold by what happened outside. */
export async function faultsOf(world: World, customers: readonly Customer[], log: Log, gatewayUrl: string): Promise<string[]> {
  const broken = await auditWorld(world.deps.db, gather(modules).invariants);
  return [
    ...broken.map(({ invariant, rows }) => `broken: ${invariant} ${JSON.stringify(rows.slice(0, 3))}`),
    ...log.wrong,
    ...(await lostOf(world, log.told)),
    ...(await driftOf(world, customers, gatewayUrl)),
  ];
}

/** Told to somebody, and not so. */
async function lostOf({ deps: { db } }: World, told: readonly Told[]): Promise<string[]> {
  const numbers = (what: Told["what"]) => told.filter((each) => each.what === what).map(({ no }) => no);
  const missing: [Told["what"], ReturnType<typeof sql<{ no: string }>>][] = [
    ["paid", sql`select trade_no as no from trade where state = 'paid' and purpose = 'order'`],
    ["recharged", sql`select trade_no as no from trade where state = 'paid' and purpose = 'recharge'`],
    [
      "cancelled",
      sql`select order_no as no from purchase_order o where not exists (
      select from order_item i where i.user_id = o.user_id and i.order_id = o.id and i.state <> 'cancelled')`,
    ],
    ["held", sql`select 'WD' || id as no from withdrawal`],
    ["given back", sql`select 'WD' || id as no from withdrawal where state = 'cancelled'`],
  ];
  const lost: string[] = [];
  for (const [what, query] of missing) {
    const there = new Set((await query.execute(db)).rows.map(({ no }) => no));
    lost.push(...numbers(what).flatMap((no) => (there.has(no) ? [] : [`told "${what}" and not so: ${no}`])));
    const twice = numbers(what).filter((no, index, all) => all.indexOf(no) !== index);
    lost.push(...twice.map((no) => `told "${what}" twice of one: ${no}`));
  }
  return lost;
}

type Intent = { status: string; metadata: { reference?: string } };

/** A wallet by everything that happened to it outside the ledger, beside what the ledger holds; in fen. */
async function driftOf({ deps: { db } }: World, customers: readonly Customer[], gatewayUrl: string): Promise<string[]> {
  const reply = await fetch(`${gatewayUrl}/sandbox/gateway/intents`);
  const { intents } = (await reply.json()) as { intents: Intent[] };
  const captured = intents
    .filter(({ status }) => status === "succeeded")
    .map(({ metadata }) => metadata.reference?.split(/[^A-Z0-9]/)[0] ?? "");
  const drift: string[] = [];
  for (const { userId, funds } of customers) {
    const { rows } = await sql<{ expected: string }>`select (
        ${funds}::bigint
        + coalesce((select sum(amount_cny) from trade join unnest(${captured}::text[]) as charge (no) on no = trade_no where user_id = ${userId}), 0)
        - coalesce((select sum(amount_cny - refunded_cny) from trade where user_id = ${userId} and purpose = 'order' and state = 'paid'), 0)
        - coalesce((select sum(amount) from withdrawal where user_id = ${userId} and state = 'applied'), 0)
      )::text as expected`.execute(db);
    const holds = await balanceOf(db, wallet(userId));
    if (String(holds.amount) !== rows[0]?.expected)
      drift.push(`wallet of ${userId}: holds ${holds.amount}, should be ${rows[0]?.expected}`);
  }
  return drift;
}
