import { ok, sign } from "@sihai/domain";
import { beijingDate, beijingDateStart } from "@sihai/domain/clocks";
import { levelReached } from "@sihai/domain/membership";
import { type Deps, type Tx, transact } from "#platform";
import { tell } from "../message/index.ts";
import { oweGift } from "./gift.store.ts";
import { growthAsDayBegins } from "./growth.store.ts";
import { changeLevel, type LockedMember, lockMembersToCheck, markChecked } from "./member.store.ts";

const membersAtOnce = 200;

/** The sweep: as a Beijing day begins, each member's level follows from the growth of twelve months, by the rules of that midnight (rule J-45). */
export async function setLevels(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let checked = membersAtOnce;
  while (checked === membersAtOnce) {
    const some = await transact<number, never>(deps.db, async (tx) => ok(await setSomeLevels(tx, deps, now)));
    checked = some.ok ? some.value : 0;
  }
}

async function setSomeLevels(tx: Tx, deps: Deps, now: Date): Promise<number> {
  const day = beijingDate(now);
  const members = await lockMembersToCheck(tx, day, membersAtOnce);
  const growth = await growthAsDayBegins(
    tx,
    members.map(({ userId }) => userId),
    day,
  );
  const rules = deps.settings.at(beijingDateStart(day));
  const counted = members.map((member) => ({ ...member, growth: growth.get(member.userId) ?? 0 }));
  await markChecked(tx, counted, day);
  for (const member of counted) {
    const level = levelReached(member.growth, rules);
    if (level !== member.level) await changeAndTell(tx, deps, member, { level, growth: member.growth, at: now });
  }
  return members.length;
}

async function changeAndTell(
  tx: Tx,
  deps: Deps,
  { userId, level: before }: LockedMember,
  { level, growth, at }: { level: number; growth: number; at: Date },
): Promise<void> {
  await changeLevel(tx, { userId, level, growth, at });
  await tell(tx, deps, {
    userId,
    type: "system",
    template: level > before ? "level-risen" : "level-fallen",
    facts: { level, growth },
    link: "/user/member",
    at,
  });
  if (level > before) await oweUpgradeGift(tx, deps, { userId, level, at });
}

/** The first time a level is reached; by the rules of that moment. */
async function oweUpgradeGift(
  tx: Tx,
  deps: Deps,
  { userId, level, at }: { userId: string; level: number; at: Date },
): Promise<void> {
  const { name, amounts, validDays } = deps.settings.at(at).upgradeGift;
  const amount = amounts[level];
  if (!amount || sign(amount) !== 1) return;
  await oweGift(tx, { userId, gift: "upgrade", reference: String(level), level, name, amount, validDays, at });
}
