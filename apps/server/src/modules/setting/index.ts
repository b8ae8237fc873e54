import type { Module } from "#platform";
import { settingRoutes } from "./setting.routes.ts";
import { warnOfHolidays } from "./warn-of-holidays.ts";

export { openSettings } from "./open-settings.ts";

export const settingModule: Module = {
  name: "setting",
  routes: settingRoutes,
  sweeps: [{ name: "warn of missing holidays", everySeconds: 86_400, run: warnOfHolidays }],
};
