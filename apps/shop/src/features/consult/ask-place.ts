import type { ConsultSubject } from "@sihai/domain/consult";
import { href } from "#shop";

/** Where a question about something is asked. */
export function askPlace({ kind, no }: ConsultSubject): string {
  switch (kind) {
    case "order":
      return href("/user/consult/service", { orderNo: no });
    case "item":
      return href("/user/consult/service", { itemNo: no });
    case "parcel":
      return href("/user/consult/service", { packageId: no });
    case "expert":
      return href("/user/consult/service/expert", { serviceBarcode: no });
  }
}
