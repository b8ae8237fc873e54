import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { versionId } from "./versions-fields.ts";

export const withdrawRateVersion = endpoint({
  method: "POST",
  path: "/staff/freight/withdraw",
  summary: "Take back a price list that has not begun",
  body: z.strictObject({ versionId }),
  data: z.null(),
  refusals: ["RATE_VERSION_NOT_FOUND", "RATE_VERSION_STATE_REFUSED"],
  once: true,
});
