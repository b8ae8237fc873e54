import { times } from "@sihai/domain";
import type { SettingTrial } from "#platform";

const itemsMost = 1_000;

/** Longer storage that was paid for of late, as many months as were bought then. */
export const extensionTrial: SettingTrial = {
  of: "extensions",
  reads: ["storageExtension"],
  async run({ db }, { before, after, since }) {
    const rows = await db
      .selectFrom("storage_extension as extension")
      .innerJoin("storage_extension_item as item", (join) =>
        join.onRef("item.user_id", "=", "extension.user_id").onRef("item.extension_id", "=", "extension.id"),
      )
      .select("item.months")
      .where("extension.state", "=", "paid")
      .where("extension.created_at", ">=", since)
      .orderBy("extension.created_at", "desc")
      .limit(itemsMost)
      .execute();
    return rows.map(({ months }) => ({
      before: times(before.storageExtension.feePerMonth, months),
      after: times(after.storageExtension.feePerMonth, months),
    }));
  },
};
