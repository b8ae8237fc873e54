import { type Money, ok, type Result, refuse } from "@sihai/domain";
import { checkOutstanding, type OutstandingRefusal, type ParcelForm } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { linesOf, rateCards } from "../../freight/index.ts";
import { type DebtRefusal, openTrade, refuseDebt } from "../../payment/index.ts";
import { lockCustomer, owedBy } from "../parcel.store.ts";
import { type MakeRefusal, makeParcel } from "./make-parcel.ts";
import { parcelAddress } from "./parcel-address.ts";
import { usdPerCny } from "./prepare-parcel.ts";

type Command = ParcelForm & {
  couponId?: string | undefined;
  credits?: number | undefined;
  discountCode?: string | undefined;
  agreedOpenServices?: boolean | undefined;
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
  const rate = await usdPerCny(deps);
  if (!rate.ok) return rate;

  return transact<Submitted, Refusal>(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, userId);
      const debt = checkOutstanding({ ...(await owedBy(tx, userId)), now }, deps.settings.at(now));
      if (!debt.ok) return debt;
      const open = await refuseDebt(tx, userId);
      if (open) return refuse(open);
      const address = await parcelAddress(tx, userId, command.addressId);
      if (!address) return refuse({ code: "PARCEL_ADDRESS_NOT_FOUND" });
      const made = await makeParcel(tx, deps, {
        ...command,
        address,
        card,
        usdPerCny: rate.value,
        seen,
        discounts: { couponId: command.couponId ?? null, credits: command.credits ?? 0, code: command.discountCode ?? null },
      });
      if (!made.ok) return made;
      const { parcelId, packageNo, total, discount, payBefore } = made.value;
      const { tradeNo } = await openTrade(tx, {
        userId,
        purpose: "parcel",
        subjects: [{ subjectId: parcelId, amount: total, discount }],
        expiresAt: payBefore,
        at: now,
      });
      return ok({ packageId: packageNo, tradeNo, total, payBefore });
    },
    command.once,
  );
}
