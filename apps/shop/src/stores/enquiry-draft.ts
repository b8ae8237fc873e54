import type { EnquiryPlan } from "@sihai/domain/enquiry";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

export type DraftProduct = { link: string; name: string; specification: string; quantity: number };
export type EnquiryFields = { products: DraftProduct[]; plan: EnquiryPlan; remark: string; agreed: boolean };

export const noProduct: DraftProduct = { link: "", name: "", specification: "", quantity: 1 };
const nothingAsked: EnquiryFields = { products: [noProduct], plan: "overall", remark: "", agreed: false };

/** What is being asked, over the address book, a log-in and a reload; gone with the tab. After a reload the rules are agreed to again. */
const useEnquiryDraft = create<EnquiryFields>()(
  persist(() => nothingAsked, {
    name: "sh_enquiry",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ agreed: _, ...kept }) => kept,
  }),
);

/** The draft as its form reads and keeps it. */
export const enquiryDraft = {
  read: (): EnquiryFields => useEnquiryDraft.getState(),
  keep(fields: EnquiryFields): void {
    useEnquiryDraft.setState(fields);
  },
};

/** Back to an empty form, once it was sent. */
export function clearEnquiryDraft(): void {
  useEnquiryDraft.setState(nothingAsked, true);
}
