import { dictionary } from "../core/dictionary.ts";
import type { PartnerWords } from "../zh/shop/partner.ts";

export type { PartnerWords } from "../zh/shop/partner.ts";

/** Programs of a customer's own: their tokens, and where they are told of events. */
export const partnerDict = dictionary<PartnerWords>("partner", (language) => import(`../${language}/shop/partner.ts`));
