import * as z from "zod/mini";
import { pageSizeMax, whole } from "../fields.ts";

export const size = z.optional(whole(1, pageSizeMax));
