import { money } from "@sihai/domain";
import { creditsEarned, creditsWorth } from "@sihai/domain/promotion";
import type { SettingTrial } from "#platform";

const parcelsMost = 2_000;

/** Parcels received of late: what the credits they earn are worth. */
export const creditTrial: SettingTrial = {
  of: "credits",
  reads: ["creditsPerYuan"],
  async run({ db }, { before, after, since }) {
    const parcels = await db
      .selectFrom("parcel")
      .select(({ ref }) => [ref("final_freight_cny").as("freight"), ref("discount_freight_cny").as("off")])
      .where("completed_at", ">=", since)
      .orderBy("completed_at", "desc")
      .limit(parcelsMost)
      .execute();
    return parcels.map(({ freight, off }) => {
      const paid = money(BigInt(freight ?? "0") - BigInt(off), "CNY");
      return { before: creditsWorth(creditsEarned(paid, before)), after: creditsWorth(creditsEarned(paid, after)) };
    });
  },
};
