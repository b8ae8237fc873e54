import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";

export const downloadDataCopy = endpoint({
  method: "GET",
  path: "/user/data/copies/{copyId}/sihai.zip",
  summary: "The copy itself, as a ZIP file",
  params: z.strictObject({ copyId: id }),
  data: z.null(),
  refusals: ["DATA_COPY_NOT_FOUND"],
});
