import { suspenseWhys } from "@sihai/domain/suspense";
import * as z from "zod/mini";
import { documentNo, instant, moneyField } from "../fields.ts";

export const suspenseNo = documentNo();

/** Money of a customer that arrived and could not be used, as its owner sees it. */
export const suspendedShown = z.object({
  suspenseNo,
  /** `open`: finance looks at it; `sending`: on its way back. */
  state: z.enum(["open", "sending", "used", "credited", "sent-back"]),
  arrived: moneyField,
  why: z.enum(suspenseWhys),
  arrivedAt: instant,
  /** By when finance settles it. */
  answerBy: instant,
  closedAt: z.nullable(instant),
  /** The payment it was meant for; null when there is none. */
  tradeNo: z.nullable(z.string()),
  /** Numbers of the orders and parcels that payment is for. */
  paysFor: z.array(z.string()),
});
