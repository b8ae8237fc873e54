import { deliveryStageNames, deliverySteps } from "@sihai/domain/courier";
import * as z from "zod/mini";
import { instant, localText } from "../fields.ts";

export const stage = z.enum(deliveryStageNames);

export const scan = z.object({ at: instant, status: stage, place: localText, text: localText });

/** One delivery of a seller: its courier and number, what is in it of how much (rules E-32 to E-35), and its scans, the latest first. */
export const deliveryField = z.object({
  courier: z.string(),
  trackingNo: z.string(),
  sentAt: instant,
  step: z.enum(deliverySteps),
  stage: z.nullable(stage),
  deliveredAt: z.nullable(instant),
  shippedCount: z.int(),
  totalCount: z.int(),
  items: z.array(
    z.object({
      itemNo: z.string(),
      name: localText,
      pictureUrl: z.nullable(z.string()),
      pieces: z.int(),
      quantity: z.int(),
    }),
  ),
  events: z.array(scan),
});
