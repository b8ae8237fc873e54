/** What a member is told about enquiries. */
export type EnquiryMessages = {
  "enquiry-answered": { enquiryNo: string; products: number; totalCny: string; expiresAt: string };
  "enquiry-declined": { enquiryNo: string; note: string };
};
