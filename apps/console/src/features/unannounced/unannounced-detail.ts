import type { CallData } from "@sihai/contract";
import type { readUnannounced } from "@sihai/contract/unannounced";

/** One parcel of the shelf, with its claims and suggestions. */
export type UnannouncedDetail = CallData<typeof readUnannounced>;
