import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { viewingFields } from "./viewing-fields.ts";

/** A 256-bit token in base64url. */
const ticket = z.string().check(z.regex(/^[\w-]{43}$/));

export const openViewing = endpoint({
  method: "POST",
  path: "/viewing/open",
  summary: "Take the ticket of a console for a visit to one customer's pages, once; it only looks, and ends by itself",
  body: z.strictObject({ ticket }),
  data: viewingFields,
  refusals: ["VIEWING_TICKET_WRONG"],
  repeats: "spends",
});
