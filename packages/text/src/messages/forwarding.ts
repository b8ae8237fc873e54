/** What a member is told about forwarding orders and their tracking numbers. */
export type ForwardingMessages = {
  "forwarding-services-paid": { orderNo: string; amountCny: string };
  "forwarding-logistics-reminder": { orderNo: string; count: number; logisticsBefore: string };
  "forwarding-logistics-cancelled": { orderNo: string; count: number };
  "forwarding-number-released": { orderNo: string; trackingNo: string; logisticsBefore: string };
  "forwarding-number-reviewed": { trackingNo: string };
};
