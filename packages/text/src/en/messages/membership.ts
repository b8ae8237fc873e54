import { formatNumber } from "../../core/numbers.ts";
import type { MembershipMessages, Messages } from "../../messages/index.ts";

/** What a member is told about levels. */
export const membershipMessages: Messages<MembershipMessages> = {
  "level-risen": (f) => ({
    title: `You are now V${f.level}`,
    body: `Your growth of the last 12 months is ${formatNumber(f.growth, "en", 0)}. What V${f.level} gives holds from now on.`,
  }),
  "level-fallen": (f) => ({
    title: `Your level is now V${f.level}`,
    body: `Growth older than 12 months no longer counts, which leaves ${formatNumber(f.growth, "en", 0)}. Parcels you have submitted keep their terms.`,
  }),
};
