import { endpoint } from "../endpoint.ts";
import { staffRecord } from "./session-fields.ts";

export const staffMe = endpoint({
  method: "GET",
  path: "/staff/session/me",
  summary: "Who is logged in, and what they may do now",
  data: staffRecord,
});
