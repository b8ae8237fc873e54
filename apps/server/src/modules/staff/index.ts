import type { Module } from "#platform";
import { staffRoutes } from "./routes.ts";

export const staffModule: Module = { name: "staff", routes: staffRoutes };
