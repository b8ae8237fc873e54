import { endpoint } from "../../endpoint.ts";
import { nothing } from "../fields.ts";

export const keepAccount = endpoint({
  method: "POST",
  path: "/user/account/keep",
  summary: "Takes back that the account is to be closed",
  data: nothing,
  refusals: ["CLOSING_NOT_ASKED"],
  once: true,
});
