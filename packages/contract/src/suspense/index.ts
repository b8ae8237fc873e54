export { confirmSuspended } from "./confirm-suspended.ts";
export { dropSuspended } from "./drop-suspended.ts";
export { listSuspended } from "./list-suspended.ts";
export { settleSuspended } from "./settle-suspended.ts";
export { suspenseOrders, suspenseTabs } from "./staff-fields.ts";
export { suspenseFile, suspenseQueue } from "./suspense-queue.ts";
