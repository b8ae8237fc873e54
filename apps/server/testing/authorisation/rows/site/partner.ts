import type { TokenScope } from "@sihai/domain/partner";
import { owner, type Rows, user } from "../../row.ts";

export const partnerRows: Rows = {
  "GET /api/user/partner/tokens": user,
  "POST /api/user/partner/make-token": user,
  "POST /api/user/partner/revoke-token": owner(({ tokenId }) => ({ body: { id: tokenId } })),
  "GET /api/user/partner/hooks": user,
  "POST /api/user/partner/add-hook": user,
  "POST /api/user/partner/remove-hook": owner(({ hookId }) => ({ body: { id: hookId } })),
  "POST /api/user/partner/rotate-hook-secret": owner(({ hookId }) => ({ body: { id: hookId } })),
  "POST /api/user/partner/switch-hook-on": owner(({ hookId }) => ({ body: { id: hookId } })),
  "GET /api/user/partner/deliveries": owner(({ hookId }) => ({ query: { hookId } })),
  "POST /api/user/partner/resend": owner(({ deliveryId }) => ({ body: { id: deliveryId } })),
};

/** What an API token may do besides its owner, by what it was made for; any other call is forbidden to all of them. */
export const programCalls: Readonly<Record<TokenScope, readonly string[]>> = {
  "items.read": ["GET /api/storage/list", "GET /api/storage/item"],
  "orders.read": ["GET /api/order/list", "GET /api/order/detail", "GET /api/order/logistics"],
  "parcels.read": ["GET /api/parcel/list", "GET /api/parcel/detail", "GET /api/parcel/tracking"],
  "orders.submit": ["POST /api/order/submit/diy", "POST /api/order/submit/zy"],
  "parcels.submit": [
    "GET /api/address/pagelist",
    "POST /api/parcel/options",
    "POST /api/parcel/estimate",
    "POST /api/parcel/submit",
  ],
};
