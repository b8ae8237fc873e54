import { TextLink } from "@sihai/ui";
import { href, useMay } from "#console";

/** Every number is a link to what it names, for those who may look there. */
export function OrderLink({ orderNo }: { orderNo: string }) {
  const may = useMay();
  return may("order.read") ? <TextLink href={href("/orders", { q: orderNo })}>{orderNo}</TextLink> : orderNo;
}

export function ItemLink({ itemNo }: { itemNo: string }) {
  const may = useMay();
  if (may("order.read")) return <TextLink href={href("/orders", { q: itemNo })}>{itemNo}</TextLink>;
  return may("parcel.read") ? <TextLink href={href("/parcels", { q: itemNo })}>{itemNo}</TextLink> : itemNo;
}

export function ParcelLink({ packageId }: { packageId: string }) {
  const may = useMay();
  return may("parcel.read") ? <TextLink href={href("/parcels", { q: packageId })}>{packageId}</TextLink> : packageId;
}

/** A courier number leads to the receiving bench, else to the orders that came under it. */
export function DeliveryLink({ trackingNo }: { trackingNo: string | null }) {
  const may = useMay();
  if (trackingNo === null) return null;
  if (may("receiving.read")) return <TextLink href={href("/receiving", { number: trackingNo })}>{trackingNo}</TextLink>;
  return may("order.read") ? <TextLink href={href("/orders", { q: trackingNo })}>{trackingNo}</TextLink> : trackingNo;
}

export function ConsultLink({ consultNo }: { consultNo: string }) {
  const may = useMay();
  return may("consult.read") ? <TextLink href={href("/inbox", { open: consultNo })}>{consultNo}</TextLink> : consultNo;
}
