import { ok } from "@sihai/domain";
import {
  isPublicSetting,
  placeListNames,
  publicSettingNames,
  type SettingName,
  type Settings,
  writeSetting,
} from "@sihai/domain/setting";
import type { Deps } from "#platform";

/** What customers see of the rules: those that hold now and the next change of each. */
export function publicSettings({ settings }: Pick<Deps, "settings">, now: Date) {
  return ok({
    settings: jsonOf(settings.at(now), publicSettingNames),
    announced: settings.announced(now).filter(({ name }) => isPublicSetting(name)),
  });
}

/** Where addresses can be. */
export function placeLists({ settings }: Pick<Deps, "settings">, now: Date) {
  return ok({ lists: jsonOf(settings.at(now), placeListNames) });
}

function jsonOf(settings: Settings, names: readonly SettingName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, writeSetting(name, settings[name])]));
}
