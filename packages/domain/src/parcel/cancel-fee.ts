import { type Money, zero } from "../money.ts";
import type { Settings } from "../setting/index.ts";
import type { ParcelState } from "./states.ts";

/** Opening a packed parcel again costs the bench a carton and its time; before that a parcel is cancelled for nothing. */
export function cancelFee(state: ParcelState, { parcelReopenFee }: Pick<Settings, "parcelReopenFee">): Money {
  return state === "packed" ? parcelReopenFee : zero("CNY");
}
