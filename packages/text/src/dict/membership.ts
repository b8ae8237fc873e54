import { dictionary } from "../core/dictionary.ts";
import type { MembershipWords } from "../zh/shop/membership.ts";

export type { MembershipWords } from "../zh/shop/membership.ts";

/** The words of levels, growth, daily tasks and gifts. */
export const membershipDict = dictionary<MembershipWords>(
  "membership",
  (language) => import(`../${language}/shop/membership.ts`),
);
