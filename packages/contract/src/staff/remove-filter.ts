import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Takes one’s own filter away; one that is not there is gone already. */
export const removeFilter = endpoint({
  method: "POST",
  path: "/staff/filters/remove",
  summary: "Remove a saved filter",
  body: z.strictObject({ filterId: id }),
  data: z.object({ removed: z.int() }),
  repeats: "sets",
});
