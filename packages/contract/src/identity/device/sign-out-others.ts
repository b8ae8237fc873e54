import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const signOutOthers = endpoint({
  method: "POST",
  path: "/user/account/sign-out-others",
  summary: "Logs every other device out",
  data: z.object({ ended: z.int() }),
  repeats: "sets",
});
