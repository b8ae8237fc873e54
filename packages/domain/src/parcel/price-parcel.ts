import type { Outlet, RateCard } from "../freight/rate-cards/index.ts";
import type { Refusal as LineRefusal } from "../freight/refusal.ts";
import { type Money, sign, sum, toDecimal } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Settings } from "../setting/settings.ts";
import { storageTime } from "../storage/storage.ts";
import { checkParcelRules, type ParcelRuleRefusal } from "./check-rules.ts";
import { checkDeclaration, type DeclarationLine, type DeclarationRefusal } from "./declaration.ts";
import { type Estimate, estimateDeposit } from "./deposit.ts";
import type { FreightTerms } from "./freight-terms.ts";
import { chargesOf, chargesTotal, type FrozenCharge, freightItem, goodsValueOf, type ParcelGoods } from "./frozen-charge.ts";
import { checkIdentity, type IdentityKind, type IdentityRefusal } from "./identity.ts";
import { type InsuranceRefusal, insure } from "./insurance.ts";
import { prepaidTaxCharge } from "./prepaid-tax.ts";
import { type BenchRules, priceServices, type ServiceChoice, type ServiceLine, type ServiceRefusal } from "./services.ts";

/** What a buyer fills in to submit a parcel. */
export type ParcelForm = {
  services: readonly ServiceChoice[];
  declaration: { lines: readonly DeclarationLine[]; total: Money };
  insuredValue: Money;
  identity: { kind: IdentityKind; companyName: string; number: string };
  pickupCode: string | undefined;
  agreedInsurance: boolean;
  agreedDifference: boolean;
};

export type ParcelPrice = {
  estimate: Estimate;
  deposit: Money;
  insured: Money;
  insurance: Money;
  charges: FrozenCharge[];
  service: Money;
  total: Money;
  declaredTotal: Money;
  identityNumber: string | null;
};

export type ParcelPriceRefusal =
  | ParcelRuleRefusal
  | DeclarationRefusal
  | ServiceRefusal
  | InsuranceRefusal
  | IdentityRefusal
  | { code: "LINE_REFUSES_PARCEL"; refusals: readonly LineRefusal[] }
  | { code: "STORAGE_ENDED"; itemNo: string }
  | { code: "AGREEMENT_NEEDED" | "PICKUP_OUTLET_NEEDED" };

type PriceRules = BenchRules &
  Pick<Settings, "depositAllowanceBp" | "declarationLinesMost" | "declaredValueMost" | "measuringTiers" | "storageTerms">;

export type ParcelPriceRequest = {
  items: readonly ParcelGoods[];
  address: { country: string; zipCode: string };
  card: RateCard;
  /** Outlets parcels can be sent to; needed for pickup lines alone. */
  outlets?: readonly Pick<Outlet, "code" | "lineId">[];
  /** Without an identity where a price alone is wanted: it is needed when the parcel is made. */
  form: Omit<ParcelForm, "identity"> & { identity: ParcelForm["identity"] | null };
  /** What holds now, or what held at its submit for a parcel that is changed. */
  terms: FreightTerms;
  /** When it was submitted; now for a new one. */
  agreedAt: Date;
  /** The rules of an instant: those of its submit for the parcel, those of each stock-in for what lay in storage. */
  rulesAt: (instant: Date) => PriceRules;
  /** Charges the parcel has already, beside those its goods and services bring. */
  extraCharges?: readonly FrozenCharge[];
  usdPerCny: string;
  /** The day (ISO) whose price list counts where it is not today's. */
  pricedOn?: string | undefined;
  now: Date;
};

/** Checks a submitted parcel by rules H-117 to H-135 and says what it costs. */
export function priceParcel(request: ParcelPriceRequest): Result<ParcelPrice, ParcelPriceRefusal> {
  const { items, address, card, form, terms, usdPerCny, now } = request;
  const rules = request.rulesAt(request.agreedAt);
  const refusal = refuseGoods(request);
  if (refusal) return refuse(refusal);
  const estimate = estimateDeposit({
    line: card,
    items: items.map(freightItem),
    country: address.country,
    zip: address.zipCode,
    on: request.pricedOn ?? now.toISOString(),
    memberFreightOffBp: terms.memberFreightOffBp,
    operationFee: terms.operationFee,
    depositAllowanceBp: rules.depositAllowanceBp,
    warehouses: terms.warehouses,
  });
  if (!estimate.expected.eligible) return refuse({ code: "LINE_REFUSES_PARCEL", refusals: estimate.expected.refusals });
  if (lacksOutlet(request)) return refuse({ code: "PICKUP_OUTLET_NEEDED" });
  const declared = checkDeclaration(form.declaration.lines, form.declaration.total, rules);
  if (!declared.ok) return declared;
  const services = priceServices(form.services, items, rules);
  if (!services.ok) return services;
  const insurance = insure(card, form.insuredValue, goodsValueOf(items), estimate.deposit);
  if (!insurance.ok) return insurance;
  const identity = identityNumber(request);
  if (!identity.ok) return identity;

  const charges = [
    ...services.value.map(frozenService),
    ...chargesOf(items, now, request.rulesAt),
    ...(card.tax.mode === "prepaid" ? [prepaidTaxCharge(declared.value, usdPerCny, card.tax.rateBp)] : []),
    ...(request.extraCharges ?? []),
  ];
  const { deposit } = estimate;
  const [service, { insured, fee }] = [chargesTotal(charges), insurance.value];
  const total = sum([deposit, fee, service], "CNY");
  const price = { estimate, deposit, insured, insurance: fee, charges, service, total };
  return ok({ ...price, declaredTotal: declared.value, identityNumber: identity.value.number });
}

/** What stands in the way of any line: an agreement not given, a rule of warehouses and goods, storage that has ended. */
function refuseGoods({ items, address, form, terms, rulesAt, now }: ParcelPriceRequest): ParcelPriceRefusal | null {
  if (!form.agreedDifference || (!form.agreedInsurance && sign(form.insuredValue) > 0)) return { code: "AGREEMENT_NEEDED" };
  const rules = checkParcelRules(items, address.country, terms);
  if (!rules.ok) return rules.refusal;
  const ended = items.find((item) => storageTime({ ...item, now }, rulesAt(item.stockedInAt).storageTerms).phase === "ended");
  return ended ? { code: "STORAGE_ENDED", itemNo: ended.itemNo } : null;
}

function lacksOutlet({ card, outlets = [], form }: ParcelPriceRequest): boolean {
  return card.pickup && !outlets.some(({ code, lineId }) => lineId === card.id && code === form.pickupCode);
}

function identityNumber({ form, address, card }: ParcelPriceRequest): Result<{ number: string | null }, IdentityRefusal> {
  if (!form.identity) return ok({ number: null });
  return checkIdentity({ ...form.identity, country: address.country, lineNeedsIdentity: card.needsIdentity });
}

function frozenService({ code, quantity, unitPrice, amount, items }: ServiceLine): FrozenCharge {
  return { code, quantity, unitPrice: toDecimal(unitPrice), amount: toDecimal(amount), items: [...items] };
}
