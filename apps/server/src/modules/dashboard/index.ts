import type { Module } from "#platform";
import { dashboardRoutes } from "./routes.ts";

export const dashboardModule: Module = { name: "dashboard", routes: dashboardRoutes };
