import { type Money, money, ok, refuse, toDecimal, zero } from "@sihai/domain";
import { arriveBefore, buyBefore } from "@sihai/domain/order";
import { clearTimer, type Deps, type Once, type Tx, transact } from "#platform";
import { checkPayPassword, type PayPasswordRefusal } from "../identity/index.ts";
import { type ItemRow, moveItem } from "../item/index.ts";
import { deposit, post, wallet } from "../ledger/index.ts";
import { cancelItems, confirmTimer } from "./cancel-items.ts";
import { readAsk } from "./frozen-policy.ts";
import { findItemByNo, itemsOfOrders, updateItem } from "./item.store.ts";
import { type AskedStep, lastAsk } from "./order-list.store.ts";
import { lockItemForRefund } from "./take-items.service.ts";

type Command = {
  userId: string;
  itemNo: string;
  answer: "accept" | "decline";
  payPassword: string | undefined;
  now: Date;
  once: Once | null;
};
type Answered = { charged: Money; refunded: Money };
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "CONFIRMATION_CLOSED" }
  | { code: "BALANCE_NOT_ENOUGH"; short: string }
  | PayPasswordRefusal;

/**
 * The buyer's answer to a question. Declining cancels the item and gives everything back. Accepting sends it back where it came from; a
 * dearer purchase takes its difference from the wallet, which needs the payment password.
 */
export async function answerItem(deps: Deps, command: Command) {
  const { userId, itemNo, answer, now } = command;
  const allowed = answer === "accept" ? await mayCharge(deps, command) : ok();
  if (!allowed.ok) return allowed;
  return transact<Answered, Refusal>(
    deps.db,
    async (tx) => {
      const item = await lockItemForRefund(tx, itemNo, userId);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      if (item.state !== "awaiting-confirmation") return refuse({ code: "CONFIRMATION_CLOSED" });
      const by = { kind: "user", id: userId } as const;
      if (answer === "decline") {
        const refunded = await cancelItems(tx, deps, [item], { by, at: now, reason: "declined" });
        return ok({ charged: zero("CNY"), refunded });
      }
      const ask = await lastAsk(tx, userId, item.id);
      const charged = await charge(tx, item, ask, now);
      if (!charged.ok) return charged;
      const back = ask?.from === "purchased" || ask?.from === "stocked-in" ? ask.from : "buying";
      const moved = await moveItem(tx, { userId, itemId: item.id, to: back, by, at: now });
      if (!moved.ok) return refuse({ code: "CONFIRMATION_CLOSED" });
      await clearTimer(tx, confirmTimer, `${userId}:${item.id}`);
      await updateItem(tx, { userId, itemId: item.id }, { due_at: dueAgain[back](now) });
      return ok({ charged: charged.value, refunded: zero("CNY") });
    },
    command.once,
  );
}

/** What is due next once the buyer has agreed, by where the item stood when it was asked about. */
const dueAgain = {
  buying: buyBefore,
  purchased: arriveBefore,
  "stocked-in": () => null,
} as const;

/** Looks at the payment password only when the answer costs something; outside the transaction, as guesses must be counted. */
async function mayCharge(deps: Deps, { userId, itemNo, payPassword }: Command) {
  const key = await findItemByNo(deps.db, itemNo, userId);
  const [item] = key ? (await itemsOfOrders(deps.db, userId, [key.orderId])).filter(({ id }) => id === key.itemId) : [];
  if (item?.state !== "awaiting-confirmation") return ok();
  const ask = await lastAsk(deps.db, userId, item.id);
  if (shortOf(ask) === 0n) return ok();
  return checkPayPassword(deps, { userId, password: payPassword ?? "" });
}

function shortOf(ask: AskedStep | null): bigint {
  return BigInt(readAsk(ask?.facts)?.shortFen ?? "0");
}

async function charge(tx: Tx, item: ItemRow, ask: AskedStep | null, at: Date) {
  const short = money(shortOf(ask), "CNY");
  if (short.amount === 0n) return ok(short);
  const { user_id: userId, id: itemId } = item;
  const posted = await post(tx, {
    key: `pay-difference:${itemId}:${ask?.seq ?? 0}`,
    kind: "pay-difference",
    userId,
    at,
    subject: `item:${item.item_no}`,
    postings: [{ from: wallet(userId), to: deposit(userId), amount: short }],
  });
  if (!posted.ok)
    return refuse({ code: "BALANCE_NOT_ENOUGH" as const, short: toDecimal(money(BigInt(posted.refusal.short), "CNY")) });
  await updateItem(tx, { userId, itemId }, { paid_cny: (BigInt(item.paid_cny) + short.amount).toString() });
  return ok(short);
}
