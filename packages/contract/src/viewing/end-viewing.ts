import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const endViewing = endpoint({
  method: "POST",
  path: "/viewing/end",
  summary: "End the visit to a customer's pages, on every page at once",
  data: z.null(),
  repeats: "sets",
});
