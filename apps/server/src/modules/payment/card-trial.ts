import { add, percent } from "@sihai/domain";
import { cardPrice } from "@sihai/domain/payment";
import type { Settings } from "@sihai/domain/setting";
import type { SettingTrial } from "#platform";
import { capturedSince } from "./captured-since.store.ts";

/** Card payments of late: what they came to in CNY at the reference rate, surcharge and margin included. */
export const cardTrial: SettingTrial = {
  of: "cards",
  reads: ["cardSurchargeBp", "rateMarginBp"],
  async run({ db }, { before, after, since }) {
    const captured = await capturedSince(db, since);
    return captured.map(({ amount, isCny }) => {
      const costBy = (rules: Settings) => {
        const { charged } = cardPrice(amount, "CNY", "1", rules);
        return isCny ? charged : add(charged, percent(charged, rules.rateMarginBp));
      };
      return { before: costBy(before), after: costBy(after) };
    });
  },
};
