import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, ok, type Result, refuse, sign, zero } from "@sihai/domain";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import { changeFee, changesBox, mayActOnParcel, type OutstandingRefusal, type ParcelForm } from "@sihai/domain/parcel";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import type { StoredAddress } from "../../address/index.ts";
import { type AgreementChanged, recordAcceptances } from "../../content/index.ts";
import { levelOf, linesOf, rateCards } from "../../freight/index.ts";
import { checkPayPassword, lockCustomer, type PayPasswordRefusal } from "../../identity/index.ts";
import { cancelOpenTrade, openTrade } from "../../payment/index.ts";
import { lendDiscounts, useDiscounts } from "../../promotion/index.ts";
import { storedItemsOf } from "../../warehouse/index.ts";
import { findParcel, lockParcel } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { couponGoodsOf } from "../parcel-item.store.ts";
import { replaceTerms } from "../parcel-terms.store.ts";
import { agreedDay } from "../submit/agreed-day.ts";
import { parcelAddress } from "../submit/parcel-address.ts";
import type { OpenWorkRefusal } from "../submit/refuse-open-work.ts";
import { openIdentity } from "../submit/seal-identity.ts";
import { type ItemsRefusal, type TermsRefusal, termsOfParcel } from "../submit/terms-of-parcel.ts";
import { type ChangedGoods, chooseGoods, exchangeGoods, forgetWork } from "./change-goods.ts";
import { type MoneyRefusal, moveChangeMoney } from "./move-change-money.ts";
import { noteChange, tellChange } from "./note-change.ts";
import { reopenCharges, reopenLine } from "./reopen-charge.ts";

type Command = Omit<ParcelForm, "identity"> & {
  userId: string;
  packageId: string;
  /** The parcel as it was on the screen. */
  revision: number;
  itemIds: readonly string[];
  agreedOpenServices?: boolean | undefined;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  /** Undefined: the address of the parcel, as it was frozen. */
  addressId: string | undefined;
  lineId: string;
  /** `kept`: the number we have stays. */
  identity: ParcelForm["identity"] & { kept: boolean };
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
  | TermsRefusal
  | ItemsRefusal
  | OpenWorkRefusal
  | OutstandingRefusal
  | OnceRefusal
  | PayPasswordRefusal
  | MoneyRefusal
  | AgreementChanged
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
      const locked = await lockForChange(tx, command, { parcelId: known.id, cards: cards.value });
      if (!locked.ok) return locked;
      const decided = await decideChange(tx, deps, command, locked.value);
      if (!decided.ok) return decided;
      const recorded = await recordChange(tx, deps, locked.value, decided.value, now);
      if (!recorded.ok) return recorded;
      const { parcel } = locked.value;
      const accepted = await acceptInsurance(tx, deps, parcel, command);
      if (!accepted.ok) return accepted;
      const { total } = decided.value.terms;
      const paid = await payChange(tx, locked.value, decided.value, { ...recorded.value, isAllowed, at: now });
      if (!paid.ok) return paid;
      await tellChange(tx, deps, parcel, total, now);
      return ok({ packageId, state: recorded.value.state, total, ...paid.value });
    },
    command.once,
  );
}

type Locked = {
  parcel: Parcel;
  card: RateCard;
  address: StoredAddress;
  /** Whether its payment was open; it is called off either way, and a new one is opened for what it comes to now. */
  wasOpen: boolean;
};

/** Locks customer, payment and parcel, in that order, and refuses what cannot be changed or is not what the buyer saw. */
async function lockForChange(
  tx: Tx,
  { userId, addressId, lineId, revision, now }: Command,
  { parcelId, cards }: { parcelId: string; cards: { cards: readonly RateCard[] } },
): Promise<Result<Locked, Refusal>> {
  await lockCustomer(tx, userId);
  const open = await cancelOpenTrade(tx, { userId, purpose: "parcel", subjectId: parcelId, at: now });
  const parcel = await lockParcel(tx, { userId, parcelId });
  if (!parcel || !mayChange(parcel, now)) return refuse({ code: "PARCEL_CHANGE_REFUSED" });
  if (parcel.revision !== revision) return refuse({ code: "PARCEL_CHANGED_MEANWHILE" });
  const isSameLine = lineId === parcel.line.id;
  const card = isSameLine ? parcel.line : linesOf(cards, now.toISOString()).find(({ id }) => id === lineId);
  if (!card) return refuse({ code: "LINE_NOT_FOUND" });
  const address = addressId === undefined ? parcel.address : await parcelAddress(tx, userId, addressId);
  if (!address) return refuse({ code: "PARCEL_ADDRESS_NOT_FOUND" });
  return ok({ parcel, card, address, wasOpen: open.ok });
}

type Agreed = Extract<Awaited<ReturnType<typeof termsOfParcel>>, { ok: true }>["value"];
type Decided = Agreed & { goods: ChangedGoods; isBoxChanged: boolean };

