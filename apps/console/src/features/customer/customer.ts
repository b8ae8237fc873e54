import type { CallData } from "@sihai/contract";
import type { readCustomer } from "@sihai/contract/customer";

export type Customer = CallData<typeof readCustomer>;
