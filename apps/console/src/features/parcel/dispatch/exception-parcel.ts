import type { CallData } from "@sihai/contract";
import type { listExceptions } from "@sihai/contract/parcel";

/** A parcel that went silent on its way, or that staff marked lost, seized or returning. */
export type ExceptionParcel = CallData<typeof listExceptions>["parcels"][number];
