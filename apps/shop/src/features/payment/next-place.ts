import { href } from "#shop";
import type { TradeOnWire } from "./types.ts";

type Place = {
  label: "toOrders" | "toOrder" | "toParcels" | "toParcel" | "toWallet" | "toStorage" | "toExpert" | "toConsult";
  address: string;
};

/** Where the paid thing is looked after: itself when one was paid, else the list of its kind. */
export function nextPlace({ purpose, lines }: TradeOnWire): Place {
  const [only, more] = lines;
  const no = only && !more ? only.no : undefined;
  switch (purpose) {
    case "order":
    case "service":
    case "supplement":
    case "return":
      return no === undefined
        ? { label: "toOrders", address: href("/order/list") }
        : { label: "toOrder", address: href("/order/detail", { orderNo: no }) };
    case "parcel":
    case "back-payment":
      return no === undefined
        ? { label: "toParcels", address: href("/package/list") }
        : { label: "toParcel", address: href("/package/detail", { packageId: no }) };
    case "storage":
      return { label: "toStorage", address: href("/order/in-storage/goods-list") };
    case "expert":
      return {
        label: "toExpert",
        address: no === undefined ? href("/delivery-expert/index") : href("/delivery-expert/detail", { serviceBarcode: no }),
      };
    case "consult":
      return {
        label: "toConsult",
        address: href("/user/consult/my-consult", no === undefined ? {} : { consultId: no }),
      };
    case "recharge":
      return { label: "toWallet", address: href("/wallet/index") };
  }
}
