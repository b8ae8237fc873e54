import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { disputeField } from "./disputes-fields.ts";

export const listDisputes = endpoint({
  method: "GET",
  path: "/staff/forwarding/disputes",
  summary: "Courier numbers announced by two customers",
  data: z.object({ list: z.array(disputeField) }),
});
