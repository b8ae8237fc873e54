/** What a member is told about expert services and their plans. */
export type ExpertMessages = {
  "expert-cancelled": { serviceBarcode: string; heldCny: string; feePaidCny: string };
  "expert-plan-ready": { serviceBarcode: string; parcels: number; totalCny: string; answerBefore: string };
  "expert-plan-paid": { serviceBarcode: string; parcels: number; totalCny: string };
};
