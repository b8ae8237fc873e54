import { type Money, ok, type Result, refuse, toDecimal, zero } from "@sihai/domain";
import { changeFee, changesBox, mayActOnParcel, type OutstandingRefusal } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { linesOf, rateCards } from "../../freight/index.ts";
import { checkPayPassword, type PayPasswordRefusal } from "../../identity/index.ts";
import { tell } from "../../message/index.ts";
import { cancelOpenTrade, openTrade } from "../../payment/index.ts";
import { lendDiscounts, useDiscounts } from "../../promotion/index.ts";
import { storedItemsOf } from "../../warehouse/index.ts";
import { moveParcel } from "../move-parcel.ts";
import { findParcel, lockCustomer, lockParcel } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { type ParcelTerms, replaceTerms } from "../parcel-terms.store.ts";
import { agreedDay } from "../submit/agreed-day.ts";
import { type DrawUpRefusal, drawUpParcel, type ItemsRefusal } from "../submit/draw-up-parcel.ts";
import { parcelAddress } from "../submit/parcel-address.ts";
import { packingDue } from "../submit/parcel-paid.ts";
import type { SubmittedForm } from "../submit/price-parcel.ts";
import { openIdentity } from "../submit/seal-identity.ts";
import { type ChangedGoods, chooseGoods, exchangeGoods, forgetWork } from "./change-goods.ts";
import { type MoneyRefusal, moveChangeMoney } from "./move-change-money.ts";
import { reopenCharges, reopenLine } from "./reopen-charge.ts";

type Command = Omit<SubmittedForm, "identity"> & {
  userId: string;
  packageId: string;
  /** The parcel as it was on the screen. */
  revision: number;
  itemIds: readonly string[];
  /** Undefined: the address of the parcel, as it was frozen. */
  addressId: string | undefined;
  lineId: string;
  /** `kept`: the number we have stays. */
  identity: SubmittedForm["identity"] & { kept: boolean };
  email: string;
  remark: string;
  couponId: string | undefined;
  credits: number | undefined;
  discountCode: string | undefined;
  /** What the buyer saw as the new total. */
  total: Money;
  payPassword: string | undefined;
  now: Date;
  once: Once | null;
};
type Changed = {
  packageId: string;
  state: Parcel["state"];
  tradeNo: string | null;
  total: Money;
  charged: Money;
  refunded: Money;
};
type Refusal =
  | DrawUpRefusal
  | ItemsRefusal
  | OutstandingRefusal
  | OnceRefusal
  | PayPasswordRefusal
  | MoneyRefusal
  | {
      code:
        | "PARCEL_NOT_FOUND"
        | "PARCEL_CHANGE_REFUSED"
        | "PARCEL_CHANGED_MEANWHILE"
        | "PARCEL_ADDRESS_NOT_FOUND"
        | "LINE_NOT_FOUND"
        | "ROUTES_UNAVAILABLE";
    };

/**
 * Changes a parcel that is not sealed, in one transaction and under its number: goods, line, services, papers, receiver, discounts. It keeps
 * the day, member terms, rate and, on the same line, the price list of its submit. Unpaid, its payment is replaced by one of the new amount
 * with the old deadline; paid, the difference goes back to the wallet or comes from it, which needs the payment password.
 */
