import { endpoint } from "../endpoint.ts";
import { nothing } from "./fields.ts";

export const logOut = endpoint({
  method: "POST",
  api: "login",
  path: "/api/site/logout",
  summary: "Ends the session",
  data: nothing,
  repeats: "sets",
});
