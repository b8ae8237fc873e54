import type { Tx } from "#platform";
import { type Part, partsOf, updatePart, type WithdrawalKey } from "./withdrawal.store.ts";

/** Parts that wait are not sent any more. Answers them. Throws when one is under way: then nothing is called off. */
export async function stopParts(tx: Tx, key: WithdrawalKey, at: Date): Promise<Part[]> {
  const parts = (await partsOf(tx, [key])).get(key.id) ?? [];
  for (const part of parts) {
    if (part.state !== "waiting") throw new Error(`part ${part.seq} of withdrawal ${key.id} is ${part.state}`);
    await updatePart(tx, key, part.seq, { state: "stopped", at });
  }
  return parts;
}
