import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, ok, type Result, refuse, sign, toDecimal } from "@sihai/domain";
import { unpaidParcelCancelAt } from "@sihai/domain/clocks";
import type { Settings } from "@sihai/domain/setting";
import { type Deps, setTimer, setTimers, type Tx } from "#platform";
import { type AgreementChanged, recordAcceptances } from "../../content/index.ts";
import { tell } from "../../message/index.ts";
import type { DiscountWish } from "../../promotion/index.ts";
import { recordStep } from "../../timeline/index.ts";
import { newPackageNo } from "../numbers.ts";
import { insertParcel } from "../parcel-terms.store.ts";
import { parcelTimers } from "../timers.ts";
import { type FoundGoods, findGoods } from "./find-goods.ts";
import { putIntoParcel } from "./parcel-goods.ts";
import { type OpenWorkRefusal, refusalOf } from "./refuse-open-work.ts";
import { type ItemsRefusal, refuseItems, type TermsRefusal, type TermsRequest, termsOfParcel } from "./terms-of-parcel.ts";

export type NewParcel = Omit<TermsRequest, "packageNo" | "items" | "level" | "couponGoods" | "discounts" | "before"> & {
  itemIds: readonly string[];
  /** Coupon, credits or code; none where several parcels are made together. */
  discounts?: DiscountWish;
  /** Sent although services of its goods are not done. */
  agreedOpenServices?: boolean | undefined;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  /** Its terms were agreed to before, and kept then: nobody is there to agree now. */
  agreedBefore?: boolean;
  /** What was found of the goods with the locks before; else it is looked for. */
  found?: FoundGoods;
};
export type MadeParcel = { parcelId: string; packageNo: string; total: Money; discount: Money; payBefore: Date };
export type MakeRefusal = TermsRefusal | ItemsRefusal | OpenWorkRefusal | AgreementChanged;

/**
 * Makes one parcel in the caller's transaction, which has locked the customer: every rule checked and every price computed here, the items
 * taken off the shelf list, the storage clock stopped. The caller opens the trade its deposit is paid by.
 */
export async function makeParcel(tx: Tx, deps: Deps, parcel: NewParcel): Promise<Result<MadeParcel, MakeRefusal>> {
  const { userId, now } = parcel;
  const itemIds = [...new Set(parcel.itemIds)];
  const { rows, open: work, ...found } = parcel.found ?? (await findGoods(tx, parcel));
  const missing = refuseItems(rows, itemIds.length);
  if (missing) return refuse(missing);
  const open = refusalOf(work, parcel.agreedOpenServices);
  if (open) return refuse(open);
  const packageNo = newPackageNo(now);
  const agreed = await termsOfParcel(tx, deps, { ...parcel, ...found, packageNo, discounts: parcel.discounts ?? noDiscounts });
  if (!agreed.ok) return agreed;
  const { terms, reserve } = agreed.value;

  const rules = deps.settings.at(now);
  const payBefore = new Date(unpaidParcelCancelAt(now.toISOString(), rules.parcelPayDays));
  const parcelId = await insertParcel(tx, { userId, packageNo, createdAt: now, payBefore, terms });
  const reserved = await reserve(tx, { parcelId, packageNo });
  if (!reserved.ok) return reserved;
  const by = { kind: "user", id: userId } as const;
  await recordStep(tx, { userId, subjectKind: "parcel", subjectId: parcelId, from: null, to: "unpaid", by, at: now });
  await setParcelTimers(tx, { userId, parcelId }, { now, payBefore, rules });
  const facts = { packageNo, amountCny: toDecimal(terms.total), payBefore: payBefore.toISOString() };
  const link = `/package/detail?packageId=${packageNo}`;
  const goods = rows.map((locked) => ({ itemId: locked.id, locked }));
  const [accepted, put] = await Promise.all([
    recordAcceptances(tx, deps, {
      userId,
      agreements: agreementsOf(parcel),
      acceptedWith: [`parcel:${packageNo}`],
      seen: parcel.agreementsSeen,
      at: now,
    }),
    putIntoParcel(tx, { userId, parcelId, packageNo }, goods, now),
    tell(tx, deps, { userId, type: "parcel", template: "parcel-submitted", facts, link, at: now }),
  ]);
  if (!accepted.ok) return accepted;
  if (!put.ok) return put;
  return ok({ parcelId, packageNo, total: terms.total, discount: terms.discount, payBefore });
}

/** The deposit, of which the difference is paid later; and the insurance, where something is insured. */
function agreementsOf({ agreedDifference, agreedInsurance, insuredValue, agreedBefore = false }: NewParcel) {
  if (agreedBefore) return [];
  return [
    ...(agreedDifference ? (["deposit-terms"] as const) : []),
    ...(agreedInsurance && sign(insuredValue) > 0 ? (["insurance-terms"] as const) : []),
  ];
}

const noDiscounts: DiscountWish = { couponId: null, credits: 0, code: null };

type Deadlines = { now: Date; payBefore: Date; rules: Pick<Settings, "parcelPayDays" | "parcelPayReminderDays"> };

async function setParcelTimers(
  tx: Tx,
  key: { userId: string; parcelId: string },
  { now, payBefore, rules }: Deadlines,
): Promise<void> {
  await setTimer(tx, parcelTimers.cancelUnpaid, key, payBefore);
  const days = rules.parcelPayReminderDays.filter((each) => each < rules.parcelPayDays);
  const reminders = days.map((day) => ({ subject: { ...key, day }, dueAt: new Date(now.getTime() + day * 86_400_000) }));
  await setTimers(tx, parcelTimers.remindUnpaid, reminders);
}
