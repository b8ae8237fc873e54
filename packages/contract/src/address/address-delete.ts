import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { oneAddress } from "./fields.ts";

export const addressDelete = endpoint({
  method: "POST",
  path: "/address/delete",
  summary: "Deletes an address",
  body: oneAddress,
  data: z.null(),
  refusals: ["ADDRESS_NOT_FOUND"],
  once: true,
});
