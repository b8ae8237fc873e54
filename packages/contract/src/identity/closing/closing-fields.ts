import { closingStops } from "@sihai/domain/identity";
import * as z from "zod/mini";

/** What has to come to its end first, and how many of it there are. */
export const closingStop = z.object({ what: z.enum(closingStops), count: z.int() });
