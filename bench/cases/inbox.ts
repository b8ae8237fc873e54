import { readInbox } from "@sihai/contract/consult";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { beside } from "../parts/beside.ts";
import { aClerk } from "../parts/clerk.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { callerOver, makeShoppers, type Shopper } from "../parts/shop.ts";

const open = 100_000;
const step = 5_000;
const barMs = 50;

/** The inbox with a hundred thousand open threads: opened, narrowed every way it can be, and read far down; each at most 50 ms for 95 of 100. */
export async function measureInbox(server: Server, world: World): Promise<Result[]> {
  const shoppers = await makeShoppers(world, 50);
  await askQuestions(world, shoppers);
  const clerk = await aClerk(world, ["support"]);
  const over = callerOver(server.url, 1);
  const read = (query: Parameters<typeof over.call<typeof readInbox>>[2]) => ({
    call: () => over.call(clerk, readInbox, query),
  });
  const far = await farDown(over.call, clerk);
  const results = [
    await beside("open an inbox of 100,000 threads, p95", barMs, read({})),
    await beside("an inbox of 100,000, one type, p95", barMs, read({ query: { type: "legal" } })),
    await beside("an inbox of 100,000, what is late, p95", barMs, read({ query: { due: "late" } })),
    await beside("an inbox of 100,000, my own, p95", barMs, read({ query: { whose: "me" } })),
    await beside("an inbox of 100,000, nobody's, p95", barMs, read({ query: { whose: "nobody" } })),
    await beside("an inbox of 100,000, its 50th page, p95", barMs, read({ query: { after: far } })),
  ];
  await over.close();
  return results;
}

type Call = ReturnType<typeof callerOver>["call"];

async function farDown(call: Call, clerk: Shopper): Promise<string> {
  let after: string | null = null;
  for (let page = 1; page < 50; page++) {
    const { next }: { next: string | null } = await call(clerk, readInbox, { query: after === null ? {} : { after } });
    after = next;
  }
  if (after === null) throw new Error("the inbox has no 50th page");
  return after;
}

/** Open questions of many members and types; every tenth is late, every fifth a colleague's, in steps that no statement takes long for. */
async function askQuestions({ deps: { db } }: World, shoppers: readonly Shopper[]): Promise<void> {
  const users = shoppers.map(({ userId }) => userId);
  await sql`
    insert into staff (login, name, password_hash, roles, created_at)
    values (${`bench-colleague-${process.pid}`}, 'bench', 'no password here', '{support}', now())`.execute(db);
  for (let from = 1; from <= open; from += step)
    await sql`
      with asked as (
        insert into consult (user_id, consult_no, type, title, state, created_at, due_at, last_at, last_text, messages)
        select (${users}::bigint[])[1 + n % ${users.length}::int], 'ZX' || lpad(n::text, 9, '0'),
          (array['expert', 'legal', 'other'])[1 + n % 3], 'Where is it? ' || n, case n % 2 when 0 then 'processing' else 'untreated' end,
          now(), date_trunc('second', now()) + (n - ${open / 10}::int) * interval '1 second', date_trunc('second', now()), 'Where is it?', 0
        from generate_series(${from}::int, ${from + step - 1}::int) n returning user_id, consult_no, id)
      insert into staff_note (user_id, subject_kind, subject_no, text, assigned_to, written_by, written_at)
      select user_id, 'consult', consult_no, '', s.id, s.id, now() from asked, (select max(id) as id from staff) s where asked.id % 5 = 0`.execute(
      db,
    );
  await sql`analyze consult, staff_note`.execute(db);
}
