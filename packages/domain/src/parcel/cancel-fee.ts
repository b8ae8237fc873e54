import { cny, type Money } from "../money.ts";
import type { ParcelState } from "./states.ts";

/** Opening a packed parcel again costs the bench a carton and its time; before that a parcel is cancelled for nothing. */
export const reopenFee = "20.00";

export function cancelFee(state: ParcelState): Money {
  return cny(state === "packed" ? reopenFee : "0.00");
}
