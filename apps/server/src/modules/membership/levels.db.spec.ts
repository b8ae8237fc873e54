import { beijingDate } from "@sihai/domain/clocks";
import { growthCountsUntil } from "@sihai/domain/membership";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { aGrowthOf, goToMidnight, levelsOf, midnight } from "../../../testing/membership/members.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { levelOf } from "../freight/index.ts";
import { setLevels } from "./set-levels.ts";

let spec: SpecWorld;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
});
beforeEach(async () => {
  mei = await spec.shopper();
});

const level = () => levelOf(spec.deps.db, mei.id);
/** The last millisecond before an instant. */
function setLevelsBefore(instant: Date): Promise<void> {
  const clock = { ...spec.deps.clock, now: () => new Date(instant.getTime() - 1) };
  return setLevels({ ...spec.deps, clock });
}
async function told(): Promise<string[]> {
  const rows = await spec.deps.db.selectFrom("message").select("template").where("user_id", "=", mei.id).orderBy("id").execute();
  return rows.map(({ template }) => template);
}

describe("a level", () => {
  it("rises with the Beijing midnight after the growth, not a moment before", async () => {
    await aGrowthOf(spec, mei.id, 3_000);
    await setLevels(spec.deps);
    expect(await level()).toBe(0);
    await setLevelsBefore(midnight(spec));
    expect(await level()).toBe(0);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    expect(await level()).toBe(2);
    expect(await told()).toEqual(["level-risen"]);
    expect(await levelsOf(spec, mei.id)).toMatchObject([{ level: 2, growth: 3_000, until: null }]);
  });

  it("falls with the midnight on which growth is twelve months old, and is told", async () => {
    const day = beijingDate(spec.deps.clock.now());
    await aGrowthOf(spec, mei.id, 400);
    await goToMidnight(spec);
    await aGrowthOf(spec, mei.id, 150);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    expect(await level()).toBe(1);
    await setLevelsBefore(midnight(spec, growthCountsUntil(day)));
    expect(await level()).toBe(1);
    await goToMidnight(spec, growthCountsUntil(day));
    await setLevels(spec.deps);
    expect(await level()).toBe(0);
    expect(await told()).toEqual(["level-risen", "level-fallen"]);
    const [risen, fallen] = await levelsOf(spec, mei.id);
    expect(risen).toMatchObject({ level: 1, growth: 550, until: fallen?.since });
    expect(fallen).toMatchObject({ level: 0, growth: 150, until: null });
  });

  it("keeps the growth of a leap day through 28 February", async () => {
    await goToMidnight(spec, "2028-02-29");
    await aGrowthOf(spec, mei.id, 500);
    await goToMidnight(spec, "2029-02-28");
    await setLevels(spec.deps);
    expect(await level()).toBe(1);
    await goToMidnight(spec, "2029-03-01");
    await setLevels(spec.deps);
    expect(await level()).toBe(0);
  });

  it("is set once by six workers at the same midnight, whoever's it is", async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => spec.shopper()));
    for (const { id } of [mei, ...others]) await aGrowthOf(spec, id, 10_000);
    await goToMidnight(spec);
    await race(6, () => setLevels(spec.deps));
    await setLevels(spec.deps);
    for (const { id } of [mei, ...others]) expect(await levelsOf(spec, id)).toMatchObject([{ level: 3 }]);
    expect(await told()).toEqual(["level-risen"]);
  });

  it("counts what is written down after its midnight was decided from the next one on", async () => {
    await aGrowthOf(spec, mei.id, 400);
    const late = spec.deps.clock.now();
    await goToMidnight(spec);
    await setLevels(spec.deps);
    await aGrowthOf(spec, mei.id, 200, late);
    await setLevels(spec.deps);
    expect(await level()).toBe(0);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    expect(await level()).toBe(1);
  });

  it("takes growth while levels are set, and loses none", async () => {
    const grown = race(8, () => aGrowthOf(spec, mei.id, 100));
    await Promise.all([grown, race(3, () => setLevels(spec.deps))]);
    await goToMidnight(spec);
    await Promise.all([race(4, () => aGrowthOf(spec, mei.id, 100)), race(3, () => setLevels(spec.deps))]);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    expect((await levelsOf(spec, mei.id)).at(-1)).toMatchObject({ level: 1 });
    const member = await spec.deps.db.selectFrom("member").select("growth").where("user_id", "=", mei.id).executeTakeFirst();
    expect(member?.growth).toBe(1_200);
  });

  it("follows thresholds from the midnight they begin at", async () => {
    await aGrowthOf(spec, mei.id, 300);
    await goToMidnight(spec);
    await setLevels(spec.deps);
    expect(await level()).toBe(0);
    await changeRule(spec, "levelGrowth", [0, 300, 3_000, 10_000, 30_000, 100_000]);
    await setLevels(spec.deps);
    expect(await level()).toBe(1);
  });
});
