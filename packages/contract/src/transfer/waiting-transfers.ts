import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { transferView } from "./fields.ts";

export const waitingTransfers = endpoint({
  method: "GET",
  path: "/transfer/waiting",
  summary: "One’s transfers under way for something that is to be paid",
  data: z.object({ list: z.array(transferView) }),
});
