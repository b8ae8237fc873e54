import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const staffLogOut = endpoint({
  method: "POST",
  path: "/staff/session/logout",
  summary: "Ends the staff session",
  data: z.null(),
  repeats: "sets",
});
