import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { tokenView } from "./fields.ts";

export const listTokens = endpoint({
  method: "GET",
  path: "/user/partner/tokens",
  summary: "API tokens of the account that are not revoked, the newest first",
  data: z.object({ list: z.array(tokenView), most: z.int(), daysMost: z.int() }),
});
