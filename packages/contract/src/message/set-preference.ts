import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { messageChannels, preferenceKinds } from "./fields.ts";

export const setPreference = endpoint({
  method: "POST",
  path: "/message/set-preference",
  summary: "Switches one kind of messages on or off, in the app, by mail or by push",
  body: z.strictObject({ kind: z.enum(preferenceKinds), channel: z.enum(messageChannels), isOn: z.boolean() }),
  data: z.null(),
  refusals: ["PREFERENCE_ALWAYS_ON"],
  repeats: "sets",
});
