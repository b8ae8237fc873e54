import { endpoint } from "../endpoint.ts";
import { addressField, oneAddress } from "./fields.ts";

export const addressDetail = endpoint({
  method: "POST",
  path: "/address/detail",
  summary: "One address",
  body: oneAddress,
  data: addressField,
  refusals: ["ADDRESS_NOT_FOUND"],
  repeats: "reads",
});
