import { cny, isAmount } from "@sihai/domain";
import { changesBox, identityNeed } from "@sihai/domain/parcel";
import type { CouponTerms } from "@sihai/domain/promotion";
import type { PromotionWords } from "@sihai/text/dict/promotion";
import type { StorageWords } from "@sihai/text/dict/storage";
import { type Fault, faultSchema } from "@sihai/ui";
import type { ParcelFields } from "../../../stores/parcel-submit.ts";
import { termsOf } from "../../promotion/coupon-terms.ts";
import { whyNot } from "../../promotion/coupon-words.ts";
import { isComplete, overDeclared } from "../declaration/line-faults.ts";
import type { Parcel } from "../parcel-view.ts";
import { fitLines, fitServices } from "./fit-draft.ts";
import { identityFaults } from "./identity-faults.ts";
import {
  costOf,
  declaredTotal,
  draftOf,
  isOverInsured,
  type OfferedLine,
  type Options,
  type SubmitCost,
} from "./submit-total.ts";
import type { UsedCode } from "./use-discount-code.ts";

/** What the fields are judged by beside themselves. */
export type ParcelFacts = {
  options: Options;
  /** The address's. */
  defaultEmail: string;
  /** The parcel that is changed; none for a new one. */
  before?: Parcel | undefined;
  code: UsedCode;
};

/** The fields of the submit page, each fault at its own and in the order of the page (rules H-120 to H-129). */
export function parcelSchema(facts: ParcelFacts, words: StorageWords, discountWords: PromotionWords) {
  return faultSchema<ParcelFields>((fields) => {
    const { chosen, outlet, lines, declared, insured, identity, email, cost } = readParcel(fields, facts);
    const { agreed } = fields;
    const { declaredValueMost: most } = facts.options;
    return [
      ["pickupCode", chosen?.line.needsOutlet && !outlet ? words.needOutlet : null],
      ["declaration", lines.every(isComplete) ? overDeclared(declared, most?.amount, words) : words.declarationIncomplete],
      ["insuranceListParams.insuredValue", chosen && isOverInsured(insured, chosen.maxInsured) ? words.overMax : null],
      ...identityFaults(fields, identity, words),
      ["email", email.trim() === "" ? words.needEmail : emailShape.test(email.trim()) ? null : words.emailWrong],
      discountFault(cost, facts.code, discountWords),
      ["discountCode", unusedCode(fields, facts.code, discountWords)],
      ["agreed.insurance", insured === "0.00" || agreed.insurance ? null : words.needAgreement],
      ["agreed.difference", agreed.difference ? null : words.needAgreement],
      ["agreed.openServices", leavesServices(facts.options) && !agreed.openServices ? words.needOpenServices : null],
    ];
  });
}

/** Whether services of these goods are not done. */
export function leavesServices({ open }: Pick<Options, "open">): boolean {
  return open.some(({ services }) => services.length > 0);
}

