import { dictionary } from "../../core/dictionary.ts";
import type { IdentityMeWords } from "../../zh/shop/me/identity-me.ts";

export type { IdentityMeWords } from "../../zh/shop/me/identity-me.ts";

export const identityMeDict = dictionary<IdentityMeWords>(
  "identity-me",
  (language) => import(`../../${language}/shop/me/identity-me.ts`),
);
