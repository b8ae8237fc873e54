import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, money, ok, type Result, refuse, toDecimal, zero } from "@sihai/domain";
import { type ExpertDeduction, expertPayBefore } from "@sihai/domain/expert";
import { type Deps, type Once, type OnceRefusal, setTimer, transact } from "#platform";
import { type AgreementChanged, recordAcceptances } from "../content/index.ts";
import { checkPayPassword, lockCustomer, type PayPasswordRefusal } from "../identity/index.ts";
import { lockItems, reserveItems } from "../item/index.ts";
import { openTrade } from "../payment/index.ts";
import { recordStep } from "../timeline/index.ts";
import { askTerms, type TermsRefusal, type Wishes } from "./ask-terms.ts";
import { insertExpert, insertExpertItems } from "./expert.store.ts";
import { marketNow } from "./price-plan.ts";
import { reservation, setMoneyAside } from "./set-aside.ts";
import { expertTimers } from "./timer-names.ts";

type Command = Wishes & {
  deduction: ExpertDeduction;
  declared: Money;
  email: string;
  description: string;
  /** What the customer saw set aside; direct deduction only. */
  hold?: Money | undefined;
  payPassword?: string | undefined;
  /** To the terms of a deposit; direct deduction only. Undefined: a page of before, which did not ask. */
  agreedDifference?: boolean | undefined;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  now: Date;
  once: Once | null;
};
type Submitted = { serviceBarcode: string; tradeNo: string; payBefore: Date };
type Refusal =
  | TermsRefusal
  | OnceRefusal
  | PayPasswordRefusal
  | AgreementChanged
  | { code: "ROUTES_UNAVAILABLE" | "RATE_UNAVAILABLE" | "EXPERT_PAY_PASSWORD_NEEDED" | "AGREEMENT_NEEDED" }
  | { code: "EXPERT_DECLARED_TOO_LOW"; least: Money }
  | { code: "EXPERT_HOLD_CHANGED"; hold: Money }
  | { code: "EXPERT_HOLD_NOT_COVERED"; short: string };

/**
 * Takes a request in: the goods are set aside at once, with direct deduction money too (allowed by the payment password), and the fee is
 * opened for payment for a day. Two requests for the same item: the later one is refused (rule G1).
 */
export async function submitExpert(deps: Deps, command: Command): Promise<Result<Submitted, Refusal>> {
  const { userId, now, deduction } = command;
  const market = await marketNow(deps, now);
  if (!market.ok) return market;
  if (deduction === "direct") {
    if (command.agreedDifference === false) return refuse({ code: "AGREEMENT_NEEDED" });
    if (command.payPassword === undefined) return refuse({ code: "EXPERT_PAY_PASSWORD_NEEDED" });
    const allowed = await checkPayPassword(deps, { userId, password: command.payPassword, now });
    if (!allowed.ok) return allowed;
  }
  return transact<Submitted, Refusal>(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, userId);
      const itemIds = [...new Set(command.itemIds)];
      await lockItems(
        tx,
        itemIds.map((itemId) => ({ userId, itemId })),
      );
      const terms = await askTerms(tx, command, market.value, now);
      if (!terms.ok) return terms;
      const least = money(BigInt(terms.value.lines), "USD");
      if (command.declared.currency !== "USD" || command.declared.amount < least.amount)
        return refuse({ code: "EXPERT_DECLARED_TOO_LOW", least });
      const hold = deduction === "direct" ? terms.value.hold : zero("CNY");
      if (deduction === "direct" && command.hold?.amount !== hold.amount) return refuse({ code: "EXPERT_HOLD_CHANGED", hold });

      const rules = market.value.rules;
      const fee = rules.expertFee;
      const payBefore = expertPayBefore(now, rules);
      const { address } = terms.value;
      const { id, serviceBarcode } = await insertExpert(tx, { ...command, address, fee, hold, payBefore, at: now });
      const key = { userId, id };
      await reserveItems(tx, userId, itemIds, reservation({ serviceBarcode }));
      await insertExpertItems(tx, key, itemIds);
      const by = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "expert", subjectId: id, from: null, to: "unpaid", by, at: now });
      const held = await setMoneyAside(tx, key, serviceBarcode, hold, now);
      if (!held.ok) return refuse({ code: "EXPERT_HOLD_NOT_COVERED", short: toDecimal(held.refusal.short) });
      if (deduction === "direct" && command.agreedDifference) {
        const accepted = await recordAcceptances(tx, deps, {
          userId,
          agreements: ["deposit-terms"],
          acceptedWith: [`expert:${serviceBarcode}`],
          seen: command.agreementsSeen,
          at: now,
        });
        if (!accepted.ok) return accepted;
      }
      await setTimer(tx, expertTimers.unpaid, key, payBefore);
      const { tradeNo } = await openTrade(tx, {
        userId,
        purpose: "expert",
        subjects: [{ subjectId: id, amount: fee, no: serviceBarcode }],
        expiresAt: payBefore,
        at: now,
      });
      return ok({ serviceBarcode, tradeNo, payBefore });
    },
    command.once,
  );
}
