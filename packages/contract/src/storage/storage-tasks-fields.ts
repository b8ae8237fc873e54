import * as z from "zod/mini";
import { instant } from "../fields.ts";

export const request = z.object({ taskId: z.string(), notBefore: instant });
