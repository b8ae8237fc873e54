import * as z from "zod/mini";
import { amount } from "../fields.ts";

/** Refusals of services, supplements and subscriptions: numeric state of the envelope and HTTP status. */
export const serviceRefusals = {
  SERVICE_NOT_FOUND: { state: 34001, status: 404 },
  SERVICE_NOT_OFFERED: { state: 34002, status: 409, facts: z.object({ serviceNo: z.string() }) },
  SERVICE_ALREADY_ORDERED: { state: 34003, status: 409, facts: z.object({ serviceNo: z.string() }) },
  SERVICE_REMARK_MISSING: { state: 34004, status: 400, facts: z.object({ serviceNo: z.string() }) },
  SERVICE_PRICE_CHANGED: { state: 34005, status: 409, facts: z.object({ total: amount }) },
  SERVICE_CANCEL_REFUSED: { state: 34006, status: 409 },
  SERVICE_STATE_REFUSED: { state: 34007, status: 409 },
  SERVICE_RESULT_MISSING: { state: 34008, status: 400 },
  SERVICE_TOO_MANY: { state: 34009, status: 400, facts: z.object({ most: z.int() }) },
  SUPPLEMENT_NOT_FOUND: { state: 34010, status: 404 },
  SUPPLEMENT_CLOSED: { state: 34011, status: 409 },
  SUPPLEMENT_REFUSED: { state: 34012, status: 409 },
  SUBSCRIPTIONS_FULL: { state: 34013, status: 409, facts: z.object({ most: z.int() }) },
  SUBSCRIPTION_REFUSED: { state: 34014, status: 409 },
  VIDEO_NOT_FOUND: { state: 34015, status: 404 },
  FILE_NOT_A_VIDEO: { state: 34016, status: 400 },
} as const;
