import { rightNamesZh } from "./right-names.ts";

/** Roles and what each may do, as the table of roles shows them. */
export const roleFieldsZh = {
  "role-buyer": "采购",
  "role-receiver": "收货",
  "role-photographer": "拍照",
  "role-packer": "打包",
  "role-dispatcher": "发运",
  "role-support": "客服",
  "role-finance": "财务",
  "role-pricing": "定价",
  "role-content": "内容",
  ...rightNamesZh,
};
