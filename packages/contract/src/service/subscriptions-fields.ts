import * as z from "zod/mini";

export const standing = z.object({ count: z.int(), max: z.int() });
