import { dueNames } from "@sihai/domain/clocks";
import * as z from "zod/mini";

/** What a queue of the desk can be narrowed to: what is late or due by the end of the Beijing day, and what the caller looks after. */
export const deskFilters = { due: z.optional(z.enum(dueNames)), assigned: z.optional(z.enum(["me"])) };
