/** What a member is told about an order's payment. */
export type OrderMessages = {
  "order-paid": { orderNo: string; amountCny: string };
  "order-unpaid-cancelled": { orderNo: string };
};
