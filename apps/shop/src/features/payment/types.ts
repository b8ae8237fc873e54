import type { CallData } from "@sihai/contract";
import type { getTrade } from "@sihai/contract/payment";

export type TradeOnWire = CallData<typeof getTrade>;
