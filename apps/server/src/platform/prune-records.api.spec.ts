import { dayMs } from "@sihai/domain/clocks";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aWorld } from "#testing";
import { modules } from "../entry/modules.ts";
import { gather } from "./gather.ts";
import { pruneRecords } from "./prune-records.ts";

it("records of the work itself go after the setting's days, and no day sooner", async () => {
  const spec = await aWorld();
  const { db, settings, clock } = spec.deps;
  const { recordsKept } = settings.at(clock.now());
  const mei = await spec.shopper();
  const { onceKeys, endedSessions, gatewayNotices, codes } = recordsKept;
  const staff = [(await spec.staff("support")).id, (await spec.staff("finance")).id];
  const before = async (days: number, name: string) => {
    const ago = sql`now() - make_interval(days => ${days})`;
    await sql`insert into idempotency_key (actor, key, endpoint, input_hash, created_at)
      values ('user:1', ${name}, 'POST /x', 'x', ${ago} - make_interval(days => ${onceKeys}))`.execute(db);
    await sql`insert into session (token_hash, audience, user_id, created_at, expires_at)
      values (convert_to(${name}, 'UTF8'), 'shopper', ${mei.id}, ${ago}, ${ago} - make_interval(days => ${endedSessions}))`.execute(
      db,
    );
    await sql`insert into gateway_event (event_id, kind, received_at, payload)
      values (${name}, 'x', ${ago} - make_interval(days => ${gatewayNotices}), '{}')`.execute(db);
    await sql`insert into email_code (purpose, email_normal, browser, code_hash, created_at, expires_at)
      values ('login', ${`${name}@example.com`}, 'x', '', ${ago}, ${ago} - make_interval(days => ${codes}))`.execute(db);
    const endedAt = new Date(clock.now().getTime() - (days + settings.at(clock.now()).lostMailboxKeptDays) * dayMs);
    const ended = sql`${mei.id}, 'old@example.com', ${name}, 'x', 'en', ${endedAt}, ${endedAt}, ${endedAt}`;
    await sql`insert into lost_mailbox (user_id, old_email, new_email, proof, language, asked_at, opens_at, ended_at, state)
      values (${ended}, 'objected')`.execute(db);
    await sql`insert into lost_mailbox (user_id, old_email, new_email, proof, language, asked_at, opens_at, ended_at, state, agreed_by, agreed_at,
        decided_by, pay_password_from, withdrawals_from)
      values (${sql`${mei.id}, 'old@example.com', ${`${name} that holds money back`}, 'x', 'en', ${endedAt}, ${endedAt}, ${endedAt}`}, 'moved',
        ${staff[0]}, ${endedAt}, ${staff[1]}, ${endedAt}, ${new Date(clock.now().getTime() + dayMs)})`.execute(db);
  };
  await before(1, "old");
  await before(-1, "kept");
  const sweeps = gather(modules).sweeps.filter(({ name }) => name.endsWith("that are old enough"));
  for (const sweep of [pruneRecords, ...sweeps]) await sweep.run(spec.deps);
  const { rows } = await sql<{ name: string }>`
    select 'once ' || key as name from idempotency_key where endpoint = 'POST /x'
    union all select 'session ' || convert_from(token_hash, 'UTF8') from session where length(token_hash) < 10
    union all select 'notice ' || event_id from gateway_event where kind = 'x'
    union all select 'case ' || new_email from lost_mailbox
    union all select 'code ' || email_normal from email_code where browser = 'x'`.execute(db);
  expect(rows.map(({ name }) => name).sort()).toEqual([
    "case kept",
    "case kept that holds money back",
    "case old that holds money back",
    "code kept@example.com",
    "notice kept",
    "once kept",
    "session kept",
  ]);
});
