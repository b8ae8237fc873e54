export { readCustomer } from "./read-customer.ts";
