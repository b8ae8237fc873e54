import { everyone, type Rows } from "../row.ts";

export const contentRows: Rows = {
  "GET /api/content/article": everyone,
  "GET /api/content/articles": everyone,
};
