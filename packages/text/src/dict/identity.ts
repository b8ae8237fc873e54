import { dictionary } from "../core/dictionary.ts";
import type { IdentityWords } from "../zh/shop/identity.ts";

export type { IdentityWords } from "../zh/shop/identity.ts";

export const identityDict = dictionary<IdentityWords>("identity", (language) => import(`../${language}/shop/identity.ts`));
