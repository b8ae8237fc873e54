import * as z from "zod/mini";
import { deskFilters } from "../desk-filters.ts";
import { endpoint } from "../endpoint.ts";
import { text, whole } from "../fields.ts";
import { queuedService } from "./fields.ts";

/** Open services, the most urgent first; `q`: an item or order number, a shelf or a customer's mark. */
export const serviceQueue = endpoint({
  method: "GET",
  path: "/staff/services/queue",
  summary: "Services to do",
  query: z.strictObject({
    q: z.optional(text(60, 0)),
    stage: z.optional(z.enum(["ready", "waiting", "done"])),
    /** `due`: of what is ready. */
    ...deskFilters,
    limit: z.optional(whole(1, 200)),
  }),
  data: z.object({ list: z.array(queuedService), ready: z.int(), late: z.int(), waiting: z.int() }),
});
