import * as z from "zod/mini";

export const planState = z.enum(["planning", "done", "cancelled", "failed"]);
