import { ok } from "@sihai/domain";
import { isPublicSetting, publicSettingNames, type Settings, writeSetting } from "@sihai/domain/setting";
import type { Deps } from "#platform";

/** What customers see of the rules: those that hold now and the next change of each. */
export function publicSettings({ settings }: Pick<Deps, "settings">, now: Date) {
  return ok({
    settings: publicJson(settings.at(now)),
    announced: settings.announced(now).filter(({ name }) => isPublicSetting(name)),
  });
}

function publicJson(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(publicSettingNames.map((name) => [name, writeSetting(name, settings[name])]));
}
