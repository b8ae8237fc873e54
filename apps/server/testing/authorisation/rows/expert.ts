import { owner, type Rows, staff, user } from "../row.ts";

export const expertRows: Rows = {
  "POST /api/expert/terms": owner(({ storedItemId, addressId }) => ({
    body: { itemIds: [storedItemId], addressId, objective: "cheapest", maySplit: true, packaging: "keep" },
  })),
  "POST /api/expert/submit": owner(({ storedItemId, addressId }) => ({
    body: {
      itemIds: [storedItemId],
      addressId,
      objective: "cheapest",
      maySplit: true,
      packaging: "keep",
      deduction: "confirm",
      declared: { amount: "10.00", currency: "USD" },
      email: "mei@example.com",
      description: "",
    },
  })),
  "GET /api/expert/list": user,
  "GET /api/expert/detail": owner(({ expertNo }) => ({ query: { serviceBarcode: expertNo } })),
  "POST /api/expert/cancel": owner(({ expertNo }) => ({ body: { serviceBarcode: expertNo } })),
  "GET /api/expert/packing-plan": owner(({ expertNo }) => ({ query: { serviceBarcode: expertNo } })),
  "POST /api/expert/accept": owner(({ expertNo }) => ({
    body: {
      serviceBarcode: expertNo,
      total: "1.00",
      identity: { kind: "personal", companyName: "", number: "" },
      agreedDifference: true,
    },
  })),
  "POST /api/expert/decline": owner(({ expertNo }) => ({ body: { serviceBarcode: expertNo, reason: "no" } })),
  "GET /api/staff/expert/queue": staff("expert.read"),
  "GET /api/staff/expert/detail": staff("expert.read"),
  "POST /api/staff/expert/take": staff("expert.record"),
  "POST /api/staff/expert/planner": staff("expert.record"),
  "GET /api/staff/expert/planner": staff("expert.read"),
  "POST /api/staff/expert/quote": staff("expert.record"),
  "POST /api/staff/expert/send": staff("expert.record"),
};
