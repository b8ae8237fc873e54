import type { CallData } from "@sihai/contract";
import type { packingParcel, weighParcel } from "@sihai/contract/parcel";

/** A parcel as the packing bench reads it. */
export type ParcelOnBench = CallData<typeof packingParcel>;

/** What the weighing answered: the parcel is sealed. */
export type Weighed = CallData<typeof weighParcel>;
