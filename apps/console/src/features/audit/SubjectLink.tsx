import type { StaffPermission } from "@sihai/domain/staff";
import { TextLink } from "@sihai/ui";
import { href, useMay } from "#console";
import { DeliveryLink, ItemLink, OrderLink, ParcelLink, readScan } from "#desk";

/** A manifest looks like a courier number, but nothing opens under it. */
const manifestNo = /^M\d{8}-/;

/** A parcel on the unannounced shelf. */
const unannouncedNo = /^AB\d{6,}$/;

/** The number a deed was done to, leading to what it names. */
export function SubjectLink({ subject }: { subject: string }) {
  const may = useMay();
  const number = subject.replace(/^[a-z-]+:/, "");
  const desk = deskOf(subject.slice(0, -number.length), number);
  if (desk) return may(desk.may) ? <TextLink href={desk.href}>{number}</TextLink> : number;
  if (manifestNo.test(number)) return <>{number}</>;
  const scanned = readScan(number);
  switch (scanned.kind) {
    case "order":
      return <OrderLink orderNo={scanned.orderNo} />;
    case "item":
      return <ItemLink itemNo={scanned.itemNo} />;
    case "parcel":
      return <ParcelLink packageId={scanned.packageId} />;
    case "courier":
      return <DeliveryLink trackingNo={scanned.number} />;
    case "customer":
    case "unknown":
      return <>{number}</>;
  }
}

/** What is worked on at a desk of its own opens there; its number alone could be taken for a courier's. */
function deskOf(kind: string, number: string): { may: StaffPermission; href: string } | null {
  if (kind === "service:") return { may: "service.read", href: href("/services", { entry: number }) };
  if (kind === "enquiry:") return { may: "enquiry.read", href: href("/enquiries", { enquiry: number }) };
  if (kind === "return:") return { may: "return.read", href: href("/returns", { open: number }) };
  if (kind === "transfer:") return { may: "finance.read", href: href("/transfers", { q: number }) };
  if (kind === "suspense:") return { may: "finance.read", href: href("/suspense", { q: number }) };
  if (kind === "dispute:") return { may: "finance.read", href: href("/disputes", { q: number }) };
  if (kind === "gateway:") return { may: "finance.read", href: href("/books", { tab: "gateway", q: number }) };
  if (kind === "period:") return { may: "finance.read", href: href("/books", { tab: "periods" }) };
  if (kind === "adjustment:") return { may: "finance.read", href: href("/books", { tab: "adjustments", show: "ended" }) };
  if (kind === "books:" || kind === "bank:") return { may: "finance.read", href: href("/books") };
  if (kind === "statement:") return { may: "finance.read", href: href("/bank-lines") };
  if (kind === "claim:") return { may: "claim.read", href: href("/claims", { open: number }) };
  if (kind === "withdrawal:") return { may: "finance.read", href: href("/withdrawals", { withdrawNo: number }) };
  if (kind === "expert:") return { may: "expert.read", href: href("/experts", { service: number }) };
  if (kind === "rate-cards:") return { may: "freight.edit", href: href("/rates", { version: number }) };
  if (kind === "tax-rule:") return { may: "freight.edit", href: href("/rates", { tab: "taxes", rule: number }) };
  if (kind === "outlet:") return { may: "freight.edit", href: href("/rates", { tab: "outlets", outlet: number }) };
  if (kind === "coupon:" || kind === "code:")
    return { may: "promotion.edit", href: href("/promotions", { tab: kind === "code:" ? "code" : "coupon", open: number }) };
  return unannouncedNo.test(number) ? { may: "unannounced.read", href: href("/unannounced", { parcel: number }) } : null;
}
