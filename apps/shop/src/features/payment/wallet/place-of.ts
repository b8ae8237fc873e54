import type { CallData } from "@sihai/contract";
import type { getBill } from "@sihai/contract/payment";
import { href } from "#shop";

/** The page of what a bill is about. */
export function placeOf({ kind, no }: CallData<typeof getBill>["links"][number]): string {
  switch (kind) {
    case "order":
      return href("/order/detail", { orderNo: no });
    case "parcel":
      return href("/package/detail", { packageId: no });
    case "storage":
      return href("/order/in-storage/goods-list");
    case "expert":
      return href("/delivery-expert/detail", { serviceBarcode: no });
    case "consult":
      return href("/user/consult/my-consult", { consultId: no });
    case "withdrawal":
      return href("/wallet/withdraw/record", { withdrawNo: no });
    case "transfer":
      return href("/recharge/success", { transferNo: no });
  }
}
