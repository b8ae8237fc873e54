import { consultSubjectKinds } from "@sihai/domain/consult";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { documentNo, pageOf, paging } from "../fields.ts";
import { consultTabs } from "./calls-fields.ts";
import { consultSummary, consultTypeField } from "./fields.ts";

/** Those with the latest words first. `kind` and `no`: only what is about that thing. */
export const listConsults = endpoint({
  method: "GET",
  path: "/consult/list",
  summary: "My questions, the latest first",
  query: z.strictObject({
    tab: z.optional(z.enum(consultTabs)),
    type: z.optional(consultTypeField),
    unread: z.optional(z.enum(["1"])),
    kind: z.optional(z.enum(consultSubjectKinds)),
    no: z.optional(documentNo()),
    ...paging(),
  }),
  data: z.extend(pageOf(consultSummary), { unread: z.int() }),
});
