import { sum, times } from "@sihai/domain";
import { isParcelService, servicePrice } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { SettingTrial } from "#platform";
import { parcelColumns } from "../stored-terms.ts";

const parcelsMost = 1_000;

/** The packing services of parcels of late, as many as were chosen then. */
export const serviceTrial: SettingTrial = {
  of: "services",
  reads: ["parcelServicePrices"],
  async run({ db }, { before, after, since }) {
    const rows = await db
      .selectFrom("parcel")
      .select("services")
      .where("created_at", ">=", since)
      .where("state", "<>", "cancelled")
      .orderBy("created_at", "desc")
      .limit(parcelsMost)
      .execute();
    return rows.flatMap(({ services }) => {
      const chosen = parcelColumns
        .charges(services)
        .flatMap(({ code, quantity }) => (isParcelService(code) ? { code, quantity } : []));
      const costBy = (rules: Settings) =>
        sum(
          chosen.map(({ code, quantity }) => times(servicePrice(code, rules), quantity)),
          "CNY",
        );
      return chosen.length === 0 ? [] : [{ before: costBy(before), after: costBy(after) }];
    });
  },
};
