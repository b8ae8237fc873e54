import { checkSetting, draftSetting } from "@sihai/contract/setting";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import type { SettingName } from "@sihai/domain/setting";
import type { SpecWorld } from "../a-world.ts";

const daySeconds = 86_400;

/** Changes rules as two colleagues do and goes on by a day, to the first one they hold on. A value is its JSON. */
export async function changeRules(world: SpecWorld, values: Partial<Record<SettingName, unknown>>): Promise<void> {
  const [maker, checker] = [await world.staff("pricing"), await world.staff("finance")];
  const from = dayAfter(beijingDate(world.deps.clock.now()));
  for (const name of Object.keys(values) as SettingName[]) {
    const { versionId } = await maker.must(draftSetting, { body: { name, value: values[name], note: "a spec changes it" } });
    await checker.must(checkSetting, { body: { versionId, from } });
  }
  await world.advance(daySeconds);
}

/** The same for one rule. */
export function changeRule(world: SpecWorld, name: SettingName, value: unknown): Promise<void> {
  return changeRules(world, { [name]: value });
}
