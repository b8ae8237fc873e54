import { everyone, type Rows, user } from "../row.ts";

export const goodsRows: Rows = {
  "POST /api/goods/parse": everyone,
  "GET /api/goods/detail": everyone,
  "GET /api/goods/picture/{goodsId}/{picture}": everyone,
  "GET /api/goods/inspection-photo/{goodsId}/{fileId}": {
    access: "everyone",
    stranger: ({ fileId }) => ({ params: { goodsId: "1", fileId } }),
  },
  "GET /api/goods/search": everyone,
  "GET /api/goods/popular": everyone,
  "GET /api/goods/landed-cost": everyone,
  "POST /api/goods/still-to-come": everyone,
  "POST /api/goods/favourite": user,
  "GET /api/goods/favourites": user,
};
