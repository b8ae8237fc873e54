import type { LinkRow } from "@sihai/domain/links";
import { splitPasted } from "./split-pasted.ts";

/** One line to be looked up, from the paste box or from a table. */
export type Wanted = LinkRow;

/** The lines of a pasted text, each with a link or a share text; how many of each nobody has said yet. */
export function wantedOf(pasted: string): Wanted[] {
  return splitPasted(pasted).map((text) => ({ text, quantity: null, remark: "" }));
}

/** Larger files are no lists of links. */
export const tableBytesMax = 1_000_000;
