import { delayMost } from "@sihai/domain/claim";
import type { SettingTrial } from "#platform";
import { delayedSince } from "./claim.store.ts";

/** Claims of late for lateness: the most each can come to. What the other claims come to follows from goods, insurance and freight. */
export const claimTrial: SettingTrial = {
  of: "claims",
  reads: ["claimTerms"],
  async run({ db }, { before, after, since }) {
    const freights = await delayedSince(db, since);
    return freights.map((freight) => {
      return { before: delayMost(freight, before.claimTerms), after: delayMost(freight, after.claimTerms) };
    });
  },
};
