import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { returnNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

export const refuseReturn = endpoint({
  method: "POST",
  path: "/staff/returns/refuse",
  summary: "Refuse a return or exchange, with the reason",
  body: z.strictObject({ returnNo, reason: text(300, 2) }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});
