import { problemCodes, type SettingProblem } from "@sihai/domain/setting";

/** What the server found wrong, place by place (SETTING_VALUE_WRONG). */
export function problemsIn(facts: Readonly<Record<string, unknown>>): SettingProblem[] {
  const { problems } = facts;
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

function isProblem(value: unknown): value is SettingProblem {
  if (typeof value !== "object" || value === null || !("path" in value) || !("code" in value)) return false;
  return typeof value.path === "string" && problemCodes.some((code) => code === value.code);
}