/** What goes in and comes out, and the terms it makes. */
async function decideChange(
  tx: Tx,
  deps: Deps,
  command: Command,
  { parcel, card, address }: Locked,
): Promise<Result<Decided, Refusal>> {
  const { now } = command;
  const goods = await chooseGoods(tx, parcel, command, deps.settings.at(now));
  if (!goods.ok) return goods;
  const { itemIds, before } = goods.value;
  const isBoxChanged = changesBox(
    { itemIds: before, charges: parcel.charges },
    { itemIds, charges: command.services.map((service) => ({ ...service, quantity: 1 })) },
  );
  const fee = changeFee(parcel.state, isBoxChanged, deps.settings.at(parcel.createdAt));
  const wish = { couponId: command.couponId ?? null, credits: command.credits ?? 0, code: command.discountCode ?? null };
  const holds = await lendDiscounts(tx, { ...keyOf(parcel), at: now }, wish);
  const [items, level, couponGoods] = await Promise.all([
    storedItemsOf(tx, parcel.userId, itemIds),
    levelOf(tx, parcel.userId),
    couponGoodsOf(tx, parcel.userId, itemIds),
  ]);
  const agreed = await termsOfParcel(tx, deps, {
    ...command,
    ...{ packageNo: parcel.packageNo, items, level, couponGoods },
    address,
    card,
    usdPerCny: parcel.policy.usdPerCny,
    identity: identityOf(deps, parcel, command.identity),
    discounts: wish,
    seen: command.total,
    before: {
      submittedAt: parcel.createdAt,
      country: parcel.country,
      policy: parcel.policy,
      pricedOn: card === parcel.line ? agreedDay(parcel) : undefined,
      extraCharges: [...reopenCharges(parcel.charges), ...reopenLine(fee)],
      holds,
    },
  });
  return agreed.ok ? ok({ ...agreed.value, goods: goods.value, isBoxChanged }) : agreed;
}

/** Writes the terms, sets the discounts aside, exchanges the goods and notes the step. */
async function recordChange(
  tx: Tx,
  deps: Deps,
  { parcel }: Locked,
  { terms, reserve, goods, isBoxChanged }: Decided,
  at: Date,
): Promise<Result<{ changeId: string; state: Parcel["state"] }, Refusal>> {
  const { changeId } = await replaceTerms(tx, parcel, terms, at);
  const reserved = await reserve(tx, keyOf(parcel));
  if (!reserved.ok) return reserved;
  const put = await exchangeGoods(tx, deps, parcel, goods, at);
  if (!put.ok) return put;
  const doesAgain = await forgetWork(tx, parcel, terms.charges, isBoxChanged);
  const state = await noteChange(tx, parcel, { terms, goods, isBoxChanged, doesAgain, at, rules: deps.settings.at(at) });
  return state.ok ? ok({ changeId, state: state.value }) : refuse({ code: "PARCEL_CHANGE_REFUSED" });
}

/** Who insures a parcel only now accepts the terms of that; the other ones were accepted when it was submitted. */
async function acceptInsurance(
  tx: Tx,
  deps: Deps,
  parcel: Parcel,
  { insuredValue, agreementsSeen, now }: Command,
): Promise<Result<undefined, AgreementChanged>> {
  if (sign(parcel.insured) > 0 || sign(insuredValue) === 0) return ok();
  return recordAcceptances(tx, deps, {
    userId: parcel.userId,
    agreements: ["insurance-terms"],
    acceptedWith: [`parcel:${parcel.packageNo}`],
    seen: agreementsSeen,
    at: now,
  });
}

type Paid = Pick<Changed, "tradeNo" | "charged" | "refunded">;

/** Unpaid: a payment of the new amount, to be paid until the old deadline. Paid: the difference moves. */
async function payChange(
  tx: Tx,
  { parcel, wasOpen }: Locked,
  { terms }: Decided,
  { changeId, isAllowed, at }: { changeId: string; isAllowed: boolean; at: Date },
): Promise<Result<Paid, MoneyRefusal>> {
  const { userId, packageNo } = parcel;
  if (!parcel.paidAt) {
    if (!wasOpen) throw new Error(`parcel ${packageNo} is unpaid, its trade is not`);
    const subjects = [{ subjectId: parcel.id, amount: terms.total, discount: terms.discount }];
    const { tradeNo } = await openTrade(tx, { userId, purpose: "parcel", subjects, expiresAt: parcel.payBefore, at });
    return ok({ tradeNo, charged: zero("CNY"), refunded: zero("CNY") });
  }
  await useDiscounts(tx, { ...keyOf(parcel), at });
  const moved = await moveChangeMoney(tx, parcel, { changeId, terms, isAllowed, at });
  return moved.ok ? ok({ tradeNo: null, ...moved.value }) : moved;
}

function keyOf({ userId, id, packageNo }: Parcel) {
  return { userId, parcelId: id, packageNo };
}

/** Until it is sealed, and while an unpaid one can still be paid. */
export function mayChange({ state, payBefore }: Parcel, now: Date): boolean {
  return mayActOnParcel(state, "change") && (state !== "unpaid" || now.getTime() < payBefore.getTime());
}

function identityOf(deps: Deps, parcel: Parcel, { kept, ...given }: Command["identity"]): ParcelForm["identity"] {
  const { identitySealed: sealed, identityKind } = parcel;
  if (!kept || !sealed || given.kind !== identityKind) return given;
  return { ...given, number: openIdentity(deps.config.sealKeys, parcel, sealed) };
}
