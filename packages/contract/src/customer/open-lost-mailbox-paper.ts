import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const openLostMailboxPaper = endpoint({
  method: "POST",
  path: "/staff/customer/open-lost-mailbox-paper",
  summary: "The paper somebody proves themselves with; each look is noted",
  body: z.strictObject({ caseId: id }),
  data: z.object({ picture: z.nullable(z.string()) }),
  refusals: ["MAILBOX_CASE_NOT_FOUND"],
  repeats: "reads",
});
