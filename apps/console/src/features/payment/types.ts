import type { CallData } from "@sihai/contract";
import type { listCardHolds } from "@sihai/contract/payment";

export type CardHold = CallData<typeof listCardHolds>["list"][number];
