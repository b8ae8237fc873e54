import { dictionary } from "../core/dictionary.ts";
import type { ClaimWords } from "../zh/shop/claim.ts";

export type { ClaimWords } from "../zh/shop/claim.ts";

/** Claims on parcels: what went wrong, what it can come to, and how it goes on. */
export const claimDict = dictionary<ClaimWords>("claim", (language) => import(`../${language}/shop/claim.ts`));
