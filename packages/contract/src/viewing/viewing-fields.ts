import * as z from "zod/mini";
import { instant } from "../instant.ts";

/** Of a visit to a customer's pages. */
export const viewingFields = z.object({ mark: z.string(), email: z.string(), by: z.string(), until: instant });
