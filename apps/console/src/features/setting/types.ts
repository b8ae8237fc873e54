import type { CallData } from "@sihai/contract";
import type { listSettings, readSettingHistory } from "@sihai/contract/setting";

export type SettingRow = CallData<typeof listSettings>["list"][number];
export type VersionRow = CallData<typeof readSettingHistory>["versions"][number];

/** How a state looks. */
export const stateTones = {
  draft: "warn",
  scheduled: "brand",
  "in-force": "ok",
  over: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<VersionRow["state"], string>;
