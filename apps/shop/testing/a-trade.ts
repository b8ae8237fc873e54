import type { Wire } from "@sihai/client/testing";
import { type AddressOnWire, addressList } from "@sihai/contract/address";
import { orderDetail } from "@sihai/contract/order";
import { getTrade } from "@sihai/contract/payment";
import type { TradeOnWire } from "../src/features/payment/types.ts";
import { fakeGateway } from "./fake-gateway.ts";
import { shopWire } from "./open-page.tsx";

export const tradeNo = "T2026112200000001";

/** An order of CNY 69.00 that waits to be paid, by card alone unless a spec says otherwise. */
export const trade: TradeOnWire = {
  ...{ tradeNo, purpose: "order", state: "pending", amount: "69.00", expiresAt: null, paidAt: null, method: null },
  lines: [{ subjectId: "1", no: "DG000000017", amount: "69.00", discount: "0.00" }],
  ...{ methods: ["card"], balances: [], short: null, hasPayPassword: true, attempt: null, suspended: [] },
  card: {
    ...{ form: fakeGateway(), surcharge: "2.42", surchargeBasisPoints: 350, frozenUntil: "2026-11-22T12:00:00.000Z" },
    prices: [
      { currency: "CNY", charged: { amount: "71.42", currency: "CNY" }, rate: "1", rateId: null },
      { currency: "EUR", charged: { amount: "8.75", currency: "EUR" }, rate: "0.1225", rateId: "1" },
    ],
  },
};

/** The wire of a page that shows a payment: of its order nothing is known, and these addresses are kept. */
export function payWire(shown: TradeOnWire, ...addresses: AddressOnWire[]): Wire {
  const wire = shopWire();
  const { length: total } = addresses;
  wire.answering(getTrade, { data: shown });
  wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
  wire.answering(addressList, { data: { list: addresses, total, page: 1, pageSize: 50, hasDefault: total > 0 } });
  return wire;
}
