import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { itemNo } from "../fields.ts";
import { standing } from "./subscriptions-fields.ts";

export const listSubscriptions = endpoint({
  method: "GET",
  path: "/order/service/subscriptions",
  summary: "Items I get mails about",
  data: z.extend(standing, { itemNos: z.array(itemNo) }),
});
