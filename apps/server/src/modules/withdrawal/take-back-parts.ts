import { toDecimal } from "@sihai/domain";
import { mayMovePart, withdrawalNumber } from "@sihai/domain/withdrawal";
import { businessEvents, type Deps, eachOnItsOwn, inTransaction, type Tx } from "#platform";
import { closeSource, type Posting, post, wallet, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { linkTo } from "./end-withdrawal.ts";
import { purseOfWithdrawal } from "./purse.ts";
import { lockPart, type PartKey } from "./send-parts.ts";
import { cameBackSweep, type Part, partsThatCameBack, updatePart, type Withdrawal } from "./withdrawal.store.ts";

const batch = 50;

/**
 * Puts back into wallets what the gateway reported as refunded and took back afterwards, because the card's bank refused it after all. What it said
 * is noted in whatever order it came; here it is acted on once, by the part's state. Safe to run anywhere, any number of times.
 */
export async function takeBackParts(deps: Deps): Promise<void> {
  await eachOnItsOwn(deps, cameBackSweep, await partsThatCameBack(deps.db, batch), {
    itemOf: ({ id, seq }) => `${id}:${seq}`,
    work: (key) => inTransaction(deps.db, (tx) => takeBack(tx, deps, key)),
  });
}

async function takeBack(tx: Tx, deps: Deps, key: PartKey): Promise<void> {
  const { row, part } = await lockPart(tx, key);
  if (!mayMovePart(part.state, "returned")) return;
  const at = deps.clock.now();
  const failure = "the card’s bank gave the refund back";
  await updatePart(tx, row, part.seq, { state: "returned", failure, at });
  await book(tx, row, part, at);
  await closeSource(tx, row.userId, part.sourceId);
  businessEvents.inc({ event: "withdrawal-came-back" });
  deps.log.warn({ withdrawalId: row.id, seq: part.seq }, "a refund of a withdrawal failed after it was done");
  const withdrawNo = withdrawalNumber(row.id);
  await tell(tx, deps, {
    userId: row.userId,
    type: "wallet",
    template: "withdrawal-part-failed",
    facts: { withdrawNo, amount: toDecimal(part.amount), currency: part.amount.currency },
    link: linkTo(withdrawNo),
    mail: true,
    at,
  });
}

/** The way it was sent, back: through the exchange where the card was charged in another currency, at what was sent then. */
async function book(tx: Tx, row: Withdrawal, { seq, amount, sends, sourceId }: Part, at: Date): Promise<void> {
  const { userId, id } = row;
  const to = wallet(userId, amount.currency);
  const postings: Posting[] =
    amount.currency === sends.currency
      ? [{ from: world("gateway", amount.currency), to, amount }]
      : [
          { from: world("gateway", sends.currency), to: world("fx", sends.currency), amount: sends },
          { from: world("fx", amount.currency), to, amount },
        ];
  const posted = await post(tx, {
    key: `came-back:${id}:${seq}`,
    kind: "withdrawal-came-back",
    userId,
    at,
    subject: `withdrawal:${id}`,
    facts: { method: "card", sends: toDecimal(sends), currency: sends.currency },
    postings,
    sources: [{ step: "not-returned", purse: purseOfWithdrawal(row), to: [{ sourceId, amount, paid: sends }] }],
  });
  if (!posted.ok || posted.value.already) throw new Error(`part ${seq} of withdrawal ${id} came back before`);
}
