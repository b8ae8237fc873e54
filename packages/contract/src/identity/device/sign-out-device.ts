import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";
import { nothing } from "../fields.ts";

export const signOutDevice = endpoint({
  method: "POST",
  path: "/user/account/sign-out-device",
  summary: "Logs one device out; the next log-in there is one of a new device",
  body: z.strictObject({ id }),
  data: nothing,
  refusals: ["DEVICE_NOT_FOUND"],
  once: true,
});
