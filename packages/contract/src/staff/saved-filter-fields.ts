import * as z from "zod/mini";
import { id, text } from "../fields.ts";

/** How many filters a page keeps for one member of staff. */
export const savedFiltersMost = 20;

export const filterPage = z.string().check(z.regex(/^\/[a-z-]{1,40}$/));
/** What a filter is called, and what stands behind the ? of the address. */
export const newFilter = { name: text(40), search: z.string().check(z.regex(/^[\w%.*+=&~-]{1,500}$/)) };
export const savedFilter = z.object({ filterId: id, ...newFilter });
