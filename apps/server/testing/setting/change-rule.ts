import * as contract from "@sihai/contract/setting";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import type { SettingName } from "@sihai/domain/setting";
import type { SpecWorld } from "#testing";

const daySeconds = 86_400;

/** Rules as staff change them: drafted by one, checked by another, in force since the Beijing day that has just begun. */
export async function changeRules(spec: SpecWorld, values: Partial<Record<SettingName, unknown>>): Promise<void> {
  const [maker, checker] = [await spec.staff("pricing"), await spec.staff("finance")];
  const from = dayAfter(beijingDate(spec.deps.clock.now()));
  for (const name of Object.keys(values) as SettingName[]) {
    const body = { name, value: values[name], note: "another rule" };
    const { versionId } = await maker.must(contract.draftSetting, { body });
    await checker.must(contract.checkSetting, { body: { versionId, from } });
  }
  await spec.deps.clock.advance(daySeconds);
}
