import type { CallInput } from "@sihai/contract";
import type { submitParcel } from "@sihai/contract/parcel";
import { cny, isAmount } from "@sihai/domain";
import { changesBox, identityNeed } from "@sihai/domain/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { toastFailure, useFaults } from "@sihai/ui";
import { useDict } from "#shop";
import { type ParcelSubmit, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { termsOf } from "../../promotion/coupon-terms.ts";
import { isComplete } from "../declaration/line-faults.ts";
import type { Parcel } from "../parcel-view.ts";
import { fitLines, fitServices } from "./fit-draft.ts";
import { isOverInsured } from "./InsuranceCard.tsx";
import { costOf, declaredTotal, draftOf, type Options, type SubmitCost, serviceInfoOf } from "./submit-total.ts";
import { type UsedCode, useDiscountCode } from "./use-discount-code.ts";

export type ParcelForm = ReturnType<typeof useParcelForm>;
type Submitted = Omit<NonNullable<CallInput<typeof submitParcel>["body"]>, "addressId">;
type Given = { options: Options; defaultEmail: string /** The parcel that is changed; none for a new one. */; before?: Parcel };

/** What is chosen for a parcel, what it costs, what is still missing, and the call's body once nothing is. */
export function useParcelForm({ options, defaultEmail, before }: Given) {
  const words = useDict(storageDict);
  const draft = useParcelSubmit();
  const code = useDiscountCode(options.holds?.code ?? null);
  const email = draft.email === "" ? defaultEmail : draft.email;
  const parts = partsOf(draft, options);
  const { chosen, insured, declared, lines, services } = parts;
  const coupon = options.promotions.coupons.find(({ couponId, reason }) => couponId === draft.useCouponsInfo && reason === null);
  const wish = { coupon: coupon ? termsOf(coupon) : null, credits: draft.pkgUsePoint, code: code.terms };
  const reopening = before ? reopeningOf(before, parts) : null;
  const cost = chosen ? costOf({ options, offered: chosen, services, insured, declared, wish, reopening }) : null;
  const outlet = options.outlets.find((one) => one.code === draft.pickupCode);
  const identity = identityOf(draft, options, before, chosen);
  const discount = useDiscountFault(cost, code);
  const isAgreed = draft.agreed.difference && (insured === "0.00" || draft.agreed.insurance);
  const { press, at } = useFaults({
    line: chosen === undefined ? words.needLine : null,
    outlet: chosen?.line.needsOutlet && !outlet ? words.needOutlet : null,
    declaration: lines.every(isComplete) ? null : words.declarationIncomplete,
    insured: chosen && isOverInsured(insured, chosen.maxInsured) ? words.overMax : null,
    company: identity.lacksCompany ? words.needCompany : null,
    number: identity.lacksNumber ? words.needIdentity : null,
    email: email.trim() === "" ? words.needEmail : emailShape.test(email.trim()) ? null : words.emailWrong,
    discount,
    agreement: isAgreed ? null : words.needAgreement,
  });

  /** The body of the call, or null after the first thing that is missing was pointed at. */
  function check(): Submitted | null {
    const fault = press();
    if (fault !== null || !chosen || !cost) {
      toastFailure(fault ?? words.needLine);
      return null;
    }
    return {
      ...{ itemIds: parts.itemIds, lineId: chosen.line.id, services, insuredValue: insured, total: cost.total },
      declaration: {
        lines: lines.map(({ value, ...line }) => ({ ...line, value: { amount: value, currency: "USD" } })),
        total: { amount: declared, currency: "USD" },
      },
      identity: identity.sent,
      ...(chosen.line.needsOutlet && draft.pickupCode !== null ? { pickupCode: draft.pickupCode } : {}),
      email: email.trim(),
      remark: draft.remark,
      ...(coupon ? { couponId: coupon.couponId } : {}),
      ...(draft.pkgUsePoint > 0 ? { credits: draft.pkgUsePoint } : {}),
      ...(code.view ? { discountCode: code.view.code } : {}),
      agreedInsurance: draft.agreed.insurance,
      agreedDifference: draft.agreed.difference,
    };
  }

  const { document, keptNumber } = identity;
  const { remark } = draft;
  const serviceInfo = serviceInfoOf(services, options.services);
  return { options, ...parts, serviceInfo, code, cost, outlet, document, keptNumber, email, remark, shown: at, check };
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The draft as it applies to these goods and lines: what no longer fits is left out. */
function partsOf(draft: ParcelSubmit, options: Options) {
  const itemIds = options.items.map(({ itemId }) => itemId);
  const chosen = options.eligible.find(({ line }) => line.id === draft.selectDelivery);
  const proposed = draftOf(options.declaration);
  const lines = draft.declaration === null ? proposed : fitLines(draft.declaration, itemIds, proposed);
  const { insuredValue } = draft.insuranceListParams;
  return {
    itemIds,
    chosen,
    lines,
    declared: declaredTotal(lines),
    services: fitServices(draft.valueAddedDeliveryOrderService, itemIds),
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

/** Who receives: the document asked for, the number the server keeps already, what is lacking, and what is sent. */
function identityOf(draft: ParcelSubmit, options: Options, before: Parcel | undefined, chosen: Parts["chosen"]) {
  const { consigneeIdentity: kind, clearanceCompanyInfo: company, clearanceUserInfo: person } = draft;
  const document = identityNeed(options.address.country, chosen?.line.needsIdentity)?.document ?? null;
  const number = kind === "company" ? company.companyUnifyNo : person.clearanceIdCardNo;
  const keptNumber = before && options.holds?.identityKept && before.identity.kind === kind ? before.identity.masked : null;
  return {
    document,
    keptNumber,
    lacksCompany: kind === "company" && company.companyName.trim() === "",
    lacksNumber: document !== null && number.trim() === "" && keptNumber === null,
    sent: { kind, companyName: company.companyName, number },
  };
}

/** Why what was chosen cannot be taken off, in words. */
function useDiscountFault(cost: SubmitCost | null, code: UsedCode): string | null {
  const words = useDict(promotionDict);
  if (cost === null || cost.refusal === null) return code.error ?? null;
  const faults: Record<string, string> = {
    CODE_NOT_COMBINABLE: words.codeAlone,
    COUPON_NOT_USABLE: words.reasons[cost.couponReason ?? "min-spend"],
    DISCOUNT_CODE_NOT_USABLE: words.reasons["min-spend"],
    CREDITS_TOO_MANY: words.creditsNone,
    CREDITS_NOT_ENOUGH: words.creditsNone,
  };
  return faults[cost.refusal] ?? words.creditsStep;
}
