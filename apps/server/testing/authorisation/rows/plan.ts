import { owner, type Rows } from "../row.ts";

export const planRows: Rows = {
  "POST /api/parcel/plan": owner(({ storedItemId, addressId }) => ({ body: { itemIds: [storedItemId], addressId } })),
  "GET /api/parcel/plan/{planId}": owner(({ planId }) => ({ params: { planId } })),
  "POST /api/parcel/plan/{planId}/cancel": owner(({ planId }) => ({ params: { planId } })),
};
