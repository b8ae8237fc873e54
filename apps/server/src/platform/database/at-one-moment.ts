import type { Db, Tx } from "./database.ts";

/** Reads, in as many statements as it takes, what stood at one moment; it writes nothing, and so meets no other transaction. */
export function atOneMoment<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  return db.transaction().setIsolationLevel("repeatable read").execute(work);
}
