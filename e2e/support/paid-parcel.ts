import type { Page } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { payByBalance } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { cny, sum, toDecimal } from "@sihai/domain";
import { insuranceFee } from "@sihai/domain/parcel";
import { cnyText } from "@sihai/text";
import { call } from "./call.ts";
import { demoLogIn, demoPayPassword } from "./demo-login.ts";
import { recharge } from "./recharge.ts";

/** Another receiver than the one of the default address; customs of some countries ask for a number. */
export type Receiver = { addressId: string; identityNumber: string };

/** A demo shopper's parcel of two things in storage, or of those named, paid from the balance: its number and what it cost, as pages write it. */
export async function paidParcel(
  { request: shopper }: Page,
  email = "mei@example.com",
  given: { itemIds?: string[]; insured?: string; receiver?: Receiver | undefined } = {},
): Promise<{ packageId: string; total: string }> {
  await demoLogIn(shopper, email);
  await recharge(shopper);
  const { insured: insuredValue = "0.00" } = given;
  const { list: stored } = await call(shopper, listStorage, { query: { warehouse: 1, pageSize: 100 } });
  const itemIds = given.itemIds ?? stored.flatMap(({ itemId, alone, reserved }) => (alone || reserved ? [] : itemId)).slice(0, 2);
  const { list: addresses } = await call(shopper, addressList, { query: {} });
  const addressId = given.receiver?.addressId ?? addresses[0]?.addressId ?? "";
  const options = await call(shopper, parcelOptions, { body: { itemIds, addressId } });
  const chosen = options.eligible.find(
    ({ line, taxRateBp }) =>
      !line.needsOutlet && !line.needsIdentity && taxRateBp === 0 && (insuredValue === "0.00" || line.insurance !== null),
  );
  if (!chosen) throw new Error("no line takes the parcel");
  const parts = [chosen.deposit, ...options.charges.map(({ amount }) => amount)].map((amount) => cny(amount));
  const total = toDecimal(sum([...parts, insuranceFee(chosen.line, cny(insuredValue))], "CNY"));
  const { packageId, tradeNo } = await call(shopper, submitParcel, {
    body: {
      itemIds,
      addressId,
      lineId: chosen.line.id,
      services: [],
      declaration: options.declaration,
      insuredValue,
      identity: { kind: "personal", companyName: "", number: given.receiver?.identityNumber ?? "" },
      email,
      remark: "ring twice",
      agreedInsurance: insuredValue !== "0.00",
      agreedDifference: true,
      total,
    },
  });
  await call(shopper, payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
  return { packageId, total: cnyText(total) };
}
