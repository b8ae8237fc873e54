import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../fields.ts";

export const askDataCopy = endpoint({
  method: "POST",
  path: "/user/data/ask-copy",
  summary: "Asks for a copy of everything kept about oneself; a message tells when it can be downloaded",
  data: z.object({ id }),
  refusals: ["DATA_COPY_TODAY"],
  once: true,
});
