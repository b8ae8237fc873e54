import type { roleFieldsZh } from "../../../zh/console/setting-names/roles.ts";
import { rightNamesEn } from "./right-names.ts";

export const roleFieldsEn: Record<keyof typeof roleFieldsZh, string> = {
  "role-buyer": "Buying",
  "role-receiver": "Receiving",
  "role-photographer": "Photos",
  "role-packer": "Packing",
  "role-dispatcher": "Dispatch",
  "role-support": "Support",
  "role-finance": "Finance",
  "role-pricing": "Pricing",
  "role-content": "Content",
  ...rightNamesEn,
};
