import { type Money, zero } from "@sihai/domain";
import { freeReturnsAMonth, returnMonth } from "@sihai/domain/return";
import type { Settings } from "@sihai/domain/setting";
import type { SettingTrial } from "#platform";
import { levelOf } from "../freight/index.ts";
import { returnsSince } from "./return-list.store.ts";

/** Returns and exchanges of late at their fees, the first of a month free as each one's level has it. */
export const returnTrial: SettingTrial = {
  of: "returns",
  reads: ["returnFees", "freeReturnsByLevel"],
  async run({ db }, { before, after, since }) {
    const counted = new Map<string, number>();
    const levels = new Map<string, number>();
    const rows: { before: Money; after: Money }[] = [];
    for (const { userId, kind, at } of await returnsSince(db, since)) {
      const level = levels.get(userId) ?? (await levelOf(db, userId));
      levels.set(userId, level);
      const month = `${userId}:${returnMonth(at)}`;
      const earlier = counted.get(month) ?? 0;
      counted.set(month, earlier + 1);
      const feeBy = (rules: Settings) => (earlier < freeReturnsAMonth(level, rules) ? zero("CNY") : rules.returnFees[kind]);
      rows.push({ before: feeBy(before), after: feeBy(after) });
    }
    return rows;
  },
};
