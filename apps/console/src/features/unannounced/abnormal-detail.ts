import type { CallData } from "@sihai/contract";
import type { readAbnormal } from "@sihai/contract/unannounced";

/** One parcel of the shelf, with its claims and suggestions. */
export type AbnormalDetail = CallData<typeof readAbnormal>;
