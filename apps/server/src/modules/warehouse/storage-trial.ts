import { storedFee } from "@sihai/domain/storage";
import type { SettingTrial } from "#platform";

const itemsMost = 2_000;
const dayMs = 86_400_000;

/** What lies in storage, and what left it for a parcel of late: the days over the free time, until it left or until now. */
export const storageTrial: SettingTrial = {
  of: "storage",
  reads: ["storageTerms"],
  async run({ db }, { before, after, since, now }) {
    const rows = await db
      .selectFrom("stored_item as s")
      .innerJoin("order_item as i", (join) => join.onRef("i.user_id", "=", "s.user_id").onRef("i.id", "=", "s.item_id"))
      .select([
        "s.stocked_in_at as stockedInAt",
        "s.paused_at as pausedAt",
        "s.still_ms as stillMs",
        "s.extended_ms as extendedMs",
        "s.member_days as memberDays",
      ])
      .where(({ or, eb, and }) =>
        or([eb("s.paused_at", ">=", since), and([eb("s.paused_at", "is", null), eb("i.state", "=", "stocked-in")])]),
      )
      .orderBy("s.stocked_in_at")
      .limit(itemsMost)
      .execute();
    return rows.map((row) => {
      const lain = {
        stockedInAt: row.stockedInAt,
        until: row.pausedAt ?? now,
        freeMs: Number(row.stillMs) + Number(row.extendedMs) + row.memberDays * dayMs,
      };
      return { before: storedFee(lain, before.storageTerms), after: storedFee(lain, after.storageTerms) };
    });
  },
};
