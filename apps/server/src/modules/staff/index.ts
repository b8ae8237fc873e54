import type { Module } from "#platform";
import { ownAccountRoutes, staffAccountRoutes } from "./account.routes.ts";
import { staffRoutes } from "./routes.ts";
import { factorsAnew } from "./second-factor.service.ts";

export { endLogin, giveLogin } from "./give-login.service.ts";
export { mayCheck, mayCheckWork } from "./may-check.ts";
export { listStaff } from "./staff.store.ts";

export const staffModule: Module = {
  name: "staff",
  routes: [...staffRoutes, ...staffAccountRoutes, ...ownAccountRoutes],
  reseals: [factorsAnew],
};
