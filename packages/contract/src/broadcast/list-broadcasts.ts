import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber } from "../fields.ts";
import { broadcastField } from "./fields.ts";

export const listBroadcasts = endpoint({
  method: "GET",
  path: "/staff/broadcast/list",
  summary: "Messages to many customers, the newest first, with how many were told",
  query: z.strictObject({ page: pageNumber }),
  data: z.object({ list: z.array(broadcastField), total: z.int(), page: z.int(), pageSize: z.int() }),
});
