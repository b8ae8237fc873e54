import { owner, type Rows, staff } from "../row.ts";

export const claimRows: Rows = {
  "GET /api/claim/of-parcel": owner(({ packageId }) => ({ query: { packageId } })),
  "POST /api/claim/open": owner(({ packageId, storedItemNo, fileId }) => ({
    body: {
      packageId,
      kind: "damaged",
      items: [{ itemNo: storedItemNo, quantity: 1 }],
      description: "broken",
      photos: [fileId],
      amount: "1.00",
    },
  })),
  "POST /api/claim/accept": owner(({ claimNo }) => ({ body: { claimNo, amount: "1.00" } })),
  "POST /api/claim/contest": owner(({ claimNo }) => ({ body: { claimNo, text: "more" } })),
  "POST /api/claim/withdraw": owner(({ claimNo }) => ({ body: { claimNo } })),
  "POST /api/claim/message": owner(({ claimNo }) => ({ body: { claimNo, text: "hello" } })),
  "GET /api/staff/claims/queue": staff("claim.read"),
  "POST /api/staff/claims/review": staff("claim.record"),
  "POST /api/staff/claims/offer": staff("claim.record"),
  "POST /api/staff/claims/refuse": staff("claim.record"),
  "POST /api/staff/claims/message": staff("claim.record"),
  "POST /api/staff/claims/pay": staff("finance.record"),
};
