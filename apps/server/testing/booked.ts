import type { Money } from "@sihai/domain";
import { type Entry, post } from "../src/modules/ledger/index.ts";
import type { SpecWorld } from "./a-world.ts";
import { told } from "./told.ts";

class RolledBack extends Error {
  readonly refusal: { code: string; short: Money | number };
  constructor(refusal: { code: string; short: Money | number }) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Posts in a transaction of its own; a refusal rolls back and is the answer. */
export async function booked(
  { deps: { db, clock } }: SpecWorld,
  entry: Omit<Entry, "at" | "kind"> & Partial<Pick<Entry, "at" | "kind">>,
) {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await post(tx, { kind: "spec", at: clock.now(), sources: told(entry.postings), ...entry });
      if (!result.ok) throw new RolledBack(result.refusal);
      return result.value;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
