import { isItemService, priceItemService } from "@sihai/domain/service";
import type { SettingTrial } from "#platform";

const servicesMost = 2_000;

/** Services of late, chosen with an order or later, as many as were wanted then. */
export const itemServiceTrial: SettingTrial = {
  of: "item-services",
  reads: ["purchaseServicePrices", "itemServicePrices", "finePhotoTerms"],
  async run({ db }, { before, after, since }) {
    const rows = await db
      .selectFrom("item_service")
      .select(["service_no as no", "quantity", "before_quantity as taken"])
      .where("created_at", ">=", since)
      .where("state", "<>", "cancelled")
      .orderBy("created_at", "desc")
      .limit(servicesMost)
      .execute();
    return rows.flatMap(({ no, quantity, taken }) =>
      isItemService(no)
        ? [
            {
              before: priceItemService(no, quantity, taken, before).total,
              after: priceItemService(no, quantity, taken, after).total,
            },
          ]
        : [],
    );
  },
};
