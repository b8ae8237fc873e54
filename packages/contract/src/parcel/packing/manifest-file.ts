import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const manifestFile = endpoint({
  method: "GET",
  path: "/staff/dispatch/manifest",
  summary: "A manifest as a PDF to sign or as CSV",
  query: z.strictObject({
    manifestNo: z.string().check(z.regex(/^M\d{8}-[A-Z0-9]{6}$/)),
    format: z.enum(["pdf", "csv"]),
  }),
  data: z.null(),
  refusals: ["MANIFEST_NOT_FOUND"],
});
