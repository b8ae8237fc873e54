import type { CallInput } from "@sihai/contract";
import type { submitParcel } from "@sihai/contract/parcel";
import { cny } from "@sihai/domain";
import { changesBox, identityNeed } from "@sihai/domain/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { toastFailure } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { termsOf } from "../../promotion/coupon-terms.ts";
import type { Parcel } from "../parcel-view.ts";
import { fitLines, fitServices } from "./fit-draft.ts";
import { isAmount, isOverInsured } from "./InsuranceCard.tsx";
import { costOf, declaredTotal, draftOf, type Options, serviceInfoOf } from "./submit-total.ts";
import { useDiscountCode } from "./use-discount-code.ts";

export type ParcelForm = ReturnType<typeof useParcelForm>;
type Submitted = Omit<NonNullable<CallInput<typeof submitParcel>["body"]>, "addressId">;
type Given = { options: Options; defaultEmail: string /** The parcel that is changed; none for a new one. */; before?: Parcel };

/** What is chosen for a parcel, what it costs, what is still missing, and the call's body once nothing is. */
export function useParcelForm({ options, defaultEmail, before }: Given) {
  const words = useDict(storageDict);
  const offWords = useDict(promotionDict);
  const draft = useParcelSubmit();
  const [tried, setTried] = useState(false);
  const { remark, agreed } = draft;
  const itemIds = options.items.map(({ itemId }) => itemId);
  const email = draft.email === "" ? defaultEmail : draft.email;
  const chosen = options.eligible.find(({ line }) => line.id === draft.selectDelivery);
  const proposed = draftOf(options.declaration);
  const lines = draft.declaration === null ? proposed : fitLines(draft.declaration, itemIds, proposed);
  const declared = declaredTotal(lines);
  const services = fitServices(draft.valueAddedDeliveryOrderService, itemIds);
  const insured =
    chosen?.maxInsured != null && isAmount(draft.insuranceListParams.insuredValue)
      ? draft.insuranceListParams.insuredValue
      : "0.00";
  const code = useDiscountCode(options.holds?.code ?? null);
  const coupon = options.promotions.coupons.find(({ couponId, reason }) => couponId === draft.useCouponsInfo && reason === null);
  const wish = { coupon: coupon ? termsOf(coupon) : null, credits: draft.pkgUsePoint, code: code.terms };
  const isBoxChanged =
    before !== undefined &&
    changesBox(
      { itemIds: before.items.map(({ itemId }) => itemId), charges: before.charges },
      { itemIds, charges: services.map((service) => ({ ...service, quantity: 1 })) },
    );
  // Opening the box costs what cancelling would: the fee of the day it was submitted.
  const reopening = before ? cny(isBoxChanged ? before.cancelFee : "0.00") : null;
  const cost = chosen ? costOf({ options, offered: chosen, services, insured, declared, wish, reopening }) : null;
  const outlet = options.outlets.find((one) => one.code === draft.pickupCode);
  const document = identityNeed(options.address.country, chosen?.line.needsIdentity)?.document ?? null;
  const number =
    draft.consigneeIdentity === "company" ? draft.clearanceCompanyInfo.companyUnifyNo : draft.clearanceUserInfo.clearanceIdCardNo;
  const keptNumber =
    before && options.holds?.identityKept && before.identity.kind === draft.consigneeIdentity ? before.identity.masked : null;
  const discountFault: Record<string, string> = {
    CODE_NOT_COMBINABLE: offWords.codeAlone,
    COUPON_NOT_USABLE: offWords.reasons[cost?.couponReason ?? "min-spend"],
    DISCOUNT_CODE_NOT_USABLE: offWords.reasons["min-spend"],
    CREDITS_TOO_MANY: offWords.creditsNone,
    CREDITS_NOT_ENOUGH: offWords.creditsNone,
  };
  const faults = {
    line: chosen === undefined ? words.needLine : null,
    outlet: chosen?.line.needsOutlet && !outlet ? words.needOutlet : null,
    insured: chosen && isOverInsured(insured, chosen.maxInsured) ? words.overMax : null,
    company:
      draft.consigneeIdentity === "company" && draft.clearanceCompanyInfo.companyName.trim() === "" ? words.needCompany : null,
    number: document !== null && number.trim() === "" && keptNumber === null ? words.needIdentity : null,
    email: email.trim() === "" ? words.needEmail : /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : words.emailWrong,
    discount:
      cost === null || cost.refusal === null ? (code.error ?? null) : (discountFault[cost.refusal] ?? offWords.creditsStep),
    agreement: agreed.difference && (insured === "0.00" || agreed.insurance) ? null : words.needAgreement,
  };

  /** The body of the call, or null after the first thing that is missing was pointed at. */
  function check(): Submitted | null {
    setTried(true);
    const firstFault = Object.values(faults).find((fault) => fault !== null) ?? null;
    if (firstFault !== null || !chosen || !cost) {
      toastFailure(firstFault ?? words.needLine);
      showFirstFault();
      return null;
    }
    return {
      itemIds,
      lineId: chosen.line.id,
      services,
      declaration: {
        lines: lines.map(({ value, ...line }) => ({ ...line, value: { amount: value, currency: "USD" } })),
        total: { amount: declared, currency: "USD" },
      },
      insuredValue: insured,
      identity: { kind: draft.consigneeIdentity, companyName: draft.clearanceCompanyInfo.companyName, number },
      ...(chosen.line.needsOutlet && draft.pickupCode !== null ? { pickupCode: draft.pickupCode } : {}),
      email: email.trim(),
      remark,
      ...(coupon ? { couponId: coupon.couponId } : {}),
      ...(draft.pkgUsePoint > 0 ? { credits: draft.pkgUsePoint } : {}),
      ...(code.view ? { discountCode: code.view.code } : {}),
      agreedInsurance: agreed.insurance,
      agreedDifference: agreed.difference,
      total: cost.total,
    };
  }

  const shown = <Key extends keyof typeof faults>(key: Key) => (tried ? (faults[key] ?? undefined) : undefined);
  return {
    options,
    chosen,
    lines,
    declared,
    services,
    serviceInfo: serviceInfoOf(services),
    insured,
    code,
    cost,
    outlet,
    document,
    keptNumber,
    email,
    remark,
    shown,
    check,
  };
}

/** Brings the first field that is wrong into the middle of the screen, once its error stands. */
function showFirstFault() {
  requestAnimationFrame(() => {
    const mark = document.querySelector<HTMLElement>("main [aria-invalid=true], main [data-invalid]");
    const field = mark?.closest<HTMLElement>("a, button") ?? mark;
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
}
