import { type Db, prepared, type Tx } from "#platform";

/** What a proof is good for: a purpose and exactly this amount, in fen. */
export type PayProof = { tokenHash: Buffer; userId: string; purpose: string; fen: string };

/** Keeps a proof until it expires; of its token only the hash (rule F50). */
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
  return (await tx.executeQuery(spend(row))).numAffectedRows === 1n;
}

const spend = prepared((db, { tokenHash, userId, purpose, fen, at }: PayProof & { at: Date }) =>
  db
    .updateTable("pay_proof")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("amount_cny", "=", fen)
    .where("expires_at", ">", at)
    .where("used_at", "is", null),
);
