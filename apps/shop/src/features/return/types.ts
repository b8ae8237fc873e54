import type { CallData } from "@sihai/contract";
import type { listReturns, returnOptions } from "@sihai/contract/return";

export type ReturnOnWire = CallData<typeof listReturns>["list"][number];
export type OptionsOnWire = CallData<typeof returnOptions>;
export type ReturnableOnWire = OptionsOnWire["items"][number];
export type ReturnKindOnWire = ReturnOnWire["kind"];
