import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const reconcileGateway = endpoint({
  method: "POST",
  path: "/staff/books/gateway/reconcile",
  summary: "Read the gateway's lines now and compare them with ours",
  data: z.object({ done: z.literal(true) }),
  refusals: ["GATEWAY_SILENT"],
  repeats: "sets",
});
