import { deliveryStates } from "@sihai/domain/partner";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../fields.ts";
import { hookEvent } from "./hook-event.ts";

export const listDeliveries = endpoint({
  method: "GET",
  path: "/user/partner/deliveries",
  summary: "The last fifty events an address was told of, the newest first",
  query: z.object({ hookId: id }),
  data: z.object({
    list: z.array(
      z.object({
        id,
        eventId: z.string(),
        body: hookEvent,
        state: z.enum(deliveryStates),
        tries: z.int(),
        createdAt: instant,
        lastTryAt: z.nullable(instant),
        /** What the receiver answered; null where nobody did. */
        lastStatus: z.nullable(z.int()),
      }),
    ),
  }),
  refusals: ["HOOK_NOT_FOUND"],
});
