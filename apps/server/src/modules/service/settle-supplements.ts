import { type Deps, inTransaction, type Tx } from "#platform";
import { deposit, post, reverse, world } from "../ledger/index.ts";
import { lockLiveTrade, refundToWallet } from "../payment/index.ts";
import { closeUnpaid } from "./answer-supplement.service.ts";
import { findSupplement, markBooked, markRefunded, type Supplement, supplementsToSettle } from "./supplement.store.ts";

const batch = 200;

/**
 * Brings supplements up with their items: takes paid ones from the deposit, withdraws open ones whose item is gone, gives back what was
 * paid for an item that was called off afterwards. Each once, whoever runs it.
 */
export async function settleSupplements(deps: Deps): Promise<void> {
  for (const supplement of await supplementsToSettle(deps.db, batch))
    await inTransaction(deps.db, (tx) => settle(tx, deps, supplement));
}

function bookKey(id: string): string {
  return `supplement:${id}`;
}

async function settle(tx: Tx, deps: Deps, known: Supplement): Promise<void> {
  const at = deps.clock.now();
  const { userId, id, itemNo } = known;
  if (known.state === "requested") {
    await closeUnpaid(tx, deps, known, "withdrawn", { kind: "system" }, at);
    return;
  }
  await lockLiveTrade(tx, { userId, purpose: "supplement", subjectId: id });
  const supplement = await findSupplement(tx, userId, id);
  if (!supplement) return;
  if (await markBooked(tx, supplement, at)) await book(tx, supplement, at);
  if (supplement.itemState !== "cancelled" || !(await markRefunded(tx, supplement))) return;
  await reverse(tx, { key: bookKey(id), kind: "undo-supplement", at });
  const back = await refundToWallet(tx, {
    key: `refund-supplement:${id}`,
    kind: "refund-supplement",
    userId,
    amount: supplement.amount,
    subject: `item:${itemNo}`,
    at,
    of: { purpose: "supplement", subjectId: id },
  });
  if (!back.ok) throw new Error(`supplement ${id} cannot be refunded`);
}

async function book(tx: Tx, { userId, id, itemNo, amount, covers, reason }: Supplement, at: Date): Promise<void> {
  const posted = await post(tx, {
    key: bookKey(id),
    kind: "supplement",
    userId,
    at,
    subject: `item:${itemNo}`,
    facts: { reason },
    postings: [{ from: deposit(userId), to: world(covers === "cost" ? "purchases" : "service-income"), amount }],
  });
  if (!posted.ok) throw new Error(`supplement ${id} was paid, yet the deposit does not hold it`);
}
