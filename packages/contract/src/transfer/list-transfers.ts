import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, pageOf } from "../fields.ts";
import { transferView } from "./fields.ts";

export const listTransfers = endpoint({
  method: "GET",
  path: "/transfer/list",
  summary: "One’s own transfers, the latest first",
  query: z.strictObject({ page: pageNumber }),
  data: pageOf(transferView),
});
