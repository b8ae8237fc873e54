export { checkSetting } from "./check-setting.ts";
export { draftSetting } from "./draft-setting.ts";

export { listSettings } from "./list-settings.ts";
export { previewSetting } from "./preview-setting.ts";
export { readNotices } from "./read-notices.ts";
export { readPlaces } from "./read-places.ts";
export { readSettingHistory } from "./read-setting.ts";
export { readSettings } from "./read-settings.ts";
export { withdrawSetting } from "./withdraw-setting.ts";
