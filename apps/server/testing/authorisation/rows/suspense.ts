import { type Rows, user } from "../row.ts";

export const suspenseRows: Rows = {
  "GET /api/wallet/suspense": user,
};
