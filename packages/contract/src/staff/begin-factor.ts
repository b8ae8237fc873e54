import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const beginFactor = endpoint({
  method: "POST",
  path: "/staff/me/factor/begin",
  summary: "A secret for one’s authenticator; it counts once a code of it was typed",
  data: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ["STAFF_FACTOR_ON"],
  repeats: "renews",
});
