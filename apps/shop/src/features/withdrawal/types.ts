import type { CallData } from "@sihai/contract";
import type { getWithdrawal, withdrawalOptions } from "@sihai/contract/withdrawal";

export type OptionsOnWire = CallData<typeof withdrawalOptions>;
export type PlannedOnWire = NonNullable<OptionsOnWire["parts"]>[number];
export type WithdrawalOnWire = CallData<typeof getWithdrawal>;
export type MoneyOnWire = OptionsOnWire["available"];
