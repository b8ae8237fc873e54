import { type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { lockLiveTrade } from "../payment/index.ts";
import { type Consult, type ConsultKey, findConsult, holdConsult, lockConsult } from "./consult.store.ts";
import { latestSpeedy, type Speedy } from "./speedy.store.ts";

/** A thread nobody else can change, with its latest speedy response and the payment of that locked. */
export type HeldThread = { thread: Consult; speedy: Speedy | null };

/** In the order of decision 50: the thread's own lock, the payment of its speedy response, its row. */
export async function holdThread(tx: Tx, key: ConsultKey): Promise<HeldThread> {
  await holdConsult(tx, key);
  const open = await latestSpeedy(tx, key);
  if (open) await lockLiveTrade(tx, { userId: key.userId, purpose: "consult", subjectId: open.id });
  const thread = await lockConsult(tx, key);
  // Read again: it may have been paid while its trade was waited for.
  return { thread, speedy: await latestSpeedy(tx, key) };
}

type Command = { consultNo: string; userId?: string; once: Once | null };

/** One act in a thread, in one transaction; another's is as unknown as one that never was. */
export function threadAct<Value, Refusal extends { code: string }>(
  deps: Deps,
  { consultNo, userId, once }: Command,
  work: (tx: Tx, held: HeldThread) => Promise<Result<Value, Refusal>>,
) {
  return transact<Value, Refusal | { code: "CONSULT_NOT_FOUND" }>(
    deps.db,
    async (tx) => {
      const found = await findConsult(tx, consultNo, userId);
      if (!found) return refuse({ code: "CONSULT_NOT_FOUND" });
      return work(tx, await holdThread(tx, found));
    },
    once,
  );
}
