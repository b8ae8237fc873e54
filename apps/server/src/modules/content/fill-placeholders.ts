import type { KeptLanguage } from "@sihai/domain/language";
import { isSettingName, type Settings, type Shape, settingOf, writeSetting } from "@sihai/domain/setting";
import { Unshowable } from "./unshowable.ts";
import { writeRule, writeTiers } from "./write-rule.ts";

/** `{storageTerms.freeDays}` is "90 days", `{#storageTerms.freeDays}` is "90"; `{step=pay}` of a heading is none. */
const placeholder = /\{(#?)([A-Za-z][\w.-]*)\}/g;

/**
 * Puts the rules in force into the text of an article. Throws with the placeholder that names no figure of a rule, or one a later value may
 * lack: a place in a list whose length can change.
 */
export function fillPlaceholders(text: string, rules: Settings, language: KeptLanguage): string {
  return text.replace(placeholder, (whole, bare: string, path: string) => {
    const [name = "", ...keys] = path.split(".");
    if (!isSettingName(name)) throw new Unshowable("RULE_UNKNOWN", whole, `no rule is called ${whole}`);
    if (settingOf(name).audience !== "public") throw new Unshowable("RULE_INTERNAL", whole, `customers are not told of ${whole}`);
    if (path === "measuringTiers") return writeTiers(rules.measuringTiers, language);
    const start: Place = { shape: settingOf(name).shape, json: writeSetting(name, rules[name]) };
    const found = keys.reduce<Place | null>((place, key) => place && inside(place, key), start);
    const written = found && writeRule(found.shape, found.json, { language, isBare: bare === "#" });
    if (written === null) throw new Unshowable("RULE_NO_FIGURE", whole, `${whole} is no figure of a rule`);
    return written;
  });
}

type Place = { shape: Shape; json: unknown };

function inside({ shape, json }: Place, key: string): Place | null {
  if (shape.kind === "record") {
    const field = shape.fields[key];
    return field && typeof json === "object" && json !== null ? { shape: field, json: Reflect.get(json, key) } : null;
  }
  if (shape.kind !== "list" || !Array.isArray(json) || !/^\d+$/.test(key) || Number(key) >= shape.least) return null;
  return { shape: shape.of, json: json[Number(key)] };
}
