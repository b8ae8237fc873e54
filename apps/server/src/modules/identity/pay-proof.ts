import { createHash, randomBytes } from "node:crypto";
import { type Money, ok, type Result, refuse } from "@sihai/domain";
import { payProofMinutes } from "@sihai/domain/identity";
import type { Db, Tx } from "#platform";

/** What a proof is good for: `trade:T123`, `withdraw`, and exactly this amount of CNY. */
type Bound = { userId: string; purpose: string; amount: Money; now: Date };

/** Makes a proof that the payment password was given: for one payable and amount, five minutes, once (F50). */
export async function makePayProof(
  db: Db,
  { userId, purpose, amount, now }: Bound,
  minutes: number = payProofMinutes,
): Promise<{ proof: string; expiresAt: Date }> {
  const proof = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db
    .insertInto("pay_proof")
    .values({
      token_hash: hashProof(proof),
      user_id: userId,
      purpose,
      amount_cny: fenOf(amount),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { proof, expiresAt };
}

/** Spends a proof in the transaction it allows. Another payable, amount or person, a second time, or too late: PAY_PROOF_REFUSED. */
export async function consumePayProof(
  tx: Tx,
  { userId, token, purpose, amount, now }: Bound & { token: string },
): Promise<Result<null, { code: "PAY_PROOF_REFUSED" }>> {
  const done = await tx
    .updateTable("pay_proof")
    .set({ used_at: now })
    .where("token_hash", "=", hashProof(token))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("amount_cny", "=", fenOf(amount))
    .where("expires_at", ">", now)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n ? ok(null) : refuse({ code: "PAY_PROOF_REFUSED" });
}

function fenOf({ amount, currency }: Money): string {
  if (currency !== "CNY") throw new TypeError("a proof is for an amount of CNY");
  return amount.toString();
}

function hashProof(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
