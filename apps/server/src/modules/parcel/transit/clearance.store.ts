import { sql } from "kysely";
import { type Db, oneOf, type Tx } from "#platform";
import type { ParcelKey } from "../parcel.store.ts";

const proofKinds = ["id-front", "id-back", "certificate"] as const;
export type ProofKind = (typeof proofKinds)[number];
export type Proof = { kind: ProofKind; sealed: string | null; uploadedAt: Date; deletedAt: Date | null };

/** From and until when, both included. */
export type EndedIn = { from: Date; until: Date };

/** Papers of a parcel, those that are gone too, the newest of each kind. */
export async function proofsOf(db: Db | Tx, { userId, parcelId }: ParcelKey): Promise<Proof[]> {
  const rows = await db
    .selectFrom("clearance_proof")
    .distinctOn("kind")
    .select(["kind", "sealed", "uploaded_at", "deleted_at"])
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .orderBy("kind")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    kind: oneOf(proofKinds, row.kind, "clearance_proof.kind"),
    sealed: row.sealed,
    uploadedAt: row.uploaded_at,
    deletedAt: row.deleted_at,
  }));
}

/** Keeps a sealed paper; the one of its kind before it is the caller's to forget. */
export async function insertProof(
  tx: Tx,
  { userId, parcelId }: ParcelKey,
  proof: { kind: ProofKind; sealed: string; bytes: number; at: Date },
): Promise<void> {
  await tx
    .insertInto("clearance_proof")
    .values({
      user_id: userId,
      parcel_id: parcelId,
      kind: proof.kind,
      sealed: proof.sealed,
      bytes: proof.bytes,
      uploaded_at: proof.at,
    })
    .execute();
}

/** Papers that do not begin so: they lie under another key. */
export async function proofsNotUnder(db: Db, beginning: string, most: number) {
  const rows = await db
    .selectFrom("clearance_proof as c")
    .innerJoin("parcel as p", (join) => join.onRef("p.user_id", "=", "c.user_id").onRef("p.id", "=", "c.parcel_id"))
    .select(["c.user_id", "c.id", "c.kind", "c.sealed", "p.package_no"])
    .where("c.sealed", "is not", null)
    .where(sql<boolean>`not starts_with(c.sealed, ${beginning})`)
    .limit(most)
    .execute();
  return rows.flatMap(({ sealed, ...row }) => {
    if (sealed === null) return [];
    const keep = (anew: string) =>
      db
        .updateTable("clearance_proof")
        .set({ sealed: anew })
        .where("user_id", "=", row.user_id)
        .where("id", "=", row.id)
        .where("sealed", "=", sealed)
        .execute();
    const kind = oneOf(proofKinds, row.kind, "clearance_proof.kind");
    return [{ userId: row.user_id, packageNo: row.package_no, kind, sealed, keep }];
  });
}

/** Forgets the text of a paper; that there was one stays. */
export async function forgetProof(tx: Tx, { userId, parcelId }: ParcelKey, kind: ProofKind, at: Date): Promise<void> {
  await tx
    .updateTable("clearance_proof")
    .set({ sealed: null, deleted_at: at })
    .where("user_id", "=", userId)
    .where("parcel_id", "=", parcelId)
    .where("kind", "=", kind)
    .where("deleted_at", "is", null)
    .execute();
}

/**
 * Forgets papers and identity numbers of parcels that arrived in one of these spans, or were given up then: lost, seized or back with us.
 * Those of cancelled parcels go at once. Returns how many papers.
 */
export async function forgetOldIdentities(db: Db, spans: readonly EndedIn[], at: Date): Promise<number> {
  const endedAt = sql`coalesce(p.delivered_at, p.completed_at, e.taken_back_at, e.at)`;
  const isIn = spans.map(({ from, until }) => sql`${endedAt} >= ${from} and ${endedAt} <= ${until}`);
  const over = sql`(select p.user_id, p.id from parcel p
    left join parcel_exception e on e.user_id = p.user_id and e.parcel_id = p.id
    where p.state = 'cancelled' or ${sql.join(isIn, sql` or `)})`;
  const { rows } = await sql<{ id: string }>`
    update clearance_proof set sealed = null, deleted_at = ${at}
    where deleted_at is null and (user_id, parcel_id) in ${over} returning id`.execute(db);
  await db
    .updateTable("parcel")
    .set({ identity_sealed: null })
    .where("identity_sealed", "is not", null)
    .where(sql<boolean>`(user_id, id) in ${over}`)
    .execute();
  return rows.length;
}
