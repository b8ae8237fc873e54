export { orderLogistics } from "./order-logistics.ts";
