import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { oneAddress } from "./fields.ts";

export const addressMakeDefault = endpoint({
  method: "POST",
  path: "/address/default",
  summary: "Makes an address the default",
  body: oneAddress,
  data: z.null(),
  refusals: ["ADDRESS_NOT_FOUND"],
  repeats: "sets",
});
