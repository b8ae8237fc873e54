import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { itemNo } from "../fields.ts";
import { standing } from "./subscriptions-fields.ts";

export const unsubscribeItem = endpoint({
  method: "POST",
  path: "/order/service/unsubscribe",
  summary: "No more mails about an item",
  body: z.strictObject({ itemNo }),
  data: standing,
  refusals: ["ITEM_NOT_FOUND"],
  repeats: "sets",
});