/** A code that is typed and not applied, or still asked about, is in none of the sums: sent like that it would be lost without a word. */
function unusedCode({ codeTyped, discountCode }: ParcelFields, code: UsedCode, words: PromotionWords): string | null {
  const typed = codeTyped.trim().toUpperCase();
  if (typed !== "" && typed !== discountCode) return words.codeNotApplied;
  return discountCode !== "" && !code.view && !code.error ? words.codeChecking : null;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What the fields come to for these goods and lines: what no longer fits is left out. */
export function readParcel(fields: ParcelFields, { options, defaultEmail, before, code }: ParcelFacts) {
  const parts = partsOf(fields, options);
  const { chosen, insured, declared, services } = parts;
  const coupon = options.promotions.coupons.find(({ couponId, reason }) => couponId === fields.useCouponsInfo && reason === null);
  const wish = { coupon: coupon ? termsOf(coupon) : null, credits: fields.pkgUsePoint, code: code.terms };
  const reopening = before ? reopeningOf(before, parts) : null;
  const costWith = (offered: OfferedLine, taken: typeof wish) =>
    costOf({ options, offered, services, insured, declared, wish: taken, reopening });
  return {
    ...parts,
    coupon,
    cost: chosen ? costWith(chosen, wish) : null,
    used: usedOf(fields, coupon, code),
    /** What a coupon takes off that is used alone; null as long as no line is chosen. */
    takenBy: chosen
      ? (alone: CouponTerms) => {
          const { discounts } = costWith(chosen, { coupon: alone, credits: 0, code: null });
          return discounts.find(({ kind }) => kind === "coupon")?.amount;
        }
      : null,
    outlet: options.outlets.find((one) => one.code === fields.pickupCode),
    identity: identityOf(fields, options, before, chosen),
    email: fields.email ?? defaultEmail,
  };
}

export type UsedDiscounts = ReturnType<typeof usedOf>;

/** Which coupon and code are used, and how many credits. */
function usedOf({ pkgUsePoint }: ParcelFields, coupon: Options["promotions"]["coupons"][number] | undefined, { view }: UsedCode) {
  return {
    coupon: { name: coupon?.name ?? null, ref: coupon?.couponNo ?? "" },
    credits: { name: null, ref: String(pkgUsePoint) },
    code: { name: view?.name ?? null, ref: view?.code ?? "" },
  };
}

function partsOf(fields: ParcelFields, options: Options) {
  const itemIds = options.items.map(({ itemId }) => itemId);
  const chosen = options.eligible.find(({ line }) => line.id === fields.selectDelivery);
  const proposed = draftOf(options.declaration);
  const lines = fields.declaration === null ? proposed : fitLines(fields.declaration, itemIds, proposed);
  const { insuredValue } = fields.insuranceListParams;
  return {
    itemIds,
    chosen,
    lines,
    declared: declaredTotal(lines),
    services: fitServices(fields.valueAddedDeliveryOrderService, itemIds),
    insured: chosen?.maxInsured != null && isAmount(insuredValue) ? insuredValue : "0.00",
  };
}

type Parts = ReturnType<typeof partsOf>;

/** What opening the closed box again costs, where the change needs that: what cancelling would, the fee of the day it was submitted. */
function reopeningOf(before: Parcel, { itemIds, services }: Parts) {
  const isBoxChanged = changesBox(
    { itemIds: before.items.map(({ itemId }) => itemId), charges: before.charges },
    { itemIds, charges: services.map((service) => ({ ...service, quantity: 1 })) },
  );
  return cny(isBoxChanged ? before.cancelFee : "0.00");
}

/** Who receives: the document asked for, the number the server keeps already, and what is sent. */
function identityOf(fields: ParcelFields, options: Options, before: Parcel | undefined, chosen: Parts["chosen"]) {
  const { consigneeIdentity: kind, clearanceCompanyInfo: company, clearanceUserInfo: person } = fields;
  const number = kind === "company" ? company.companyUnifyNo : person.clearanceIdCardNo;
  return {
    document: identityNeed(options.address.country, chosen?.line.needsIdentity)?.document ?? null,
    keptNumber: before && options.holds?.identityKept && before.identity.kind === kind ? before.identity.masked : null,
    sent: { kind, companyName: company.companyName, number },
  };
}

/** Why what was chosen cannot be taken off, at the field that chose it. */
function discountFault(cost: SubmitCost | null, code: UsedCode, words: PromotionWords): Fault<ParcelFields> {
  switch (cost?.refusal ?? null) {
    case null:
      return ["discountCode", code.error ?? null];
    case "CODE_NOT_COMBINABLE":
      return ["discountCode", words.codeAlone];
    case "DISCOUNT_CODE_NOT_USABLE":
      return ["discountCode", words.reasonsFor.international["min-spend"]];
    case "COUPON_NOT_USABLE":
      return ["useCouponsInfo", whyNot(cost?.couponReason ?? "min-spend", { parcelType: "international" }, words)];
    case "CREDITS_TOO_MANY":
    case "CREDITS_NOT_ENOUGH":
      return ["pkgUsePoint", words.creditsNone];
    default:
      return ["pkgUsePoint", words.creditsStep];
  }
}
