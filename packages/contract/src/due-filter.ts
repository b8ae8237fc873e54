import { dueNames } from "@sihai/domain/clocks";
import * as z from "zod/mini";

/** Of a queue only what is late, or due by the end of the Beijing day. */
export const dueFilter = z.optional(z.enum(dueNames));
