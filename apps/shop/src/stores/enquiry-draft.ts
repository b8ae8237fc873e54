import type { EnquiryPlan } from "@sihai/domain/enquiry";
import { create } from "zustand";

export type DraftProduct = { key: number; link: string; name: string; specification: string; quantity: number };
export type EnquiryDraft = { products: readonly DraftProduct[]; plan: EnquiryPlan; remark: string; agreed: boolean };

let keys = 0;

export function emptyProduct(link = ""): DraftProduct {
  keys += 1;
  return { key: keys, link, name: "", specification: "", quantity: 1 };
}

function emptyDraft(): EnquiryDraft {
  return { products: [emptyProduct()], plan: "overall", remark: "", agreed: false };
}

/** What is being asked, while the address book is looked into; gone with the page, for it is nobody's yet. */
export const useEnquiryDraft = create<EnquiryDraft>()(emptyDraft);

export function changeProduct(key: number, change: Partial<DraftProduct>): void {
  useEnquiryDraft.setState(({ products }) => ({
    products: products.map((product) => (product.key === key ? { ...product, ...change } : product)),
  }));
}

export function addProduct(): void {
  useEnquiryDraft.setState(({ products }) => ({ products: [...products, emptyProduct()] }));
}

export function removeProduct(key: number): void {
  useEnquiryDraft.setState(({ products }) => ({ products: products.filter((product) => product.key !== key) }));
}

/** A link that was brought along, when nothing is typed yet. */
export function startWith(link: string): void {
  const { products } = useEnquiryDraft.getState();
  if (products.length === 1 && products[0]?.link === "") useEnquiryDraft.setState({ products: [emptyProduct(link)] });
}

export function clearEnquiryDraft(): void {
  useEnquiryDraft.setState(emptyDraft(), true);
}
