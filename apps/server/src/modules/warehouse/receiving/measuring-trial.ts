import { measuringFee } from "@sihai/domain/warehouse";
import type { SettingTrial } from "#platform";

const itemsMost = 1_000;

/** What came into storage of late, by its own weight and longest side. */
export const measuringTrial: SettingTrial = {
  of: "measuring",
  reads: ["measuringTiers"],
  async run({ db }, { before, after, since }) {
    const rows = await db
      .selectFrom("stored_item")
      .select(["weight_grams as grams", "length_mm as longestMm"])
      .where("stocked_in_at", ">=", since)
      .orderBy("stocked_in_at", "desc")
      .limit(itemsMost)
      .execute();
    return rows.map(({ grams, longestMm }) => {
      const measured = { grams, longestCm: longestMm / 10 };
      return { before: measuringFee(measured, before).fee, after: measuringFee(measured, after).fee };
    });
  },
};
