import { randomBytes } from "node:crypto";
import { type Money, ok, type Result, refuse } from "@sihai/domain";
import { payProofMinutes } from "@sihai/domain/identity";
import { type Db, hashToken, type Tx } from "#platform";
import { insertPayProof, spendPayProof } from "./pay-proof.store.ts";

/** What a proof is good for: `trade:T123`, `withdraw`, and exactly this amount of CNY. */
type Bound = { userId: string; purpose: string; amount: Money; now: Date };

/** Makes a proof that the payment password was given: for one payable and amount, five minutes, once (rule F50). */
export async function makePayProof(
  db: Db,
  { userId, purpose, amount, now }: Bound,
  minutes: number = payProofMinutes,
): Promise<{ proof: string; expiresAt: Date }> {
  const proof = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await insertPayProof(db, { tokenHash: hashToken(proof), userId, purpose, fen: fenOf(amount), at: now, expiresAt });
  return { proof, expiresAt };
}

/** Spends a proof in the transaction it allows. Another payable, amount or person, a second time, or too late: PAY_PROOF_REFUSED. */
export async function consumePayProof(
  tx: Tx,
  { userId, token, purpose, amount, now }: Bound & { token: string },
): Promise<Result<null, { code: "PAY_PROOF_REFUSED" }>> {
  const row = { tokenHash: hashToken(token), userId, purpose, fen: fenOf(amount), at: now };
  return (await spendPayProof(tx, row)) ? ok(null) : refuse({ code: "PAY_PROOF_REFUSED" });
}

function fenOf({ amount, currency }: Money): string {
  if (currency !== "CNY") throw new TypeError("a proof is for an amount of CNY");
  return amount.toString();
}
