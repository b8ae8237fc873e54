import type { CallData } from "@sihai/contract";
import type { listCustomerRows, readCustomer } from "@sihai/contract/customer";

export type Customer = CallData<typeof readCustomer>;
export type Whose = Pick<Customer, "userId" | "mark">;
export type CustomerRow = CallData<typeof listCustomerRows>["list"][number];
