import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { transferNo, transferView } from "./fields.ts";

export const transferDetail = endpoint({
  method: "GET",
  path: "/transfer/detail",
  summary: "A transfer with its account, receipt and history",
  query: z.strictObject({ transferNo }),
  data: transferView,
  refusals: ["TRANSFER_NOT_FOUND"],
});
