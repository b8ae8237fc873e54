import { dictionary } from "../../core/dictionary.ts";
import type { ClaimWords } from "./zh.ts";

export type { ClaimWords } from "./zh.ts";

/** Claims on parcels: what went wrong, what it can come to, and how it goes on. */
export const claimDict = dictionary<ClaimWords>("claim", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
