import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, pageOf } from "../fields.ts";
import { flag, messageField, messageType } from "./fields.ts";
import { size } from "./list-messages-fields.ts";

/** The types with their counts and newest message. `pageSized` as written; `pageSize` is taken too (rule M-64). */
export const messageTypeCount = endpoint({
  method: "GET",
  path: "/message/msg-type-count",
  summary: "Message types with their counts and newest message",
  query: z.strictObject({ unread: z.optional(flag), pageNo: pageNumber, pageSized: size, pageSize: size }),
  data: pageOf(z.object({ msgTypeId: messageType, count: z.int(), unread: z.int(), latest: z.nullable(messageField) })),
});
