import { checkLogistics, isLater } from "@sihai/domain/forwarding";
import type { ForwardingWords } from "@sihai/text/dict/forwarding";
import { type Fault, faultSchema } from "@sihai/ui";
import type { DraftParcel, ForwardingFields } from "./forwarding-draft.ts";

type LogisticsProblems = { courier?: string; trackingNo?: string };

/** Everything that is missing, each in words at its field; the same rules the server asks (rules E-95 to E-100). */
export function forwardingSchema(words: ForwardingWords) {
  return faultSchema<ForwardingFields>(({ parcels, remark, agreed }) => [
    ...parcels.flatMap((parcel, at): Fault<ForwardingFields>[] => {
      const { trackingNo, courier } = logisticsProblems(parcel, parcels.slice(0, at), words);
      return [
        [`parcels.${at}.trackingNo`, trackingNo ?? null],
        [`parcels.${at}.courier`, courier ?? null],
        [`parcels.${at}.items`, parcel.items.length === 0 ? words.needItem : null],
      ];
    }),
    ["remark", remark.trim() === "" ? words.needRemark : null],
    ["agreed", agreed ? null : words.needAgree],
  ]);
}

/** Courier and number as they go to the server; both null: later. */
export function logisticsOf({ later, courier, trackingNo }: Pick<DraftParcel, "later" | "courier" | "trackingNo">) {
  return later ? { courier: null, trackingNo: null } : { courier, trackingNo: trackingNo.trim() === "" ? null : trackingNo };
}

/**
 * What is wrong with one parcel's courier and number, in words at the field; nothing for one whose number comes later. `before`:
 * the parcels above it, which may not have the same number.
 */
export function logisticsProblems(
  parcel: Pick<DraftParcel, "later" | "courier" | "trackingNo">,
  before: readonly DraftParcel[],
  words: ForwardingWords,
): LogisticsProblems {
  if (parcel.later) return {};
  const logistics = logisticsOf(parcel);
  if (isLater(logistics)) return { courier: words.needCourier, trackingNo: words.needNumber };
  const checked = checkLogistics(logistics);
  if (!checked.ok) {
    if (checked.refusal.code === "COURIER_NEEDED") return { courier: words.needCourier };
    return { trackingNo: checked.refusal.code === "TRACKING_NUMBER_NEEDED" ? words.needNumber : words.badNumber };
  }
  const isTwice = before.some((each) => {
    const earlier = checkLogistics(logisticsOf(each));
    return earlier.ok && earlier.value.trackingNo === checked.value.trackingNo;
  });
  return isTwice ? { trackingNo: words.twice } : {};
}
