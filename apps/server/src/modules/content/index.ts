import type { Module } from "#platform";
import { contentRoutes } from "./routes.ts";

export const contentModule: Module = { name: "content", routes: contentRoutes };
