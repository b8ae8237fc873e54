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

/** Waits until nothing is under way any more: no payment unknown, no job and no timer left behind (a mail that failed waits longer each time). Answers the milliseconds it took, or what is left. */
export async function settle({ deps }: World): Promise<{ ms: number; left: string[] }> {
  const startedAt = Date.now();
  for (;;) {
    const { rows } = await sql<{ what: string }>`
      select 'payment unknown: ' || gateway_id as what from payment_attempt where state in ('created', 'uncertain')
      union all select 'job left: ' || task_identifier || ', attempt ' || attempts || coalesce(', in hand for '
          || round(extract(epoch from clock_timestamp() - locked_at)) || ' s of ' || locked_by, ', in nobody''s hand')
          || coalesce(': ' || last_error, '') from graphile_worker.jobs
        where run_at <= now() or attempts >= max_attempts or (attempts > 0 and task_identifier <> 'sendMail')
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
  const charges = await chargesAt(gatewayUrl);
  const broken = await auditWorld(world.deps.db, gather(modules).invariants);
  return [
    ...broken.map(({ invariant, rows }) => `broken: ${invariant} ${JSON.stringify(rows.slice(0, 3))}`),
    ...log.wrong,
    ...(await lostOf(world, log.told)),
    ...chargedTwice(charges),
    ...(await driftOf(world, customers, charges)),
  ];
}

/** Told to somebody and not so; told twice of one; or done, and told to nobody, though everybody asked until they had an answer. */
async function lostOf({ deps: { db } }: World, told: readonly Told[]): Promise<string[]> {
  type Query = ReturnType<typeof sql<{ no: string }>>;
  const paidFor = (purpose: string): Query => sql`select trade_no as no from trade where state = 'paid' and purpose = ${purpose}`;
  const done: Record<Told["what"], Query> = {
    ordered: sql`select trade_no as no from trade where purpose = 'order'`,
    paid: paidFor("order"),
    opened: sql`select trade_no as no from trade where purpose = 'recharge'`,
    recharged: paidFor("recharge"),
    cancelled: sql`select order_no as no from purchase_order o where not exists (
      select from order_item i where i.user_id = o.user_id and i.order_id = o.id and i.state <> 'cancelled')`,
    held: sql`select 'WD' || id as no from withdrawal`,
    "given back": sql`select 'WD' || id as no from withdrawal where state = 'cancelled'`,
  };
  const lost: string[] = [];
  for (const [what, query] of Object.entries(done)) {
    const numbers = told.filter((each) => each.what === what).map(({ no }) => no);
    const there = new Set((await query.execute(db)).rows.map(({ no }) => no));
    lost.push(...numbers.flatMap((no) => (there.has(no) ? [] : [`told "${what}" and not so: ${no}`])));
    const twice = numbers.filter((no, index, all) => all.indexOf(no) !== index);
    lost.push(...twice.map((no) => `told "${what}" twice of one: ${no}`));
    const known = new Set(numbers);
    // A page that stopped waiting for a card hears of it later, by a message.
    if (what !== "recharged")
      lost.push(...[...there].flatMap((no) => (known.has(no) ? [] : [`"${what}" and told to nobody: ${no}`])));
  }
  return lost;
}

type Intent = { status: string; metadata: { reference?: string } };

/** The payments a card was charged for at the gateway, each as often as it was. */
async function chargesAt(gatewayUrl: string): Promise<string[]> {
  const reply = await fetch(`${gatewayUrl}/sandbox/gateway/intents`);
  const { intents } = (await reply.json()) as { intents: Intent[] };
  return intents
    .filter(({ status }) => status === "succeeded")
    .map(({ metadata }) => metadata.reference?.split(/[^A-Z0-9]/)[0] ?? "");
}

/** The customer pressed once; that the wallet has both is no comfort. */
function chargedTwice(charges: readonly string[]): string[] {
  return charges.filter((no, index) => charges.indexOf(no) !== index).map((no) => `a card was charged twice for ${no}`);
}

/** A wallet by everything that happened to it outside the ledger, beside what the ledger holds; in fen. */
async function driftOf({ deps: { db } }: World, customers: readonly Customer[], charges: readonly string[]): Promise<string[]> {
  const drift: string[] = [];
  for (const { userId, funds } of customers) {
    const { rows } = await sql<{ expected: string }>`select (
        ${funds}::bigint
        + coalesce((select sum(amount_cny) from trade join unnest(${[...charges]}::text[]) as charge (no) on no = trade_no where user_id = ${userId}), 0)
        - coalesce((select sum(amount_cny - refunded_cny) from trade where user_id = ${userId} and purpose = 'order' and state = 'paid'), 0)
        - coalesce((select sum(amount) from withdrawal where user_id = ${userId} and state = 'applied'), 0)
      )::text as expected`.execute(db);
    const holds = await balanceOf(db, wallet(userId));
    if (String(holds.amount) !== rows[0]?.expected)
      drift.push(`wallet of ${userId}: holds ${holds.amount}, should be ${rows[0]?.expected}`);
  }
  return drift;
}
