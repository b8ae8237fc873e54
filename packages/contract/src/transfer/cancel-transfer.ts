import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changedTransfer, transferNo } from "./fields.ts";

export const cancelTransfer = endpoint({
  method: "POST",
  path: "/transfer/cancel",
  summary: "Cancel a transfer while nothing has arrived",
  body: z.strictObject({ transferNo }),
  data: changedTransfer,
  refusals: ["TRANSFER_NOT_FOUND", "TRANSFER_STATE_REFUSED"],
  once: true,
});
