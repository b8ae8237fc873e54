import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, pageOf } from "../fields.ts";
import { growthEntry } from "./fields.ts";

export const growthHistory = endpoint({
  method: "GET",
  path: "/user/member/growth",
  summary: "What my growth came of and until when it counts, the newest first",
  query: z.strictObject({ page: pageNumber }),
  data: pageOf(growthEntry),
});
