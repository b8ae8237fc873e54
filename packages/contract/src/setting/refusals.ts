/** Refusals of the calls that keep the operator's rules: numeric state of the envelope and HTTP status. */
export const settingRefusals = {
  SETTING_VALUE_WRONG: { state: 81001, status: 422 },
  SETTING_UNCHANGED: { state: 81002, status: 409 },
  SETTING_VERSION_NOT_FOUND: { state: 81003, status: 404 },
  SETTING_VERSION_STATE_REFUSED: { state: 81004, status: 409 },
  SETTING_VERSION_OWN: { state: 81005, status: 403 },
  SETTING_DAY_PAST: { state: 81006, status: 400 },
  SETTING_MOMENT_TAKEN: { state: 81007, status: 409 },
} as const;
