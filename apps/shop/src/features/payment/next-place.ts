import { hasPage, href } from "#shop";
import type { TradeOnWire } from "./PayTrade.tsx";

type Place = { label: "toOrders" | "toParcels" | "toWallet" | "toStorage" | "toExpert" | "toHome"; address: string };

/** Where the paid thing is looked after: the order, the parcel, the wallet; home while such a page is not there. */
export function nextPlace({ purpose, lines }: TradeOnWire): Place {
  const [only, more] = lines;
  const no = only && !more ? only.no : undefined;
  switch (purpose) {
    case "order":
    case "service":
    case "supplement":
    case "return":
      if (no !== undefined && hasPage("/order/detail"))
        return { label: "toOrders", address: href("/order/detail", { orderNo: no }) };
      if (hasPage("/order/list")) return { label: "toOrders", address: href("/order/list") };
      break;
    case "parcel":
    case "back-payment":
      if (no !== undefined && hasPage("/package/detail"))
        return { label: "toParcels", address: href("/package/detail", { packageId: no }) };
      if (hasPage("/package/list")) return { label: "toParcels", address: href("/package/list") };
      break;
    case "storage":
      return { label: "toStorage", address: href("/order/in-storage/goods-list") };
    case "expert":
      if (no !== undefined && hasPage("/delivery-expert/detail"))
        return { label: "toExpert", address: href("/delivery-expert/detail", { serviceBarcode: no }) };
      break;
    case "recharge":
      if (hasPage("/wallet/index")) return { label: "toWallet", address: href("/wallet/index") };
      break;
  }
  return { label: "toHome", address: href("/home") };
}
