import type { APIRequestContext } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { listParcels } from "@sihai/contract/parcel";
import { openRecharge, payByBalance, payByCard } from "@sihai/contract/payment";
import { call } from "./call.ts";
import { demoPayPassword } from "./demo-login.ts";

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

/** Pays what parcels sent earlier still cost: who owes for weeks may send nothing more. */
export async function payBalanceDue(shopper: APIRequestContext): Promise<void> {
  await recharge(shopper);
  const { list } = await call(shopper, listParcels, { query: { tab: "back-payment" } });
  for (const { tradeNo } of list)
    if (tradeNo) await call(shopper, payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
}
