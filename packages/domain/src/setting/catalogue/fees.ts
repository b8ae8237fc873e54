import { announced } from "../setting.ts";
import { money } from "../shape.ts";

/** What handling costs. Amounts a parcel was submitted with stay on it (`policy`, `charges`). */
export const feeSettings = {
  /** The handling of one parcel, whatever is in it (rule I-04). */
  parcelOperationFee: announced("fees", money("0", "200")),
  /** Opening a packed parcel again, to change what is in it or to cancel it. */
  parcelReopenFee: announced("fees", money("0", "500")),
};
