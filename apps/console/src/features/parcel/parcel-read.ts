import type { CallData } from "@sihai/contract";
import type { readParcelAsStaff } from "@sihai/contract/parcel";

/** A parcel with all that staff may read of it. */
export type ParcelRead = CallData<typeof readParcelAsStaff>["parcel"];
