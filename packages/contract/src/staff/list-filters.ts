import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { filterPage, savedFilter } from "./saved-filter-fields.ts";

export const listFilters = endpoint({
  method: "GET",
  path: "/staff/filters",
  summary: "One’s own saved filters of a page, in the order they were saved",
  query: z.strictObject({ page: filterPage }),
  data: z.object({ filters: z.array(savedFilter) }),
});
