import type { CallData } from "@sihai/contract";
import type { withdrawalQueue } from "@sihai/contract/withdrawal";

export type DeskWithdrawal = CallData<typeof withdrawalQueue>["list"][number];
export type MoneyOnWire = DeskWithdrawal["amount"];
