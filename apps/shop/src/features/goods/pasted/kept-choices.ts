import { tabDraft } from "../../../stores/tab-draft.ts";
import type { LineWish } from "./line-choice.ts";
import type { Wanted } from "./wanted.ts";

/** Of the goods found for so many lines: what was chosen of each, and which of them are in the cart, by the line's place. */
type Kept = { choices: readonly (readonly [number, LineWish])[]; added: readonly number[] };

/** What was chosen of goods found by several links, over a reload and a log-in; by the lines themselves. */
export const keptChoices = tabDraft<Kept>("sh_pasted_chosen");

/** The table of links last read on the shopping page, by the text its address brought along. */
export const keptTable = tabDraft<readonly Wanted[]>("sh_pasted_table");
