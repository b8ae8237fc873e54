export { missingRows } from "./keyed.ts";
export { readValue } from "./read-value.ts";
export { brokenSeeds, seededSettings, seedJson } from "./seeded-settings.ts";
export { type SettingGroup, settingGroups } from "./setting.ts";
export {
  isPublicSetting,
  isSameSetting,
  isSettingName,
  type PlaceLists,
  type PublicSettings,
  placeListNames,
  publicSettingNames,
  readSetting,
  readSettings,
  type SettingName,
  type Settings,
  settingNames,
  settingOf,
  writeSetting,
} from "./settings.ts";
export { type ProblemCode, problemCodes, type SettingProblem, type SettingUnit, type Shape } from "./shape.ts";
export { refuseNewBusiness, type WindingDown } from "./winding-down.ts";
