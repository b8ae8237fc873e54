import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, ok, type Result, refuse } from "@sihai/domain";
import { checkOutstanding, type OutstandingRefusal, type ParcelForm } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { linesOf, rateCards } from "../../freight/index.ts";
import { lockCustomer } from "../../identity/index.ts";
import { type DebtRefusal, openTrade, refuseDebt } from "../../payment/index.ts";
import { owedBy } from "../parcel.store.ts";
import { findGoods } from "./find-goods.ts";
import { type MakeRefusal, makeParcel } from "./make-parcel.ts";
import { parcelAddress } from "./parcel-address.ts";
import { usdPerCny } from "./prepare-parcel.ts";

type Command = ParcelForm & {
  couponId?: string | undefined;
  credits?: number | undefined;
  discountCode?: string | undefined;
  agreedOpenServices?: boolean | undefined;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  userId: string;
  itemIds: readonly string[];
  addressId: string;
  lineId: string;
  email: string;
  remark: string;
  /** What the buyer saw. */
  total: Money;
  now: Date;
  once: Once | null;
};
type Submitted = { packageId: string; tradeNo: string; total: Money; payBefore: Date };
type Refusal =
  | MakeRefusal
  | OutstandingRefusal
  | OnceRefusal
  | DebtRefusal
  | { code: "PARCEL_ADDRESS_NOT_FOUND" | "LINE_NOT_FOUND" | "ROUTES_UNAVAILABLE" | "RATE_UNAVAILABLE" };

/** Makes a parcel of stored goods and opens its deposit for payment for seven days (rule H-41). */
export async function submitParcel(deps: Deps, command: Command): Promise<Result<Submitted, Refusal>> {
  const { userId, now, total: seen } = command;
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const card = linesOf(cards.value, now.toISOString()).find(({ id }) => id === command.lineId);
  if (!card) return refuse({ code: "LINE_NOT_FOUND" });
  return transact<Submitted, Refusal, Read>(
    deps.db,
    async (tx, { rate, owed, open, address, found }) => {
      if (!rate.ok) return rate;
      const debt = checkOutstanding({ ...owed, now }, deps.settings.at(now));
      if (!debt.ok) return debt;
      if (open) return refuse(open);
      if (!address) return refuse({ code: "PARCEL_ADDRESS_NOT_FOUND" });
      const made = await makeParcel(tx, deps, {
        ...command,
        address,
        card,
        usdPerCny: rate.value,
        seen,
        found,
        discounts: { couponId: command.couponId ?? null, credits: command.credits ?? 0, code: command.discountCode ?? null },
      });
      if (!made.ok) return made;
      const { parcelId, packageNo, total, discount, payBefore } = made.value;
      const { tradeNo } = await openTrade(tx, {
        userId,
        purpose: "parcel",
        subjects: [{ subjectId: parcelId, amount: total, discount }],
        expiresAt: payBefore,
        areNew: true,
        at: now,
      });
      return ok({ packageId: packageNo, tradeNo, total, payBefore });
    },
    command.once,
    (tx) => readAhead(tx, deps, command),
  );
}

type Read = Awaited<ReturnType<typeof readAhead>>;

/** The customer first, and locked: what is read of them and their goods stands until the end. */
async function readAhead(tx: Tx, deps: Deps, { userId, itemIds, addressId, now }: Command) {
  const [, owed, open, address, found, rate] = await Promise.all([
    lockCustomer(tx, userId),
    owedBy(tx, userId),
    refuseDebt(tx, userId),
    parcelAddress(tx, userId, addressId),
    findGoods(tx, { userId, itemIds, now }),
    usdPerCny(deps, tx),
  ]);
  return { owed, open, address, found, rate };
}
