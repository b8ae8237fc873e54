import { endpoint } from "../endpoint.ts";
import { userInfoData } from "./user-info-fields.ts";

export const userInfo = endpoint({
  method: "GET",
  path: "/user/info/user-info",
  summary: "Everything about the account shown in the app",
  data: userInfoData,
  refusals: ["GET_INFO_ERROR"],
});
