import { add, least, type Money } from "@sihai/domain";
import { cancelFee, type ParcelState } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { Parcel } from "../parcel.types.ts";
import { reopenedFor } from "./reopen-charge.ts";

type Cancelled = Pick<Parcel, "charges" | "total"> & {
  /** The one it is cancelled in. */
  state: ParcelState;
};

/** What is kept of a paid parcel that is cancelled: opening the box, now and before. Never more than was paid in money. */
export function keptOnCancel({ state, charges, total }: Cancelled, rules: Settings): Money {
  return least(add(cancelFee(state, rules), reopenedFor(charges)), total);
}
