import { type Currency, currencyCodes } from "@sihai/domain";
import { type Db, oneOf, type Tx } from "#platform";
import { trimmed } from "../rates.store.ts";

const states = ["proposed", "agreed", "dropped"] as const;
export type Proposal = {
  id: string;
  currency: Currency;
  rate: string;
  reason: string;
  state: (typeof states)[number];
  madeBy: string;
  madeByName: string;
  madeAt: Date;
  endedByName: string;
  endedAt: Date | null;
};
const shown = 50;

function proposals(db: Db | Tx) {
  return db
    .selectFrom("rate_proposal as p")
    .innerJoin("staff as m", "m.id", "p.made_by")
    .leftJoin("staff as e", "e.id", "p.ended_by")
    .selectAll("p")
    .select(["m.name as made_name", "e.name as ended_name"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof proposals>["executeTakeFirstOrThrow"]>>;

function proposalOf(row: Row): Proposal {
  return {
    ...{ id: row.id, rate: trimmed(row.rate), reason: row.reason },
    currency: oneOf(currencyCodes, row.currency, "rate_proposal.currency"),
    state: oneOf(states, row.state, "rate_proposal.state"),
    ...{ madeBy: row.made_by, madeByName: row.made_name, madeAt: row.made_at },
    ...{ endedByName: row.ended_name ?? "", endedAt: row.ended_at },
  };
}

/** Those that wait first, then the latest. */
export async function listProposals(db: Db): Promise<Proposal[]> {
  const rows = await proposals(db)
    .orderBy((eb) => eb("p.state", "=", "proposed"), "desc")
    .orderBy("p.id", "desc")
    .limit(shown)
    .execute();
  return rows.map(proposalOf);
}

/** Locks a proposed rate for the transaction; null when there is none. */
export async function lockProposal(tx: Tx, id: string): Promise<Proposal | null> {
  const row = await proposals(tx).where("p.id", "=", id).forUpdate("p").executeTakeFirst();
  return row ? proposalOf(row) : null;
}

type New = { currency: Currency; rate: string; reason: string; staffId: string; at: Date };

/** Null where one of the currency waits already. */
export async function insertProposal(tx: Tx, { currency, rate, reason, staffId, at }: New): Promise<string | null> {
  const row = await tx
    .insertInto("rate_proposal")
    .values({ currency, rate, reason, state: "proposed", made_by: staffId, made_at: at })
    .onConflict((conflict) => conflict.column("currency").where("state", "=", "proposed").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ends a locked proposal: agreed with the rate it made, dropped where there is none. */
export async function endProposal(
  tx: Tx,
  id: string,
  { rateId, staffId, at }: { rateId: string | null; staffId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("rate_proposal")
    .set({ state: rateId === null ? "dropped" : "agreed", rate_id: rateId, ended_by: staffId, ended_at: at })
    .where("id", "=", id)
    .execute();
}
