import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";

export const removePushDevice = endpoint({
  method: "POST",
  path: "/message/push/remove-device",
  summary: "Shows no more messages on a device",
  body: z.strictObject({ id }),
  data: z.null(),
  refusals: ["PUSH_DEVICE_NOT_FOUND"],
  repeats: "sets",
});
