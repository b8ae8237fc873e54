import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions, listSupplements } from "@sihai/contract/service";
import { teapotAhead } from "./an-order.ts";
import { shopWire } from "./open-page.tsx";

/** A wire for the page of this order: nothing returned, followed or to be paid beside it. */
export function orderPageWire(order: CallData<typeof orderDetail>): Wire {
  const wire = shopWire();
  wire.answering(orderDetail, { data: order });
  wire.answering(stillToCome, { data: teapotAhead });
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
  wire.answering(listSupplements, { data: { list: [], open: 0, openTotal: "0.00" } });
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listFreightCountries, { data: { countries: [] } });
  return wire;
}
