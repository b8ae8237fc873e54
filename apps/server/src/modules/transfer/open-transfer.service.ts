import { compare, type Money, money, ok, refuse, toDecimal } from "@sihai/domain";
import { accountFor, type TransferMethod, transferLimits, transferNumber } from "@sihai/domain/transfer";
import { type Deps, type Once, setTimer, transact } from "#platform";
import { type BusinessRefusal, refuseBusinessWith } from "../identity/index.ts";
import { refuseDebt } from "../payment/index.ts";
import { recordStep } from "../timeline/index.ts";
import { countOpen, insertTransfer } from "./transfer.store.ts";
import { transferTimers } from "./transfer-timers.ts";

type Command = { userId: string; method: TransferMethod; amount: Money; now: Date; once: Once | null };
type Refusal =
  | BusinessRefusal
  | { code: "TRANSFER_WAY_CLOSED" }
  | { code: "TRANSFER_AMOUNT_REFUSED"; least: string; most: string; currency: Money["currency"] }
  | { code: "TRANSFER_TOO_MANY"; most: number };

const dayMs = 86_400_000;

/**
 * Gives a customer an account to transfer to and the number to write into the transfer. Account and fee are frozen with it: what somebody
 * was shown is what counts, whatever the operator changes while the money is on its way.
 */
export function openTransfer(deps: Deps, { userId, method, amount, now, once }: Command) {
  return transact<{ transferNo: string; state: "opened" }, Refusal>(
    deps.db,
    async (tx) => {
      const rules = deps.settings.at(now);
      const closed = await refuseBusinessWith(tx, userId, rules);
      if (closed && !(await refuseDebt(tx, userId))) return refuse(closed);
      const account = accountFor(rules, method, amount.currency);
      if (!account) return refuse({ code: "TRANSFER_WAY_CLOSED" });
      const { least, most } = transferLimits(account);
      if (compare(amount, least) < 0 || compare(amount, most) > 0)
        return refuse({
          code: "TRANSFER_AMOUNT_REFUSED",
          least: toDecimal(least),
          most: toDecimal(most),
          currency: amount.currency,
        });
      const { openDays, openMost } = rules.transferTerms;
      if ((await countOpen(tx, userId)) >= openMost) return refuse({ code: "TRANSFER_TOO_MANY", most: openMost });
      const lapsesAt = new Date(now.getTime() + openDays * dayMs);
      const fee = method === "overseas" ? rules.wireFee : money(0n, rules.wireFee.currency);
      const transferId = await insertTransfer(tx, { userId, method, amount, account, fee, lapsesAt, at: now });
      const by = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "transfer", subjectId: transferId, from: null, to: "opened", by, at: now });
      await setTimer(tx, transferTimers.lapses, { userId, transferId }, lapsesAt);
      return ok({ transferNo: transferNumber(transferId), state: "opened" });
    },
    once,
  );
}
