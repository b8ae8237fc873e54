import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const showInitial = endpoint({
  method: "POST",
  path: "/user/member/show-initial",
  summary: "Whether whoever follows my link is shown the first letter of my name",
  body: z.strictObject({ shown: z.boolean() }),
  data: z.object({ shown: z.boolean() }),
  repeats: "sets",
});