export async function changeParcel(deps: Deps, command: Command): Promise<Result<Changed, Refusal>> {
  const { userId, packageId, now } = command;
  const cards = await rateCards(deps);
  if (!cards.ok) return cards;
  const known = await findParcel(deps.db, userId, packageId);
  if (!known) return refuse({ code: "PARCEL_NOT_FOUND" });
  // Money moves only by a password that was looked at: a parcel paid while this waits is asked about again.
  const isAllowed = command.payPassword !== undefined && known.paidAt !== null && mayActOnParcel(known.state, "change");
  if (command.payPassword !== undefined && isAllowed) {
    const allowed = await checkPayPassword(deps, { userId, password: command.payPassword, now });
    if (!allowed.ok) return allowed;
  }
  return transact<Changed, Refusal>(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, userId);
      const subject = { userId, purpose: "parcel", subjectId: known.id } as const;
      const wasOpen = await cancelOpenTrade(tx, { ...subject, at: now });
      const parcel = await lockParcel(tx, { userId, parcelId: known.id });
      if (!parcel || !mayChange(parcel, now)) return refuse({ code: "PARCEL_CHANGE_REFUSED" });
      if (parcel.revision !== command.revision) return refuse({ code: "PARCEL_CHANGED_MEANWHILE" });
      const card =
        command.lineId === parcel.line.id
          ? parcel.line
          : linesOf(cards.value, now.toISOString()).find(({ id }) => id === command.lineId);
      if (!card) return refuse({ code: "LINE_NOT_FOUND" });
      const { addressId } = command;
      const address = addressId === undefined ? parcel.address : await parcelAddress(tx, userId, addressId);
      if (!address) return refuse({ code: "PARCEL_ADDRESS_NOT_FOUND" });
      const rules = deps.settings.at(now);
      const goods = await chooseGoods(tx, parcel, command, rules);
      if (!goods.ok) return goods;

      const { itemIds } = goods.value;
      const isBoxChanged = changesBox(
        { itemIds: goods.value.before, charges: parcel.charges },
        { itemIds, charges: command.services.map((service) => ({ ...service, quantity: 1 })) },
      );
      const fee = changeFee(parcel.state, isBoxChanged, deps.settings.at(parcel.createdAt));
      const wish = { couponId: command.couponId ?? null, credits: command.credits ?? 0, code: command.discountCode ?? null };
      const key = { userId, parcelId: parcel.id, packageNo: packageId };
      const holds = await lendDiscounts(tx, { ...key, at: now }, wish);
      const drawn = await drawUpParcel(tx, deps, {
        ...command,
        packageNo: packageId,
        items: await storedItemsOf(tx, userId, itemIds),
        address,
        card,
        usdPerCny: parcel.policy.usdPerCny,
        identity: identityOf(deps, parcel, command.identity),
        discounts: wish,
        seen: command.total,
        before: {
          country: parcel.country,
          policy: parcel.policy,
          pricedOn: card === parcel.line ? agreedDay(parcel) : undefined,
          extraCharges: [...reopenCharges(parcel.charges), ...reopenLine(fee)],
          holds,
        },
      });
      if (!drawn.ok) return drawn;
      const { terms } = drawn.value;

      const { changeId } = await replaceTerms(tx, parcel, terms, now);
      const reserved = await drawn.value.reserve(tx, key);
      if (!reserved.ok) return reserved;
      const put = await exchangeGoods(tx, parcel, goods.value, now);
      if (!put.ok) return put;
      const doesAgain = await forgetWork(tx, parcel, terms.charges, isBoxChanged);
      const state = await noteChange(tx, parcel, { terms, goods: goods.value, isBoxChanged, doesAgain, at: now });
      if (!state.ok) return refuse({ code: "PARCEL_CHANGE_REFUSED" });

      const none = zero("CNY");
      const done = { packageId, state: state.value, total: terms.total, tradeNo: null, charged: none, refunded: none };
      if (!parcel.paidAt) {
        if (!wasOpen.ok) throw new Error(`parcel ${packageId} is unpaid, its trade is not`);
        const subjects = [{ subjectId: parcel.id, amount: terms.total }];
        const { tradeNo } = await openTrade(tx, { userId, purpose: "parcel", subjects, expiresAt: parcel.payBefore, at: now });
        await tellChange(tx, deps, parcel, terms.total, now);
        return ok({ ...done, tradeNo });
      }
      await useDiscounts(tx, { ...key, at: now });
      const moved = await moveChangeMoney(tx, parcel, { changeId, terms, isAllowed, at: now });
      if (!moved.ok) return moved;
      await tellChange(tx, deps, parcel, terms.total, now);
      return ok({ ...done, ...moved.value });
    },
    command.once,
  );
}

/** Until it is sealed, and while an unpaid one can still be paid. */
export function mayChange({ state, payBefore }: Parcel, now: Date): boolean {
  return mayActOnParcel(state, "change") && (state !== "unpaid" || now.getTime() < payBefore.getTime());
}

type Noted = { terms: ParcelTerms; goods: ChangedGoods; isBoxChanged: boolean; doesAgain: number; at: Date };

/** The step in the history, seen by buyer and bench. With another box or other work the bench's time begins anew. */
async function noteChange(tx: Tx, parcel: Parcel, { terms, goods, isBoxChanged, doesAgain, at }: Noted) {
  const reopens = parcel.state === "packed" && isBoxChanged;
  const due = parcel.paidAt && isBoxChanged ? { due_at: packingDue(terms, at) } : {};
  return moveParcel(
    tx,
    parcel,
    {
      action: reopens ? "reopen" : "change",
      by: { kind: "user", id: parcel.userId },
      at,
      facts: {
        revision: parcel.revision + 1,
        added: goods.added,
        removed: goods.removed,
        box: isBoxChanged,
        doesAgain,
        fromFen: parcel.total.amount.toString(),
        toFen: terms.total.amount.toString(),
      },
    },
    due,
  );
}

function identityOf(deps: Deps, parcel: Parcel, { kept, ...given }: Command["identity"]): SubmittedForm["identity"] {
  const { identitySealed: sealed, identityKind } = parcel;
  if (!kept || !sealed || given.kind !== identityKind) return given;
  return { ...given, number: openIdentity(deps.config.secretKey, parcel, sealed) };
}

async function tellChange(tx: Tx, deps: Deps, { userId, packageNo, total: was }: Parcel, total: Money, at: Date): Promise<void> {
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "parcel-changed",
    facts: { packageNo, wasCny: toDecimal(was), amountCny: toDecimal(total) },
    link: `/package/detail?packageId=${packageNo}`,
    at,
  });
}
