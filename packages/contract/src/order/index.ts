export * from "./changes.ts";
export * from "./fields.ts";
export * from "./lists.ts";
export { payOrders } from "./pay-orders.ts";
export * from "./staff-buying.ts";
export { readOrderAsStaff } from "./staff-read-order.ts";
export { previewOrder, submitOrder } from "./submit-dg.ts";
export { submitDiy } from "./submit-diy.ts";
