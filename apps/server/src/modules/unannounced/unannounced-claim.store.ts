import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";

const claimStates = ["waiting", "approved", "refused"] as const;
export type ClaimState = (typeof claimStates)[number];
export type UnannouncedClaim = {
  userId: string;
  claimId: string;
  unannouncedId: string;
  state: ClaimState;
  contents: string;
  proofs: string[];
  note: string;
  at: Date;
};

function query(db: Db | Tx) {
  return db
    .selectFrom("abnormal_claim")
    .select(["user_id", "id", "abnormal_id", "state", "contents", "proofs", "note", "created_at"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

function claimOf(row: Row): UnannouncedClaim {
  return {
    userId: row.user_id,
    claimId: row.id,
    unannouncedId: row.abnormal_id,
    state: oneOf(claimStates, row.state, "abnormal_claim.state"),
    contents: row.contents,
    proofs: row.proofs,
    note: row.note,
    at: row.created_at,
  };
}

type NewClaim = { userId: string; unannouncedId: string; contents: string; proofs: readonly string[]; at: Date };

/** Keeps a claim that waits for us; throws where another one on the parcel waits (rule F38). The parcel is locked. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  await tx
    .insertInto("abnormal_claim")
    .values({
      user_id: claim.userId,
      abnormal_id: claim.unannouncedId,
      state: "waiting",
      contents: claim.contents,
      proofs: [...claim.proofs],
      created_at: claim.at,
    })
    .execute();
}

/** The claim being looked at, for a parcel whose row is locked. */
export async function waitingClaim(tx: Tx, unannouncedId: string): Promise<UnannouncedClaim | null> {
  const row = await query(tx).where("abnormal_id", "=", unannouncedId).where("state", "=", "waiting").executeTakeFirst();
  return row ? claimOf(row) : null;
}

type Decision = { state: "approved" | "refused"; note: string; at: Date; staffId: string | null };

/** Decides a claim; throws when it was decided before. */
export async function closeClaim(
  tx: Tx,
  { userId, claimId }: UnannouncedClaim,
  { state, note, at, staffId }: Decision,
): Promise<void> {
  const updated = await tx
    .updateTable("abnormal_claim")
    .set({ state, note, decided_at: at, decided_by: staffId })
    .where("user_id", "=", userId)
    .where("id", "=", claimId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new Error(`claim ${claimId} was decided before`);
}

/** Every claim on a parcel, the latest first. */
export async function claimsOn(db: Db, unannouncedId: string): Promise<UnannouncedClaim[]> {
  const rows = await query(db).where("abnormal_id", "=", unannouncedId).orderBy("id", "desc").limit(50).execute();
  return rows.map(claimOf);
}

/** A member's last claim on each of these parcels, by the parcel's id. */
export async function claimsBy(
  db: Db,
  userId: string,
  unannouncedIds: readonly string[],
): Promise<Map<string, UnannouncedClaim>> {
  if (unannouncedIds.length === 0) return new Map();
  const rows = await query(db).where("user_id", "=", userId).where("abnormal_id", "in", unannouncedIds).orderBy("id").execute();
  return new Map(rows.map((row) => [row.abnormal_id, claimOf(row)]));
}

/**
 * Takes one of the day's guesses before the digits are looked at, so that no number of parallel guesses gets more. False when none is
 * left. Runs outside the transaction of the claim, for a refusal would give the guess back.
 */
export async function takeGuess(db: Db, userId: string, day: string, most: number): Promise<boolean> {
  const taken = await sql`
    insert into abnormal_guess_day as guess (user_id, day, guesses) values (${userId}, ${day}::date, 1)
    on conflict (user_id, day) do update set guesses = guess.guesses + 1 where guess.guesses < ${most}
    returning guesses`.execute(db);
  return taken.rows.length === 1;
}

/** A right guess costs nothing. */
export async function giveGuessBack(db: Db, userId: string, day: string): Promise<void> {
  await sql`update abnormal_guess_day set guesses = guesses - 1
    where user_id = ${userId} and day = ${day}::date and guesses > 0`.execute(db);
}

/** Guesses at hidden digits this Beijing day still allows; never below zero. */
export async function guessesLeft(db: Db, userId: string, day: string, most: number): Promise<number> {
  const row = await db
    .selectFrom("abnormal_guess_day")
    .select("guesses")
    .where("user_id", "=", userId)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst();
  return Math.max(0, most - (row?.guesses ?? 0));
}
