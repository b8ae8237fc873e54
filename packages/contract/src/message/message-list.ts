import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageNumber, pageOf } from "../fields.ts";
import { flag, messageField, messageType, timeZone } from "./fields.ts";
import { size } from "./list-messages-fields.ts";

export const messageList = endpoint({
  method: "POST",
  path: "/message/msg-type-list",
  summary: "Messages of some types, newest first",
  body: z.strictObject({
    currPage: pageNumber,
    pageSize: size,
    msgTypeIdList: z.optional(z.array(messageType).check(z.maxLength(6))),
    unread: z.optional(flag),
    /** Where moments are said in, with Beijing time beside; without it in Beijing time alone. */
    timeZone: z.optional(timeZone),
  }),
  data: pageOf(messageField),
  repeats: "reads",
});
