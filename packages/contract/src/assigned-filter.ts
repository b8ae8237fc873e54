import * as z from "zod/mini";

/** Of a list of staff what the caller looks after. */
export const assignedFilter = z.optional(z.enum(["me"]));
