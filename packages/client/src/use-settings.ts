import { readSettings as readSettingsCall } from "@sihai/contract/setting";
import { type PublicSettings, publicSettingNames, readSettings } from "@sihai/domain/setting";
import { useEndpoint } from "./use-endpoint.ts";

/** Fees and limits are rarely changed, and never for the day on which they are seen. */
const freshMs = 60_000;

/** The operator's rules as they hold now; undefined until they are known. What is agreed is decided by the server in any case. */
export function useSettings(): PublicSettings | undefined {
  const { data } = useSettingsRead();
  return data && publicSettingsOf(data.settings);
}

/** The reading of them, for a page that can do nothing before. */
export function useSettingsRead() {
  return useEndpoint(readSettingsCall, {}, { freshMs, staysWithoutLogin: true });
}

/** What was read from each answer: twenty cards of a list ask for the same rules, and reading them takes a phone milliseconds each time. */
const readFrom = new WeakMap<object, PublicSettings | undefined>();

/** The rules in an answer, read once; undefined where a newer server says them in a way this build cannot read. */
export function publicSettingsOf(json: object): PublicSettings | undefined {
  if (!readFrom.has(json)) {
    const { settings, problems } = readSettings(publicSettingNames, json);
    readFrom.set(json, problems.length === 0 ? settings : undefined);
  }
  return readFrom.get(json);
}
