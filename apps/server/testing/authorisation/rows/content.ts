import { everyone, type Rows, staff, user } from "../row.ts";

export const contentRows: Rows = {
  "GET /api/content/article": everyone,
  "GET /api/content/articles": everyone,
  "POST /api/content/article-vote": everyone,
  "POST /api/advert/vert": everyone,
  "GET /api/user/agreements-due": user,
  "POST /api/user/accept-agreements": user,
  "GET /api/staff/content": staff("content.edit"),
  "GET /api/staff/content/piece": staff("content.edit"),
  "POST /api/staff/content/preview": staff("content.edit"),
  "POST /api/staff/content/publish": staff("content.edit"),
  "POST /api/staff/content/take-back": staff("content.edit"),
};
