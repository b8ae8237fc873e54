import type { Module } from "#platform";
import { brokenArticles } from "./articles.ts";
import { contentRoutes } from "./routes.ts";

export { brokenArticles };

export const contentModule: Module = { name: "content", routes: contentRoutes };
