import type { CallData } from "@sihai/contract";
import type { readEnquiry } from "@sihai/contract/enquiry";

export type Enquiry = CallData<typeof readEnquiry>;
export type EnquiryProduct = Enquiry["products"][number];
export type Offer = EnquiryProduct["offers"][number];
