import type { CallInput } from "@sihai/contract";
import type { submitParcel } from "@sihai/contract/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { useDraftForm } from "@sihai/ui";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useDict, useSession } from "#shop";
import { keptWithout } from "../../../stores/kept-ticks.ts";
import { type ParcelFields, parcelDraft, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { useKeptTick } from "../../../stores/use-kept-tick.ts";
import { useAgreements } from "../../content/agreement/use-agreements.ts";
import { couponWorths } from "../../promotion/coupon-worths.ts";
import { type ParcelFacts, parcelSchema, readParcel } from "./parcel-schema.ts";
import { serviceInfoOf } from "./submit-total.ts";
import { useDiscountCode } from "./use-discount-code.ts";

export type ParcelForm = ReturnType<typeof useParcelForm>;
/** The fields of the submit page, each bound to its part of it. */
export type ParcelFieldsForm = UseFormReturn<ParcelFields, unknown, ParcelFields>;
type Submitted = Omit<NonNullable<CallInput<typeof submitParcel>["body"]>, "addressId">;

/** What is chosen for a parcel, what it costs, what is still missing, and the call's body. */
export function useParcelForm({ options, defaultEmail, before }: Omit<ParcelFacts, "code">) {
  const words = useDict(storageDict);
  const discountWords = useDict(promotionDict);
  const draft = useParcelSubmit();
  const code = useDiscountCode(options.holds?.code ?? null);
  const facts = useMemo(() => ({ options, defaultEmail, before, code }), [options, defaultEmail, before, code]);
  const schema = useMemo(() => parcelSchema(facts, words, discountWords), [facts, words, discountWords]);
  const fields = useDraftForm<ParcelFields>(schema, parcelDraft);
  const ticks = { "deposit-terms": "agreed.difference", "insurance-terms": "agreed.insurance" } as const;
  const agreements = useAgreements(ticks, fields, `parcel ${draft.changing ?? draft.diItemList.join()}`);
  const work = options.open.flatMap(({ itemId, services: open }) => open.map(({ serviceNo }) => `${itemId}:${serviceNo}`));
  useKeptTick(fields, "agreed.openServices", keptWithout, `${useSession(({ user }) => user?.userId)} ${work.sort().join()}`);
  const read = readParcel(draft, facts);
  const { chosen, cost, used, coupon, outlet, insured, lines, declared, identity, services, email } = read;

  /** Another line insures otherwise, and is fetched elsewhere. */
  function chooseLine(lineId: string): void {
    fields.setValue("selectDelivery", lineId);
    fields.setValue("insuranceListParams.insuredValue", "0.00");
    fields.setValue("pickupCode", null);
  }

  /** The body of the call; null as long as no line is chosen. */
  function body(): Submitted | null {
    if (!chosen || !cost) return null;
    return {
      ...{ itemIds: read.itemIds, lineId: chosen.line.id, services, insuredValue: insured, total: cost.total },
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
      agreedOpenServices: draft.agreed.openServices,
      agreementsSeen: agreements.seen(),
    };
  }

  const { document, keptNumber } = identity;
  const serviceInfo = serviceInfoOf(services, options.services);
  const coupons = read.takenBy && couponWorths(options.promotions.coupons, read.takenBy);
  return {
    ...{ fields, options, defaultEmail, chosen, lines, declared, services, insured, serviceInfo },
    ...{ code, cost, used, coupons, outlet, document, keptNumber, chooseLine, body, askAgain: agreements.askAgain },
  };
}
