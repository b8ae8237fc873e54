import type { CallData } from "@sihai/contract";
import type { listSuspended } from "@sihai/contract/suspense";

export type SuspendedOnWire = CallData<typeof listSuspended>["list"][number];
