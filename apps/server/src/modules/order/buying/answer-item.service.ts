import { add, keysOf, type Money, ok, type Result, refuse, toDecimal, zero } from "@sihai/domain";
import { arriveBefore, buyBefore, settleAlternative, waitBefore } from "@sihai/domain/order";
import type { Settings } from "@sihai/domain/setting";
import { stockInDeadline } from "@sihai/domain/warehouse";
import { clearTimer, type Deps, fen, type Once, type Tx, transact } from "#platform";
import { checkPayPassword, type PayPasswordRefusal } from "../../identity/index.ts";
import { type Item, moveItem, updateItem } from "../../item/index.ts";
import { deposit, post, wallet } from "../../ledger/index.ts";
import { purseOf } from "../../payment/index.ts";
import { cancelItems, confirmTimer } from "../cancel/cancel-items.ts";
import { giveBack } from "../cancel/give-back.ts";
import { findItemByNo, itemsOfOrders } from "../item.store.ts";
import { lastAsk, type QuestionStep } from "../read/order-list.store.ts";
import type { StoredAlternative } from "../submit/frozen-policy.ts";
import { goodsOfChoice, totalOf } from "./alternatives.ts";
import { budgetOf } from "./record-purchase.service.ts";
import { lockItemForRefund } from "./take-items.service.ts";

type Command = {
  userId: string;
  itemNo: string;
  answer: "accept" | "decline";
  choice: number | undefined;
  note: string | undefined;
  payPassword: string | undefined;
  now: Date;
  once: Once | null;
};
type Answered = { charged: Money; refunded: Money };
type Refusal =
  | { code: "ITEM_NOT_FOUND" }
  | { code: "CONFIRMATION_CLOSED" }
  | { code: "CHOICE_MISSING" }
  | { code: "BALANCE_NOT_ENOUGH"; short: string }
  | PayPasswordRefusal;

/**
 * The buyer's answer to a question. Declining cancels the item and gives everything back. Accepting sends it back where it came from; a
 * dearer purchase takes its difference from the wallet, which needs the payment password, a cheaper choice gives it back. A chosen
 * alternative becomes what is bought. What the customer says to it stands in the item's history, where who buys reads it.
 */
export async function answerItem(deps: Deps, command: Command) {
  const { userId, itemNo, answer, now } = command;
  const said = command.note ? { note: command.note } : {};
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
        const refunded = await cancelItems(tx, deps, [item], { by, at: now, reason: "declined", ...said });
        return ok({ charged: zero("CNY"), refunded });
      }
      const ask = await lastAsk(tx, userId, item.id);
      const taken = takenOf(item, ask, command.choice);
      if (!taken.ok) return taken;
      const { chosen, settled } = taken.value;
      const charged = await charge(tx, item, settled.charge, { seq: ask?.seq ?? 0, at: now });
      if (!charged.ok) return charged;
      const refunded = await giveBack(tx, item, settled.giveBack, {
        event: "cheaper-choice",
        at: now,
        turn: ask?.seq ?? 0,
      });
      const back = backTo(ask?.from ?? null);
      const facts = chosen && { choice: command.choice, kind: chosen.kind, totalFen: chosen.totalFen };
      const dueAt = chosen?.waitDays ? waitBefore(now, chosen.waitDays) : dueAgain[back](now, deps.settings.at(now));
      const change = { ...(chosen && goodsOfChoice(chosen, item)), dueAt };
      const moved = await moveItem(tx, {
        userId,
        itemId: item.id,
        to: back,
        by,
        at: now,
        ...said,
        ...(facts && { facts }),
        change,
      });
      if (!moved.ok) return refuse({ code: "CONFIRMATION_CLOSED" });
      await clearTimer(tx, confirmTimer, { userId, itemId: item.id });
      return ok({ charged: charged.value, refunded });
    },
    command.once,
  );
}

/** What is due next once the buyer has agreed, by where the item stood when it was asked about. */
const dueAgain = {
  buying: buyBefore,
  purchased: arriveBefore,
  "seller-shipped": arriveBefore,
  signed: (at: Date, rules: Settings) => stockInDeadline(at, [], rules),
  "stocked-in": () => null,
} as const;
type Back = keyof typeof dueAgain;

/** An item goes back to where it was asked about. */
function backTo(from: string | null): Back {
  return backs.find((state) => state === from) ?? "buying";
}
const backs = keysOf(dueAgain);

/** Looks at the payment password only when the answer costs something; outside the transaction, as guesses must be counted. */
async function mayCharge(deps: Deps, { userId, itemNo, choice, payPassword }: Command) {
  const key = await findItemByNo(deps.db, itemNo, userId);
  const [item] = key ? (await itemsOfOrders(deps.db, userId, [key.orderId])).filter(({ id }) => id === key.itemId) : [];
  if (item?.state !== "awaiting-confirmation") return ok();
  const taken = takenOf(item, await lastAsk(deps.db, userId, item.id), choice);
  if (!taken.ok) return taken;
  if (taken.value.settled.charge.amount === 0n) return ok();
  return checkPayPassword(deps, { userId, password: payPassword ?? "" });
}

type Taken = { chosen: StoredAlternative | null; settled: { charge: Money; giveBack: Money } };

/** What accepting takes: the one offer there is, or the chosen one of several; with what it costs or gives back by the item's money now. */
function takenOf(item: Item, ask: QuestionStep | null, choice: number | undefined): Result<Taken, { code: "CHOICE_MISSING" }> {
  const read = ask?.ask;
  const offers = read?.alternatives ?? [];
  const chosen = choice === undefined ? undefined : offers[choice - 1];
  if (chosen) return ok({ chosen, settled: settleAlternative(budgetOf(item), totalOf(chosen)) });
  if (offers.length > 0 || choice !== undefined) return refuse({ code: "CHOICE_MISSING" });
  return ok({ chosen: null, settled: { charge: fen(read?.shortFen ?? "0"), giveBack: zero("CNY") } });
}

async function charge(tx: Tx, item: Item, short: Money, { seq, at }: { seq: number; at: Date }) {
  if (short.amount === 0n) return ok(short);
  const { userId, id: itemId } = item;
  const posted = await post(tx, {
    key: `pay-difference:${itemId}:${seq}`,
    kind: "pay-difference",
    userId,
    at,
    subject: `item:${item.itemNo}`,
    postings: [{ from: wallet(userId), to: deposit(userId), amount: short }],
    sources: [{ step: "spent", parts: [{ purse: purseOf("order", item.orderId), amount: short }] }],
  });
  if (!posted.ok) return refuse({ code: "BALANCE_NOT_ENOUGH" as const, short: toDecimal(posted.refusal.short) });
  await updateItem(tx, { userId, itemId }, { paid: add(item.paid, short) });
  return ok(short);
}
