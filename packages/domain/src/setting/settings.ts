import { settingCatalogue } from "./catalogue/index.ts";
import { isRecord, readValue } from "./read-value.ts";
import type { Setting } from "./setting.ts";
import type { SettingProblem, ValueOf } from "./shape.ts";
import { writeValue } from "./write-value.ts";

type Catalogue = typeof settingCatalogue;
export type SettingName = keyof Catalogue;
/** All rules as they hold at one moment. Pure functions take what they need: `Pick<Settings, "parcelOperationFee">`. */
export type Settings = { readonly [Name in SettingName]: ValueOf<Catalogue[Name]["shape"]> };
type PublicName = { [Name in SettingName]: Catalogue[Name]["audience"] extends "public" ? Name : never }[SettingName];
type ApartName = { [Name in SettingName]: Catalogue[Name]["audience"] extends "apart" ? Name : never }[SettingName];
/** The part the shop and its visitors see. */
export type PublicSettings = Pick<Settings, PublicName>;

export const settingNames = Object.keys(settingCatalogue) as SettingName[];
export const publicSettingNames = settingNames.filter(isPublicSetting);

/** The long lists the shop asks for where it needs them. */
export const placeListNames = ["countries", "states"] as const satisfies readonly ApartName[];
export type PlaceLists = Pick<Settings, (typeof placeListNames)[number]>;

/** Whether `name` is in the catalogue of settings. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingCatalogue, name);
}

/** Whether the shop is told this setting. */
export function isPublicSetting(name: SettingName): name is PublicName {
  return settingOf(name).audience === "public";
}

/** What the catalogue says of a setting. */
export function settingOf(name: SettingName): Setting {
  return settingCatalogue[name];
}

export type NamedProblem = SettingProblem & { name: string };

/** Reads the JSON of one setting and says everything that is wrong with it. */
export function readSetting<Name extends SettingName>(
  name: Name,
  json: unknown,
): { ok: true; value: Settings[Name] } | { ok: false; problems: readonly SettingProblem[] } {
  const setting: Setting = settingOf(name);
  const { value, problems } = readValue(setting.shape, json);
  const found = problems.length > 0 ? problems : (setting.check?.(value) ?? []);
  // The catalogue says the shape by the name; the compiler cannot follow a name that is a parameter.
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, value: value as Settings[Name] };
}

/** The JSON of one setting, as stored and sent. */
export function writeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): unknown {
  const setting: Setting = settingOf(name);
  return writeValue(setting.shape, value as ValueOf<typeof setting.shape>);
}

/** Whether two JSON values of one setting are the same value, however they are written. One that cannot be read is like no other. */
export function isSameSetting(name: SettingName, one: unknown, other: unknown): boolean {
  const [a, b] = [readSetting(name, one), readSetting(name, other)];
  return a.ok && b.ok && JSON.stringify(writeSetting(name, a.value)) === JSON.stringify(writeSetting(name, b.value));
}

/** Reads named JSON values as settings. What is missing or wrong is named; the settings count only where nothing is. Names of a newer build are passed over. */
export function readSettings<Name extends SettingName>(
  names: readonly Name[],
  json: unknown,
): { settings: Pick<Settings, Name>; problems: readonly NamedProblem[] } {
  const given = isRecord(json) ? json : {};
  const read = names.map((name) => ({ name, read: readSetting(name, given[name]) }));
  return {
    settings: Object.fromEntries(read.map(({ name, read: one }) => [name, one.ok ? one.value : null])) as Pick<Settings, Name>,
    problems: read.flatMap(({ name, read: one }) => (one.ok ? [] : one.problems.map((problem) => ({ name, ...problem })))),
  };
}
