import type { Module } from "#platform";
import { partnerRoutes } from "./routes.ts";

export const partnerModule: Module = { name: "partner", routes: partnerRoutes };
