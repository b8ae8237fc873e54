import type { CustomsForm } from "@sihai/domain/parcel";

/**
 * What stands on papers: their languages are fixed by who reads them on the way (the post, customs, carriers), not by who prints them.
 * The declaration follows the UPU's forms CN 22 and CN 23.
 */
export const customsPaper = {
  document: (packageNo: string) => `Customs ${packageNo}`,
  title: "CUSTOMS DECLARATION",
  form: (name: CustomsForm) => `${name} · May be opened officially`,
  from: "From",
  to: "To",
  phone: (number: string) => `Tel ${number}`,
  identity: (number: string) => `ID/Tax no. ${number}`,
  category: "Category: [x] Sale of goods   [ ] Gift   [ ] Documents   [ ] Returned goods   [ ] Sample",
  columns: {
    index: "No.",
    contents: "Description of contents",
    contentsInChinese: "中文品名",
    hsCode: "HS code",
    quantity: "Qty",
    netWeight: "Net kg",
    value: "Value USD",
    origin: "Origin",
  },
  total: "Total",
  grossWeight: (kilograms: string) => `Total gross weight ${kilograms} kg`,
  certify:
    "I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article prohibited by legislation or by postal or customs regulations.",
  undeliverable: "If undeliverable, return to sender",
  date: "Date",
  signature: "Sender's signature",
} as const;

/** Whose paper it is. */
export const house = "Sihai";

/** What speaks for us in a dispute of a card: a bank abroad reads it. */
export const evidencePaper = {
  titles: {
    receipt: "Receipt and order",
    shipping: "Shipping and delivery",
    correspondence: "Correspondence with the customer",
    pictures: "Photographs of the goods and parcels",
  },
  about: (disputeNo: string, gatewayId: string, tradeNo: string) => `Dispute ${disputeNo} (${gatewayId}), payment ${tradeNo}`,
  paid: (at: string, amount: string) => `Charged ${amount} on ${at}`,
  of: (amount: string, surcharge: string) => `For ${amount}, card surcharge ${surcharge}`,
  card: (card: string) => `Card ${card}`,
  billed: (name: string) => `Billed to ${name}`,
  email: (address: string) => `E-mail ${address}`,
  phone: (number: string) => `Phone ${number}`,
  terms: (at: string) => `The customer accepted the terms of service on ${at}`,
  order: (orderNo: string, at: string, total: string) => `Order ${orderNo}, placed ${at}, ${total}`,
  shippingOf: (goods: string) => `International shipping of ${goods}`,
  works: {
    service: "Services for goods",
    supplement: "Supplementary payment for goods",
    return: "Return or exchange of goods",
    storage: "Longer storage of goods",
    expert: "Planning how goods are shipped",
  },
  contents: (packageNo: string) => `In parcel ${packageNo}`,
  parcel: (packageNo: string, carrier: string, waybillNo: string) =>
    `Parcel ${packageNo}, carrier ${carrier}, waybill ${waybillNo}`,
  shippedTo: (address: string) => `To ${address}`,
  shippedAt: (at: string) => `Shipped ${at}`,
  deliveredAt: (at: string) => `Delivered ${at}`,
  receivedAt: (at: string) => `Receipt confirmed ${at}`,
  us: house,
  customer: "Customer",
  picture: (of: string, at: string) => `${of}, ${at}`,
} as const;

/** On the label, read by carriers everywhere. */
export const labelPaper = {
  parcel: (number: string) => `Parcel ${number}`,
  waybill: (carrier: string | null, number: string) => (carrier ? `${carrier} waybill ${number}` : `waybill ${number}`),
  phone: (number: string) => `Tel ${number}`,
  weight: (kilograms: string) => `${kilograms} kg`,
  size: (sidesCm: readonly number[]) => `${sidesCm.join(" x ")} cm`,
  pickup: (code: string) => `Pickup ${code}`,
  from: (name: string) => `FROM  ${name}`,
  to: "TO",
  returnTo: (phone: string) => `Tel ${phone}. If undeliverable, return to this address`,
} as const;

/** For the packing bench, which works in Chinese: what an expert's plan asks of it. */
export const packingRemarks = {
  keep: "保留原包装",
  "remove-outer": "去除外箱",
  "remove-all": "去除全部包装盒",
  vacuum: "去除全部包装盒，抽真空",
} as const;

/** On the seller's refund slip of the demo. */
export const refundSlip = "退款成功 Refunded";

/** The list of parcels a carrier takes along and signs. */
export const manifestPaper = {
  title: (manifestNo: string) => `Manifest ${manifestNo}`,
  taken: (carrier: string, at: string) => `${carrier} · ${at} Beijing time`,
  columns: { index: "No.", parcel: "Parcel", waybill: "Waybill", to: "To", weight: "Weight", line: "Line" },
  weight: (kilograms: string) => `${kilograms} kg`,
  total: (parcels: number, kilograms: string) => `${parcels} ${parcels === 1 ? "parcel" : "parcels"}, ${kilograms} kg`,
  handedOverBy: "Handed over by",
  signature: "Carrier's signature",
} as const;
