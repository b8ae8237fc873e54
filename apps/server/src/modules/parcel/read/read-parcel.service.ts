import { cny, parseMoney, subtract } from "@sihai/domain";
import { transitAlert } from "@sihai/domain/courier";
import { named } from "@sihai/domain/language";
import { cancelFee, isParcelState, mayActOnParcel, mayConfirmReceipt, readDeposit, settleFreight } from "@sihai/domain/parcel";
import { type Deps, fen } from "#platform";
import { pictureUrl } from "../../file/index.ts";
import { lineFigures, outletOf, viewQuote, viewVolumetric } from "../../freight/index.ts";
import { cardPaymentsOf, liveTradeNo } from "../../payment/index.ts";
import { couponEndsOf, creditsEndOn } from "../../promotion/index.ts";
import { type StepView, stepsOf } from "../../timeline/index.ts";
import { type StoredScan, scansOf } from "../../tracking/index.ts";
import { type Photo, photosOf, type StoredItem, storedItemsOf } from "../../warehouse/index.ts";
import { mayChange } from "../change/change-parcel.service.ts";
import { keptOnCancel } from "../change/kept-on-cancel.ts";
import { missingOf } from "../packing/missing-items.store.ts";
import { findParcel } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { viewCharges } from "../submit/prepare-parcel.ts";
import { exceptionOf } from "../transit/exception.store.ts";
import { arrivalOf, claimByOf, nextStepOf } from "./next-step.ts";
import { openClaimsOf } from "./open-claims.store.ts";

/** Everything a buyer may know of a parcel; null for an unknown one or another's. */
export async function readParcel(deps: Deps, userId: string, packageId: string) {
  const { db } = deps;
  const parcel = await findParcel(db, userId, packageId);
  if (!parcel) return null;
  const { items, itemPhotos, photos, scans, steps, tradeNo, figuresOf, missing, ends, cardPayments, claim } = await besideOf(
    deps,
    parcel,
  );
  const alert = transitAlert(scans.map(({ status }) => status));
  const rules = deps.settings.at(deps.clock.now());
  const arrives = arrivalOf(parcel, figuresOf, alert, rules);
  const exception = parcel.state === "exception" ? await exceptionOf(db, { userId, parcelId: parcel.id }) : null;
  return {
    ...viewTerms(parcel),
    ...viewMoney(parcel, ends),
    state: parcel.state,
    next: nextStepOf(parcel, { arrival: arrives, exception, alert, isMissing: missing.length > 0 }, rules),
    alert: parcel.state === "shipped" ? alert : null,
    tradeNo,
    outlet: await outletOf(db, deps, parcel.pickupCode),
    items: items.map((item) => ({
      ...viewItem(item, itemPhotos.get(item.itemId)),
      missing: missing.find(({ itemId }) => itemId === item.itemId)?.note ?? null,
    })),
    cardPayments,
    actual: viewActual(parcel),
    evidence: photos.get(parcel.id) ?? [],
    carrier: parcel.carrier,
    waybillNo: parcel.waybillNo,
    shippedAt: parcel.shippedAt,
    deliveredAt: parcel.deliveredAt,
    completedAt: parcel.completedAt,
    claimBy: claimByOf(parcel, deps, deps.clock.now()),
    claim,
    arrives,
    tracking: scans.map((scan) => ({ at: scan.at, status: scan.status, place: scan.place.en, text: withPlace(scan) })),
    steps: steps.map(viewStep),
    may: {
      pay: tradeNo !== null,
      change: mayChange(parcel, deps.clock.now()),
      cancel: mayActOnParcel(parcel.state, "cancel"),
      confirmReceipt: mayConfirmReceipt(parcel.state, alert),
    },
    cancelFee: cancelFee(parcel.state, deps.settings.at(parcel.createdAt)),
    refunded: refundedOf(parcel, steps, deps),
  };
}

/** What came back when a paid parcel was cancelled, by the state it was cancelled in; null for any other. */
function refundedOf(parcel: Parcel, steps: readonly StepView[], { settings }: Pick<Deps, "settings">) {
  const before = steps.at(-2)?.to ?? "";
  if (parcel.state !== "cancelled" || parcel.paidAt === null || !isParcelState(before)) return null;
  return subtract(parcel.total, keptOnCancel({ ...parcel, state: before }, settings.at(parcel.createdAt)));
}

