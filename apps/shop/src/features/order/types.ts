import type { CallData } from "@sihai/contract";
import type { listOrders, orderDetail, previewOrder, unconfirmedItems } from "@sihai/contract/order";

export type OrderOnWire = CallData<typeof listOrders>["list"][number];
export type OrderDetailOnWire = CallData<typeof orderDetail>;
export type ItemOnWire = OrderOnWire["items"][number];
export type DetailItemOnWire = OrderDetailOnWire["items"][number];
export type UnconfirmedItemOnWire = CallData<typeof unconfirmedItems>["list"][number];
export type OfferOnWire = NonNullable<UnconfirmedItemOnWire["ask"]>["alternatives"][number];
export type Preview = CallData<typeof previewOrder>;
export type PreviewedOrder = Preview["orders"][number];
export type PreviewedItem = PreviewedOrder["items"][number];
