import { unannouncedStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { instant } from "../fields.ts";

export const unannouncedNo = z.string().check(z.regex(/^AB\d{6,15}$/));

export const claimState = z.enum(["waiting", "approved", "refused"]);

export const staffParcel = z.object({
  unannouncedNo: z.string(),
  state: z.enum(unannouncedStates),
  courier: z.string(),
  trackingNo: z.string(),
  warehouse: z.int(),
  shelf: z.string(),
  grams: z.int(),
  written: z.string(),
  suggestedMark: z.nullable(z.string()),
  photos: z.array(z.string()),
  foundAt: instant,
  forfeitsAt: instant,
});
