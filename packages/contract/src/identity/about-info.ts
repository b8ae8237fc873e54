import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { localText } from "../fields.ts";

export const aboutInfo = endpoint({
  method: "GET",
  path: "/user/info/about-info",
  summary: "About the service: its name, mail and ways to log in",
  data: z.object({
    name: localText,
    email: z.string(),
    version: z.string(),
    /** WeChat can be used to log in. */
    isWechatOn: z.boolean(),
    hasSandbox: z.boolean(),
  }),
});
