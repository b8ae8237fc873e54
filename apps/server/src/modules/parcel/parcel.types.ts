import type { Money } from "@sihai/domain";
import type { Quote } from "@sihai/domain/freight";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import type { FreightSettlement, IdentityKind } from "@sihai/domain/parcel";
import type { StoredAddress } from "../address/index.ts";
import type { ParcelPolicy, StoredCharge, StoredDeclaration, StoredDiscount } from "./stored-terms.ts";

/** What every parcel has from its submit on. */
type ParcelFacts = {
  userId: string;
  id: string;
  packageNo: string;
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
  owed: Money;
  createdAt: Date;
  payBefore: Date;
  policy: ParcelPolicy;
  /** How often it was changed. */
  revision: number;
  /** Of what its trade took, how much went back. */
  tradeRefunded: Money;
};

/** By when our hands are to be done with it: from its payment until it leaves. */
type OnBench = { paidAt: Date; dueAt: Date };
type NotWeighed = { actGrams: null; actSidesCm: null; finalQuote: null };
type Weighed = { actGrams: number; actSidesCm: [number, number, number]; finalQuote: Quote };
type Here = { shippedAt: null; deliveredAt: null; completedAt: null; settlement: null };
/** No waybill before it is weighed. */
type NoWaybill = { carrier: null; waybillNo: null };

/** What it came to once it had left: right after the hand-over, so that a moment may lie between. */
export type Settled = { at: Date; outcome: FreightSettlement["outcome"]; finalFreight: Money };
type Left = {
  paidAt: Date;
  dueAt: null;
  carrier: string;
  waybillNo: string;
  shippedAt: Date;
  settlement: Settled | null;
} & Weighed;

type Standing =
  | ({ state: "unpaid"; paidAt: null; dueAt: null } & NotWeighed & NoWaybill & Here)
  | ({ state: "unshipped" | "picking" | "packed" } & OnBench & NotWeighed & NoWaybill & Here)
  /** Cancelled before it was paid, or after. */
  | ({ state: "cancelled"; paidAt: Date | null; dueAt: null } & NotWeighed & NoWaybill & Here)
  | ({ state: "weighed" } & OnBench & Weighed & ({ carrier: string; waybillNo: string } | NoWaybill) & Here)
  | ({ state: "shipped" | "exception"; deliveredAt: null; completedAt: null } & Left)
  | ({ state: "delivered"; deliveredAt: Date; completedAt: null } & Left)
  /** The buyer may confirm before the carrier's last scan comes. */
  | ({ state: "completed"; deliveredAt: Date | null; completedAt: Date } & Left);

/** A parcel with what its state says of it: weighed, what it weighs; gone, when and with whom. */
export type Parcel = ParcelFacts & Standing;
/** One that has left us. */
export type LeftParcel = Extract<Parcel, { shippedAt: Date }>;
export type WeighedParcel = Extract<Parcel, { state: "weighed" }>;
/** The state and what comes with it. */
export type ParcelStanding = Standing;
