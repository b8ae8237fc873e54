import { checkSetting, draftSetting } from "@sihai/contract/setting";
import { beijingDate, beijingDateStart, dayAfter } from "@sihai/domain/clocks";
import type { SettingName } from "@sihai/domain/setting";
import type { SpecWorld } from "../a-world.ts";

/** Changes a rule as two colleagues do and goes on to the first day it holds. `value`: its JSON. */
export async function changeRule(world: SpecWorld, name: SettingName, value: unknown): Promise<void> {
  const [maker, checker] = [await world.staff("pricing"), await world.staff("finance")];
  const { versionId } = await maker.must(draftSetting, { body: { name, value, note: "a spec changes it" } });
  const now = world.deps.clock.now();
  const from = dayAfter(beijingDate(now));
  await checker.must(checkSetting, { body: { versionId, from } });
  await world.advance(Math.ceil((beijingDateStart(from).getTime() - now.getTime()) / 1000));
}
