import { cny, money } from "@sihai/domain";
import { quoteMeasured } from "@sihai/domain/freight";
import { freightTerms } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { SettingTrial } from "#platform";
import { levelOf } from "./level.store.ts";
import { rateCards } from "./rate-cards.ts";
import { parcelsToTry } from "./trial.store.ts";

const parcelsMost = 300;

/** The parcels of late, quoted again by today's price list for their owners' levels: only what the rules change differs. */
export const parcelTrial: SettingTrial = {
  of: "parcels",
  reads: ["parcelOperationFee", "memberFreightOffBp"],
  async run(deps, { before, after, since, now }) {
    const cards = await rateCards(deps);
    if (!cards.ok) return [];
    const levels = new Map<string, number>();
    const rows = [];
    for (const parcel of await parcelsToTry(deps.db, parcelsMost, since)) {
      const line = cards.value.byId.get(parcel.lineId);
      if (!line) continue;
      const level = levels.get(parcel.userId) ?? (await levelOf(deps.db, parcel.userId));
      levels.set(parcel.userId, level);
      const { grams, sidesCm } = parcel;
      const costBy = (rules: Settings) => {
        const terms = freightTerms(rules, level);
        const quote = quoteMeasured({ line, measured: { grams, sidesCm }, parcel, on: now.toISOString(), ...terms });
        return quote.eligible ? cny(quote.total) : money(0n, "CNY");
      };
      rows.push({ before: costBy(before), after: costBy(after) });
    }
    return rows;
  },
};
