import type { CallData } from "@sihai/contract";
import type { transferDetail, transferWays } from "@sihai/contract/transfer";

export type TransferOnWire = CallData<typeof transferDetail>;
export type WayOnWire = CallData<typeof transferWays>["ways"][number];
export type MethodOnWire = WayOnWire["method"];
