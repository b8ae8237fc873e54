import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { filterPage, newFilter, savedFilter } from "./saved-filter-fields.ts";

/** Keeps a filter under a name; one that has the name on that page already is replaced. */
export const saveFilter = endpoint({
  method: "POST",
  path: "/staff/filters",
  summary: "Save a filter of a page",
  body: z.strictObject({ page: filterPage, ...newFilter }),
  data: savedFilter,
  refusals: ["TOO_MANY_FILTERS"],
  repeats: "sets",
});
