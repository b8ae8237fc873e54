import { cny, money, parseMoney } from "@sihai/domain";
import { roadTrouble } from "@sihai/domain/courier";
import { named } from "@sihai/domain/language";
import { cancelFee, mayActOnParcel, mayConfirmReceipt, settleFreight } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { pictureUrl } from "../../file/index.ts";
import { lineFigures, outletOf, viewQuote, viewVolumetric } from "../../freight/index.ts";
import { liveTradeNo } from "../../payment/index.ts";
import { type StepView, stepsOf } from "../../timeline/index.ts";
import { type StoredScan, scansOf } from "../../tracking/index.ts";
import { type Photo, photosOf, storedItemsOf } from "../../warehouse/index.ts";
import { mayChange } from "../change/change-parcel.service.ts";
import { missingOf } from "../packing/held-up.store.ts";
import { findParcel } from "../parcel.store.ts";
import type { Parcel } from "../parcel.types.ts";
import { itemsOfParcel } from "../parcel-item.store.ts";
import { viewCharges } from "../submit/prepare-parcel.ts";
import { exceptionOf } from "../transit/exception.store.ts";
import { arrivalOf, nextStepOf } from "./next-step.ts";

/** Everything a buyer may know of a parcel; null for an unknown one or another's. */
export async function readParcel(deps: Deps, userId: string, packageId: string) {
  const { db } = deps;
  const parcel = await findParcel(db, userId, packageId);
  if (!parcel) return null;
  const key = { userId, parcelId: parcel.id };
  const ids = (await itemsOfParcel(db, key)).map(({ itemId }) => itemId);
  const [items, itemPhotos, photos, scans, steps, tradeNo, figuresOf, missing] = await Promise.all([
    storedItemsOf(db, userId, ids),
    photosOf(db, userId, "item", ids),
    photosOf(db, userId, "parcel", [parcel.id]),
    scansOf(db, userId, "parcel", [parcel.id]),
    stepsOf(db, userId, "parcel", parcel.id),
    payableTradeNo(deps, parcel),
    lineFigures(deps),
    missingOf(db, [parcel]).then((found) => found.get(parcel.id) ?? []),
  ]);
  const trouble = roadTrouble(scans.map(({ status }) => status));
  const arrives = arrivalOf(parcel, figuresOf, trouble);
  const exception = parcel.state === "exception" ? await exceptionOf(db, key) : null;
  return {
    packageId: parcel.packageNo,
    state: parcel.state,
    next: nextStepOf(parcel, { arrival: arrives, exception, trouble, isMissing: missing.length > 0 }),
    trouble: parcel.state === "shipped" ? trouble : null,
    tradeNo,
    warehouse: parcel.warehouse,
    line: viewParcelLine(parcel),
    address: parcel.address,
    email: parcel.email,
    identity: { kind: parcel.identityKind, companyName: parcel.companyName, masked: parcel.identityMasked },
    outlet: await outletOf(db, parcel.pickupCode),
    items: items.map((item) => ({
      itemId: item.itemId,
      itemNo: item.itemNo,
      name: named(item.name),
      skuName: item.skuName,
      pictureUrl: item.pictureUrl ?? ownPicture(itemPhotos.get(item.itemId)),
      quantity: item.quantity,
      grams: item.grams,
      value: item.value,
      missing: missing.find(({ itemId }) => itemId === item.itemId)?.note ?? null,
    })),
    estimated: {
      grams: parcel.estGrams,
      sidesCm: parcel.estSidesCm,
      chargeableGrams: parcel.quote.chargeableGrams,
      volumetricGrams: parcel.quote.volumetricGrams,
    },
    actual: viewActual(parcel),
    weighing: viewWeighing(parcel.line),
    quote: viewQuote(parcel.quote),
    deposit: parcel.deposit,
    depositHow: parcel.policy.depositHow,
    insurance: { insured: parcel.insured, fee: parcel.insurance },
    charges: viewCharges(parcel.charges),
    chargesTotal: parcel.service,
    discounts: viewDiscounts(parcel),
    total: parcel.total,
    paidAt: parcel.paidAt,
    settlement: viewSettlement(parcel),
    evidence: photos.get(parcel.id) ?? [],
    declaration: viewDeclaration(parcel),
    tax: viewTax(parcel),
    remark: parcel.remark,
    carrier: parcel.carrier,
    waybillNo: parcel.waybillNo,
    shippedAt: parcel.shippedAt,
    deliveredAt: parcel.deliveredAt,
    completedAt: parcel.completedAt,
    arrives,
    tracking: scans.map((scan) => ({ at: scan.at, status: scan.status, place: scan.place.en, text: withPlace(scan) })),
    steps: steps.map(viewStep),
    may: {
      pay: tradeNo !== null,
      change: mayChange(parcel, deps.clock.now()),
      cancel: mayActOnParcel(parcel.state, "cancel"),
      confirmReceipt: mayConfirmReceipt(parcel.state, trouble),
    },
    revision: parcel.revision,
    cancelFee: cancelFee(parcel.state, deps.settings.at(parcel.createdAt)),
    createdAt: parcel.createdAt,
    payBefore: parcel.payBefore,
  };
}

function viewStep({ to, at, by, note, facts: { fromFen, toFen } }: StepView) {
  const changed =
    typeof fromFen === "string" && typeof toFen === "string"
      ? { from: money(BigInt(fromFen), "CNY"), to: money(BigInt(toFen), "CNY") }
      : null;
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

export function viewParcelLine({ line }: Parcel) {
  const days: [number, number] = [line.days[0], line.days[1]];
  return { id: line.id, name: line.name, service: line.service, days, taxMode: line.tax.mode };
}

function viewWeighing({ volumetric, minChargeGrams, roundUpGrams }: Parcel["line"]) {
  return { volumetric: viewVolumetric(volumetric), minChargeGrams, roundUpGrams };
}

function viewActual({ actGrams, actSidesCm, finalQuote }: Parcel) {
  if (actGrams === null || !actSidesCm || !finalQuote) return null;
  return {
    grams: actGrams,
    sidesCm: actSidesCm,
    chargeableGrams: finalQuote.chargeableGrams,
    volumetricGrams: finalQuote.volumetricGrams,
  };
}

function viewSettlement(parcel: Parcel) {
  const { settledAt, settlementOutcome, finalQuote, finalFreight, deposit, freightDiscount, owed } = parcel;
  if (!settledAt || !settlementOutcome || !finalQuote || !finalFreight) return null;
  const { refund, unusedDiscount, owed: fellDue } = settleFreight({ deposit, discount: freightDiscount, finalFreight });
  return {
    outcome: settlementOutcome,
    quote: viewQuote(finalQuote),
    difference: settlementOutcome === "balance-due" ? fellDue : refund,
    unusedDiscount,
    owed,
    at: settledAt,
  };
}

export function viewDiscounts({ discounts }: Parcel) {
  return discounts.map(({ kind, ref, name, amount }) => ({ kind, ref, name, amount: cny(amount) }));
}

function viewTax({ policy: { tax } }: Parcel) {
  if (!tax) return null;
  const lines = tax.lines.map(({ code, amount, how }) => ({ code, amount: cny(amount), how }));
  return { from: tax.from, total: cny(tax.total), lines };
}

export function viewDeclaration({ declaration }: Parcel) {
  return {
    lines: declaration.lines.map((line) => ({ ...line, itemIds: [...line.itemIds], value: parseMoney(line.value, "USD") })),
    total: parseMoney(declaration.total, "USD"),
  };
}
