export { listSuspended } from "./list-suspended.ts";
