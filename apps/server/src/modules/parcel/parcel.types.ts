import type { Money } from "@sihai/domain";
import type { Quote } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import type { LocalText } from "@sihai/domain/language";
import type { IdentityKind, ParcelState } from "@sihai/domain/parcel";

import type { StoredTax } from "./submit/tax-rules.ts";

/** A charge as it stands on the parcel; amounts are CNY decimal strings. */
export type StoredCharge = {
  code: string;
  quantity: number;
  unitPrice: string;
  amount: string;
  how?: string;
  items?: readonly { itemId: string; quantity: number }[];
};

/** As declared; values and total in USD, decimal strings. */
export type StoredDeclaration = {
  lines: readonly {
    itemIds: readonly string[];
    name: LocalText;
    hsCode: string;
    quantity: number;
    value: string;
  }[];
  total: string;
};

export type StoredAddress = {
  consignee: string;
  lastName: string;
  contact: string;
  country: string;
  state: string;
  city: string;
  fullAddress: string;
  zipCode: string;
};

/** What was taken off; amounts are CNY decimal strings. `ref`: coupon number, code, or how many credits. */
export type StoredDiscount = {
  kind: "coupon" | "credits" | "code";
  ref: string;
  name: LocalText | null;
  amount: string;
  freight: string;
};

/** The settings that held at submit, frozen on the parcel. */
export type ParcelPolicy = {
  memberFreightOffBp: number;
  operationFee: string;
  depositHow: string;
  usdPerCny: string;
  /** Tax to expect at customs, by the rule of the day; absent where the line includes or prepays it, or no rule is known. */
  tax?: StoredTax;
  payDays: number;
  confirmDays: number;
};

export type Parcel = {
  userId: string;
  id: string;
  packageNo: string;
  state: ParcelState;
  warehouse: number;
  line: RateCard;
  quote: Quote;
  address: StoredAddress;
  country: string;
  zip: string;
  email: string;
  identityKind: IdentityKind;
  companyName: string | null;
  identitySealed: Buffer | null;
  identityMasked: string | null;
  pickupCode: string | null;
  declaration: StoredDeclaration;
  charges: readonly StoredCharge[];
  insured: Money;
  remark: string;
  deposit: Money;
  insurance: Money;
  service: Money;
  /** Taken off by coupon, credits or code, and how much of it off the freight deposit. */
  discounts: readonly StoredDiscount[];
  discount: Money;
  freightDiscount: Money;
  /** deposit + insurance + service − discount. */
  total: Money;
  estGrams: number;
  estSidesCm: [number, number, number];
  actGrams: number | null;
  actSidesCm: [number, number, number] | null;
  finalQuote: Quote | null;
  finalFreight: Money | null;
  settledAt: Date | null;
  settlementOutcome: "even" | "refund" | "balance-due" | null;
  owed: Money;
  carrier: string | null;
  waybillNo: string | null;
  paidAt: Date | null;
  dueAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
  createdAt: Date;
  payBefore: Date;
  policy: ParcelPolicy;
  /** How often it was changed. */
  revision: number;
  /** Of what its trade took, how much went back. */
  tradeRefunded: Money;
};
