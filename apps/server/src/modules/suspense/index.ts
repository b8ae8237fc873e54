import type { Module } from "#platform";
import { suspenseRoutes } from "./routes.ts";

export const suspenseModule: Module = { name: "suspense", routes: suspenseRoutes };
