import { add, type Money, money, ok, type Result, refuse, sign, sum, toDecimal } from "@sihai/domain";
import type { Outlet, RateCard } from "@sihai/domain/freight/rate-cards";
import {
  checkDeclaration,
  checkIdentity,
  checkParcelRules,
  type DeclarationLine,
  type DeclarationRefusal,
  type Estimate,
  estimateDeposit,
  type FreightTerms,
  type IdentityKind,
  type IdentityRefusal,
  type InsuranceRefusal,
  insure,
  type ParcelRuleRefusal,
  prepaidTax,
  priceServices,
  type ServiceChoice,
  type ServiceRefusal,
} from "@sihai/domain/parcel";
import { storageTime } from "@sihai/domain/storage";
import { type RefusalsView, viewRefusals } from "../../freight/index.ts";
import type { StoredItem } from "../../warehouse/index.ts";
import type { StoredAddress, StoredCharge } from "../parcel.types.ts";
import { chargesOf, chargesTotal, freightItem, goodsValueOf } from "./prepare-parcel.ts";

export type SubmittedForm = {
  services: readonly ServiceChoice[];
  declaration: { lines: readonly DeclarationLine[]; total: Money };
  insuredValue: Money;
  identity: { kind: IdentityKind; companyName: string; number: string };
  pickupCode: string | undefined;
  agreedInsurance: boolean;
  agreedDifference: boolean;
};

export type PricedParcel = {
  estimate: Estimate;
  deposit: Money;
  insured: Money;
  insurance: Money;
  charges: StoredCharge[];
  service: Money;
  total: Money;
  declaredTotal: Money;
  identityNumber: string | null;
};

export type PricingRefusal =
  | ParcelRuleRefusal
  | DeclarationRefusal
  | ServiceRefusal
  | InsuranceRefusal
  | IdentityRefusal
  | { code: "LINE_REFUSES_PARCEL"; refusals: RefusalsView }
  | { code: "STORAGE_ENDED"; itemNo: string }
  | { code: "AGREEMENT_NEEDED" | "PICKUP_OUTLET_NEEDED" };

type Given = {
  items: readonly StoredItem[];
  address: StoredAddress;
  card: RateCard;
  /** Outlets parcels can be sent to; asked for by pickup lines alone. */
  outlets?: readonly Pick<Outlet, "code" | "lineId">[];
  /** Without an identity where it is only asked what a parcel costs: it is needed when the parcel is made. */
  form: Omit<SubmittedForm, "identity"> & { identity: SubmittedForm["identity"] | null };
  /** What holds now, or what held at its submit for a parcel that is changed. */
  terms: FreightTerms;
  /** Charges the parcel has already, beside those its goods and services bring. */
  extraCharges?: readonly StoredCharge[];
  usdPerCny: string;
  /** The day (ISO) whose price list counts where it is not today's. */
  pricedOn?: string | undefined;
  now: Date;
};

/** Checks a submitted parcel by rules H-117 to H-135 and says what it costs. Pure: everything it needs is given. */
export function priceParcel(given: Given): Result<PricedParcel, PricingRefusal> {
  const { items, address, card, form, terms, usdPerCny, now } = given;
  if (!form.agreedDifference || (!form.agreedInsurance && sign(form.insuredValue) > 0))
    return refuse({ code: "AGREEMENT_NEEDED" });
  const rules = checkParcelRules(items, address.country);
  if (!rules.ok) return rules;
  const ended = items.find((item) => storageTime({ ...item, now }).phase === "ended");
  if (ended) return refuse({ code: "STORAGE_ENDED", itemNo: ended.itemNo });

  const estimate = estimateDeposit({
    line: card,
    items: items.map(freightItem),
    country: address.country,
    zip: address.zipCode,
    on: given.pricedOn ?? now.toISOString(),
    memberFreightOffBp: terms.memberFreightOffBp,
    operationFee: terms.operationFee,
  });
  if (!estimate.expected.eligible) return refuse({ code: "LINE_REFUSES_PARCEL", refusals: viewRefusals(estimate.expected) });
  const isOffered = (given.outlets ?? []).some(({ code, lineId }) => lineId === card.id && code === form.pickupCode);
  if (card.pickup && !isOffered) return refuse({ code: "PICKUP_OUTLET_NEEDED" });

  const declared = checkDeclaration(form.declaration.lines, form.declaration.total);
  if (!declared.ok) return declared;
  const services = priceServices(form.services, items);
  if (!services.ok) return services;
  const insurance = insure(card, form.insuredValue, goodsValueOf(items), estimate.deposit);
  if (!insurance.ok) return insurance;
  const identity = form.identity
    ? checkIdentity({ ...form.identity, country: address.country, lineNeedsIdentity: card.needsIdentity })
    : ok({ number: null });
  if (!identity.ok) return identity;

  const charges: StoredCharge[] = [
    ...services.value.map(({ code, quantity, unitPrice, amount, items: done }) => ({
      code,
      quantity,
      unitPrice: toDecimal(unitPrice),
      amount: toDecimal(amount),
      items: done,
    })),
    ...chargesOf(items, now),
    ...taxLine(card, declared.value, usdPerCny),
    ...(given.extraCharges ?? []),
  ];
  const service = chargesTotal(charges);
  const { insured, fee } = insurance.value;
  return ok({
    estimate,
    deposit: estimate.deposit,
    insured,
    insurance: fee,
    charges,
    service,
    total: sum([estimate.deposit, fee, service], "CNY"),
    declaredTotal: declared.value,
    identityNumber: identity.value.number,
  });
}

function taxLine(card: RateCard, declared: Money, usdPerCny: string): StoredCharge[] {
  if (card.tax.mode !== "prepaid") return [];
  const tax = toDecimal(add(prepaidTax(declared, usdPerCny, card.tax.rateBp), money(0n, "CNY")));
  const how = `US$ ${toDecimal(declared)} ÷ ${usdPerCny} × ${card.tax.rateBp / 100} %`;
  return [{ code: "prepaid-tax", quantity: 1, unitPrice: tax, amount: tax, how }];
}
