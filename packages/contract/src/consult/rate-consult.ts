import { consultLimits } from "@sihai/domain/consult";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { changeRefusals, moved } from "./calls-fields.ts";
import { consultNo, stars } from "./fields.ts";

/** Once, from the first answer on. */
export const rateConsult = endpoint({
  method: "POST",
  path: "/consult/rate",
  summary: "Say how well I was answered",
  body: z.strictObject({ consultNo, stars, words: z.optional(text(consultLimits.rating, 0)) }),
  data: moved,
  refusals: [...changeRefusals, "CONSULT_RATED_ALREADY"],
  once: true,
});
