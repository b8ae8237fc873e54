export { customerLatest, customerPageSize } from "./file-fields.ts";
export { listCustomerRows } from "./list-customer-rows.ts";
export { readCustomer } from "./read-customer.ts";
export { readCustomerFigures } from "./read-customer-figures.ts";
export { resumeCustomer } from "./resume-customer.ts";
export { stopCustomer } from "./stop-customer.ts";
export { unlockCustomer } from "./unlock-customer.ts";
