import { owner, type Rows, user } from "../row.ts";

export const cartLines: Rows = {
  "GET /api/cart/list": user,
  "GET /api/cart/count": user,
  "POST /api/cart/add": user,
  "POST /api/cart/change": owner(({ cartItemId }) => ({ body: { cartItemId, quantity: 2 } })),
  "POST /api/cart/correct-price": owner(({ cartItemId }) => ({
    body: { cartItemId, unitPrice: "9.00", domesticFreight: "0.00" },
  })),
  "POST /api/cart/accept-prices": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  "POST /api/cart/remove": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  "POST /api/cart/move-to-favourites": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  "POST /api/cart/restore": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
};
