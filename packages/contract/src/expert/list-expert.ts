import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, paging } from "../fields.ts";
import { expertSummary } from "./fields.ts";

export const listExpert = endpoint({
  method: "GET",
  path: "/expert/list",
  summary: "My expert services, newest first",
  query: z.strictObject(paging()),
  data: pageOf(expertSummary),
});
