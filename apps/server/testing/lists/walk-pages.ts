import { sql } from "kysely";
import type { Tx } from "../../src/platform/index.ts";
import { readAtMost, readsOf } from "./among-many.ts";

type Page = { ids: readonly string[]; next: string | null };
/** `held`: the column that `ids` stand in. */
export type Listed = { table: string; held?: string; read: (tx: Tx, after: string | undefined) => Promise<Page> };

/** How many rows of the first two pages come twice, and how many a page reads where it is and far down. */
export async function walk(tx: Tx, { table, held = "id", read }: Listed) {
  const first = await read(tx, undefined);
  const second = await read(tx, first.next ?? undefined);
  // What is done meanwhile moves nothing from one page to another.
  const done = first.ids.slice(0, 20).map((id) => id.replace(/^WD/, ""));
  await sql`delete from ${sql.table(table)} where ${sql.ref(held)} = any(${done})`.execute(tx);
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

/** A list whose every row is on one page, and that goes on at one price. */
export const whole = { twice: 0, isKept: true, goesOn: true, reads: "few" };