/** What stands beside a parcel: its goods and their pictures, its scans and steps, what can be paid. */
async function besideOf(deps: Deps, parcel: Parcel) {
  const { db } = deps;
  const { userId, id } = parcel;
  const ids = (await itemsOfParcel(db, { userId, parcelId: id })).map(({ itemId }) => itemId);
  const [items, itemPhotos, photos, scans, steps, tradeNo, figuresOf, missing, ends, cardPayments, claim] = await Promise.all([
    storedItemsOf(db, userId, ids),
    photosOf(db, userId, "item", ids),
    photosOf(db, userId, "parcel", [id]),
    scansOf(db, userId, "parcel", [id]),
    stepsOf(db, userId, "parcel", id),
    payableTradeNo(deps, parcel),
    lineFigures(deps),
    missingOf(db, [parcel]).then((found) => found.get(id) ?? []),
    endsOf(db, parcel),
    cardPaymentsOf(db, { userId, purposes: ["parcel", "back-payment"], subjectId: id }),
    openClaimsOf(db, userId, [id]).then((found) => found.get(id) ?? null),
  ]);
  return { items, itemPhotos, photos, scans, steps, tradeNo, figuresOf, missing, ends, cardPayments, claim };
}

type Ends = { coupons: ReadonlyMap<string, Date>; credits: Date | null };

/** Until when what was taken off could be used again, were it to come back. */
async function endsOf(db: Deps["db"], { userId, id, discounts }: Parcel): Promise<Ends> {
  const refs = discounts.filter(({ kind }) => kind === "coupon").map(({ ref }) => ref);
  const [coupons, credits] = await Promise.all([
    couponEndsOf(db, userId, refs),
    discounts.some(({ kind }) => kind === "credits") ? creditsEndOn(db, userId, id) : null,
  ]);
  return { coupons, credits };
}

/** What was agreed on at the last submit or change. */
function viewTerms(parcel: Parcel) {
  return {
    packageId: parcel.packageNo,
    warehouse: parcel.warehouse,
    line: viewParcelLine(parcel),
    address: parcel.address,
    email: parcel.email,
    identity: { kind: parcel.identityKind, companyName: parcel.companyName, masked: parcel.identityMasked },
    estimated: {
      grams: parcel.estGrams,
      sidesCm: parcel.estSidesCm,
      chargeableGrams: readDeposit(parcel.policy.depositHow)?.chargeableGrams ?? parcel.quote.chargeableGrams,
      volumetricGrams: parcel.quote.volumetricGrams,
    },
    weighing: viewWeighing(parcel.line),
    declaration: viewDeclaration(parcel),
    tax: viewTax(parcel),
    remark: parcel.remark,
    revision: parcel.revision,
    createdAt: parcel.createdAt,
    payBefore: parcel.payBefore,
  };
}

function viewMoney(parcel: Parcel, ends: Ends) {
  return {
    quote: viewQuote(parcel.quote),
    deposit: parcel.deposit,
    depositHow: parcel.policy.depositHow,
    insurance: { insured: parcel.insured, fee: parcel.insurance, ...termsOf(parcel) },
    charges: viewCharges(parcel.charges),
    chargesTotal: parcel.service,
    discounts: viewDiscounts(parcel, ends),
    total: parcel.total,
    paidAt: parcel.paidAt,
    settlement: viewSettlement(parcel),
    sealed: viewSealed(parcel),
  };
}

/** What its insurance was reckoned by at the submit. */
function termsOf({ line: { insurance } }: Parcel) {
  return insurance ? { terms: { rateBp: insurance.rateBp, least: cny(insurance.min) } } : {};
}

function viewItem(item: StoredItem, photos: readonly Photo[] | undefined) {
  return {
    itemId: item.itemId,
    itemNo: item.itemNo,
    name: named(item.name),
    skuName: item.skuName,
    pictureUrl: item.pictureUrl ?? ownPicture(photos),
    quantity: item.quantity,
    grams: item.grams,
    value: item.value,
  };
}

