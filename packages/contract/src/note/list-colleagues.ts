import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { colleague, noteSubject } from "./fields.ts";

/** Who is at work and may look after such a thing, by name. */
export const listColleagues = endpoint({
  method: "GET",
  path: "/staff/colleagues",
  summary: "Colleagues who may look after a kind of thing",
  query: z.strictObject({ kind: noteSubject.kind }),
  data: z.object({ colleagues: z.array(colleague) }),
});
