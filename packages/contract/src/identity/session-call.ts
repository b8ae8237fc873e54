import { endpoint } from "../endpoint.ts";
import { authRecord } from "./fields.ts";

export const sessionCall = endpoint({
  method: "POST",
  path: "/user/oauth/personal-center-new",
  summary: "Who is logged in; renews or clears the display cookies",
  data: authRecord,
  refusals: ["NOT_LOGGED_IN"],
  repeats: "reads",
});
