import type { Module } from "#platform";
import { settingRoutes } from "./setting.routes.ts";

export { openSettings } from "./open-settings.ts";

export const settingModule: Module = { name: "setting", routes: settingRoutes };
