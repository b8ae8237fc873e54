import { DeliveryLink, ItemLink, OrderLink, ParcelLink, readScan } from "#bench";

/** The number a deed was done to, leading to what it names. */
export function SubjectLink({ subject }: { subject: string }) {
  const scanned = readScan(subject);
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
      return <>{subject}</>;
  }
}
