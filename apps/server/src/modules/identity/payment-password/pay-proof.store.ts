import type { Db, Tx } from "#platform";

/** What a proof is good for: a purpose and exactly this amount, in fen. */
export type PayProof = { tokenHash: Buffer; userId: string; purpose: string; fen: string };

export async function insertPayProof(db: Db, row: PayProof & { at: Date; expiresAt: Date }): Promise<void> {
  await db
    .insertInto("pay_proof")
    .values({
      token_hash: row.tokenHash,
      user_id: row.userId,
      purpose: row.purpose,
      amount_cny: row.fen,
      created_at: row.at,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Marks a live proof as used; false when there is none such. */
export async function spendPayProof(tx: Tx, row: PayProof & { at: Date }): Promise<boolean> {
  const done = await tx
    .updateTable("pay_proof")
    .set({ used_at: row.at })
    .where("token_hash", "=", row.tokenHash)
    .where("user_id", "=", row.userId)
    .where("purpose", "=", row.purpose)
    .where("amount_cny", "=", row.fen)
    .where("expires_at", ">", row.at)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
