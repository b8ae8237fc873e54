export { brokenAmounts } from "./broken-amounts.ts";
export { cutOff } from "./cut-off.ts";
export { dialogHolds } from "./dialog-holds.ts";
export { compose, paste } from "./input-method.ts";
export { Keep } from "./keep.tsx";
export { render } from "./render.tsx";
export { violations } from "./violations.ts";
