import { DeliveryLink, ItemLink, OrderLink, ParcelLink, readScan } from "#bench";

/** A manifest looks like a courier number, but nothing opens under it. */
const manifestNo = /^M\d{8}-/;

/** The number a deed was done to, leading to what it names. */
export function SubjectLink({ subject }: { subject: string }) {
  const number = subject.replace(/^[a-z-]+:/, "");
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
