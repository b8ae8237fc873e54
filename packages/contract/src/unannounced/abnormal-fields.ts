import { abnormalStates } from "@sihai/domain/unannounced";
import * as z from "zod/mini";
import { instant } from "../fields.ts";

export const abnormalNo = z.string().check(z.regex(/^AB\d{6,15}$/));

export const claimState = z.enum(["waiting", "approved", "refused"]);

export const staffParcel = z.object({
  abnormalNo: z.string(),
  state: z.enum(abnormalStates),
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