function viewStep({ to, at, by, note, facts: { fromFen, toFen } }: StepView) {
  const changed = typeof fromFen === "string" && typeof toFen === "string" ? { from: fen(fromFen), to: fen(toFen) } : null;
  return { to, at, by, note, changed };
}

/** What happened and where: "Cleared customs, Duisburg". */
function withPlace({ text, place }: StoredScan) {
  const join = (what: string, where: string, comma: string) =>
    where === "" || what.includes(where) ? what : `${what}${comma}${where}`;
  return { zh: join(text.zh, place.zh, "，"), en: join(text.en, place.en, ", ") };
}

/** Goods nobody had a picture of are shown as the bench photographed them. */
function ownPicture(photos: readonly Photo[] | undefined): string | null {
  const [first] = photos ?? [];
  return first ? pictureUrl(first.fileId) : null;
}

/** What can be paid now: the deposit while it is open, or the balance due. */
export function payableTradeNo({ db }: Pick<Deps, "db">, { userId, id, state, owed }: Parcel): Promise<string | null> {
  if (owed.amount > 0n) return liveTradeNo(db, { userId, purpose: "back-payment", subjectId: id });
  return state === "unpaid" ? liveTradeNo(db, { userId, purpose: "parcel", subjectId: id }) : Promise.resolve(null);
}

/** The line as it was when the parcel was submitted; its days are working days (rule P-27). */
export function viewParcelLine({ line }: Parcel) {
  const days: [number, number] = [line.days[0], line.days[1]];
  return { id: line.id, name: line.name, service: line.service, days, taxMode: line.tax.mode };
}

function viewWeighing({ volumetric, minChargeGrams, roundUpGrams }: Parcel["line"]) {
  return { volumetric: viewVolumetric(volumetric), minChargeGrams, roundUpGrams };
}

function viewActual({ actGrams, actSidesCm, finalQuote }: Parcel) {
  if (finalQuote === null) return null;
  return {
    grams: actGrams,
    sidesCm: actSidesCm,
    chargeableGrams: finalQuote.chargeableGrams,
    volumetricGrams: finalQuote.volumetricGrams,
  };
}

/** What weighing came to against the deposit; null before. */
export function viewSettlement({ settlement, finalQuote, deposit, freightDiscount, owed }: Parcel) {
  if (!settlement || !finalQuote) return null;
  const { at, outcome, finalFreight } = settlement;
  const { refund, unusedDiscount, owed: fellDue } = settleFreight({ deposit, discount: freightDiscount, finalFreight });
  const difference = outcome === "balance-due" ? fellDue : refund;
  return { outcome, quote: viewQuote(finalQuote), difference, unusedDiscount, owed, at };
}

/** What settling a sealed parcel will come to once it leaves; null before it is sealed, and once it is settled. */
export function viewSealed({ settlement, finalQuote, deposit, freightDiscount }: Parcel) {
  if (settlement || !finalQuote) return null;
  const finalFreight = cny(finalQuote.total);
  const { outcome, refund, unusedDiscount, owed } = settleFreight({ deposit, discount: freightDiscount, finalFreight });
  return { outcome, quote: viewQuote(finalQuote), difference: outcome === "balance-due" ? owed : refund, unusedDiscount };
}

function viewDiscounts({ discounts }: Parcel, { coupons, credits }: Ends) {
  return discounts.map(({ kind, ref, name, amount }) => ({
    kind,
    ref,
    name,
    amount: cny(amount),
    validUntil: kind === "credits" ? credits : (coupons.get(ref) ?? null),
  }));
}

/** The tax to expect at customs; null where the line includes or prepays it, or no rule is known. */
export function viewTax({ policy: { tax } }: Parcel) {
  if (!tax) return null;
  const lines = tax.lines.map(({ code, amount, how }) => ({ code, amount: cny(amount), how }));
  return { from: tax.from, total: cny(tax.total), lines };
}

/** What is declared to customs, in USD; parts and total as they were agreed. */
export function viewDeclaration({ declaration }: Parcel) {
  return {
    lines: declaration.lines.map((line) => ({ ...line, itemIds: [...line.itemIds], value: parseMoney(line.value, "USD") })),
    total: parseMoney(declaration.total, "USD"),
  };
}
