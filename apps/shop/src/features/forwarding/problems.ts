import { checkLogistics, isLater } from "@sihai/domain/forwarding";
import type { ForwardingWords } from "@sihai/text/dict/forwarding";
import type { DraftParcel } from "./forwarding-draft.ts";

export type ParcelProblems = { courier?: string; trackingNo?: string; items?: string };
export type Problems = { parcels: ParcelProblems[]; remark?: string; agreed?: string };

/** Everything that is missing, each in words at its field; the same rules the server asks (rules E-95 to E-100). */
export function problemsOf(parcels: readonly DraftParcel[], remark: string, agreed: boolean, words: ForwardingWords): Problems {
  return {
    parcels: parcels.map((parcel, at) => parcelProblems(parcel, parcels.slice(0, at), words)),
    ...(remark.trim() === "" && { remark: words.needRemark }),
    ...(!agreed && { agreed: words.needAgree }),
  };
}

export function hasProblems({ parcels, remark, agreed }: Problems): boolean {
  return remark !== undefined || agreed !== undefined || parcels.some((each) => Object.keys(each).length > 0);
}

function parcelProblems(parcel: DraftParcel, before: readonly DraftParcel[], words: ForwardingWords): ParcelProblems {
  return { ...logisticsProblems(parcel, before, words), ...(parcel.items.length === 0 && { items: words.needItem }) };
}

/** Courier and number as they go to the server; both null: later. */
export function logisticsOf({ later, courier, trackingNo }: Pick<DraftParcel, "later" | "courier" | "trackingNo">) {
  return later ? { courier: null, trackingNo: null } : { courier, trackingNo: trackingNo.trim() === "" ? null : trackingNo };
}

export function logisticsProblems(
  parcel: Pick<DraftParcel, "later" | "courier" | "trackingNo">,
  before: readonly DraftParcel[],
  words: ForwardingWords,
): Pick<ParcelProblems, "courier" | "trackingNo"> {
  if (parcel.later) return {};
  const logistics = logisticsOf(parcel);
  if (isLater(logistics)) return { trackingNo: words.needNumber };
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
