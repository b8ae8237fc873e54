import { everyone, type Rows, staff } from "../row.ts";

export const settingRows: Rows = {
  "GET /api/settings": everyone,
  "GET /api/settings/notices": everyone,
  "GET /api/settings/places": everyone,
  "GET /api/staff/settings": staff("setting.read"),
  "GET /api/staff/setting": staff("setting.read"),
  "GET /api/staff/setting-preview": staff("setting.read"),
  "POST /api/staff/setting-draft": staff("setting.edit"),
  "POST /api/staff/setting-check": staff("setting.edit"),
  "POST /api/staff/setting-withdraw": staff("setting.edit"),
};
