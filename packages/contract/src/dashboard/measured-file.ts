import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const measuredFile = endpoint({
  method: "GET",
  path: "/measured.csv",
  summary: "The same figures as CSV",
  data: z.null(),
});
