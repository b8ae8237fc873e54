import type { Module } from "#platform";
import { claimInvariants } from "./invariants.ts";
import { claimRoutes } from "./routes.ts";
import { claimDeskRoutes } from "./staff.routes.ts";

export const claimModule: Module = {
  name: "claim",
  routes: [...claimRoutes, ...claimDeskRoutes],
  invariants: claimInvariants,
};
