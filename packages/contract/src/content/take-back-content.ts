import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const takeBackContent = endpoint({
  method: "POST",
  path: "/staff/content/take-back",
  summary: "Take back a version: the one beneath it is shown again",
  body: z.strictObject({ versionId: id }),
  data: z.null(),
  refusals: ["CONTENT_NOT_FOUND", "CONTENT_STATE_REFUSED"],
  once: true,
});
