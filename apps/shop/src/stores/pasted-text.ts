import { tabDraft } from "./tab-draft.ts";

/** What stands in the paste box of the home page, over going away and a reload; gone with the tab. */
export const homePasted = tabDraft<string>("sh_pasted_home");

/** The same of the shopping page, by the text its address brought along. */
export const shoppingPasted = tabDraft<string>("sh_pasted");
