import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, pageOf, pageSizeMax, whole } from "../fields.ts";
import { flag, messageField, messageType } from "./fields.ts";

const size = z.optional(whole(1, pageSizeMax));

/** The types with their counts and newest message. `pageSized` as written; `pageSize` is taken too (rule M-64). */
export const messageTypeCount = endpoint({
  method: "GET",
  path: "/message/msg-type-count",
  summary: "Message types with their counts and newest message",
  query: z.strictObject({ unread: z.optional(flag), pageNo: pageNumber, pageSized: size, pageSize: size }),
  data: pageOf(z.object({ msgTypeId: messageType, count: z.int(), unread: z.int(), latest: z.nullable(messageField) })),
});

export const messageList = endpoint({
  method: "POST",
  path: "/message/msg-type-list",
  summary: "Messages of some types, newest first",
  body: z.strictObject({
    currPage: pageNumber,
    pageSize: size,
    msgTypeIdList: z.optional(z.array(messageType).check(z.maxLength(6))),
    unread: z.optional(flag),
  }),
  data: pageOf(messageField),
});

export const messageCount = endpoint({
  method: "GET",
  path: "/message/msg-count",
  summary: "How many messages, and how many unread",
  data: z.object({ total: z.int(), unread: z.int() }),
});
