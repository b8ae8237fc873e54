import type { APIRequestContext } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { openRecharge, payByCard } from "@sihai/contract/payment";
import { call } from "./call.ts";

/** Fills a demo shopper's wallet by a card, by calls: what one journey spends is not missing in the next. */
export async function recharge(shopper: APIRequestContext, amount = "500.00"): Promise<void> {
  const { list } = await call(shopper, addressList, { query: {} });
  const { tradeNo } = await call(shopper, openRecharge, { body: { amount } });
  await call(shopper, payByCard, {
    body: {
      tradeNo,
      token: "pm_card_visa",
      currency: "CNY",
      addressId: list[0]?.addressId ?? "",
      firstName: "Mei",
      lastName: "Chen",
      email: "mei@example.com",
    },
  });
}
