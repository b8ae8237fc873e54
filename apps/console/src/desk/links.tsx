import type { moneyWork } from "@sihai/contract/dashboard";
import { TextLink } from "@sihai/ui";
import { href, useMay } from "#console";

/** Every number is a link to what it names, for those who may look there. */
export function OrderLink({ orderNo }: { orderNo: string }) {
  const may = useMay();
  return may("order.read") ? <TextLink href={href("/orders", { q: orderNo })}>{orderNo}</TextLink> : orderNo;
}

/** An item leads to its order, for those who may not read orders to its parcel, and is plain text to all others. */
export function ItemLink({ itemNo }: { itemNo: string }) {
  const may = useMay();
  if (may("order.read")) return <TextLink href={href("/orders", { q: itemNo })}>{itemNo}</TextLink>;
  return may("parcel.read") ? <TextLink href={href("/parcels", { q: itemNo })}>{itemNo}</TextLink> : itemNo;
}

/** A parcel leads to its card; plain text to those who may not read parcels. */
export function ParcelLink({ packageId }: { packageId: string }) {
  const may = useMay();
  return may("parcel.read") ? <TextLink href={href("/parcels", { q: packageId })}>{packageId}</TextLink> : packageId;
}

/** A customer by mark. */
export function CustomerLink({ mark }: { mark: string }) {
  const may = useMay();
  return may("customer.read") ? <TextLink href={href("/customers", { q: mark })}>{mark}</TextLink> : mark;
}

/** What a customer asks for or complains of, on its desk. */
export function CaseLink({ kind, no }: { kind: "claim" | "return" | "enquiry" | "expert" | "dispute"; no: string }) {
  const may = useMay();
  const to = {
    claim: () => href("/claims", { q: no }),
    return: () => href("/returns", { q: no }),
    enquiry: () => href("/enquiries", { enquiry: no }),
    expert: () => href("/experts", { service: no }),
    dispute: () => href("/disputes", { q: no }),
  };
  return may(kind === "dispute" ? "finance.read" : `${kind}.read`) ? <TextLink href={to[kind]()}>{no}</TextLink> : no;
}

/** A courier number leads to the receiving bench, else to the orders that came under it. */
export function DeliveryLink({ trackingNo }: { trackingNo: string | null }) {
  const may = useMay();
  if (trackingNo === null) return null;
  if (may("receiving.read")) return <TextLink href={href("/receiving", { number: trackingNo })}>{trackingNo}</TextLink>;
  return may("order.read") ? <TextLink href={href("/orders", { q: trackingNo })}>{trackingNo}</TextLink> : trackingNo;
}

/** A question leads to its thread in the inbox; plain text to those who may not read it. */
export function ConsultLink({ consultNo }: { consultNo: string }) {
  const may = useMay();
  return may("consult.read") ? <TextLink href={href("/inbox", { open: consultNo })}>{consultNo}</TextLink> : consultNo;
}

/** A matter of money, on its desk. */
export function MoneyLink({ kind, no }: { kind: (typeof moneyWork)[number]; no: string }) {
  const may = useMay();
  const to = {
    withdrawal: () => href("/withdrawals", { q: no }),
    transfer: () => href("/transfers", { q: no }),
    "bank-line": () => href("/bank-lines", { q: no }),
    suspense: () => href("/suspense", { q: no }),
    adjustment: () => href("/books", { tab: "adjustments", q: no }),
    period: () => href("/books", { tab: "periods" }),
  };
  return may("finance.read") ? <TextLink href={to[kind]()}>{no}</TextLink> : no;
}
