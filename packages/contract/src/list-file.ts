import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { language } from "./fields.ts";
import type { RefusalCode } from "./refusals.ts";

/** The whole of a list, as its filter has it, as a table for a spreadsheet in the words of a language. */
export function listFile<Filter extends z.core.$ZodShape, const Code extends RefusalCode = never>(
  path: `${string}.csv`,
  summary: string,
  filter: Filter,
  refusals: readonly Code[] = [],
) {
  return endpoint({
    ...{ method: "GET", path, summary, refusals },
    query: z.strictObject({ ...filter, lang: z.optional(language) }),
    data: z.null(),
  });
}
