import { type Warehouses, warehouseOf } from "@sihai/domain/warehouse";
import { printedCountry } from "#printing";

/** No postcode is used there. */
const noZip = /^0+$/;

export type Sender = ReturnType<typeof senderLines>;

/** Who sends from a warehouse and where it comes back to, as it is written on papers: name, street, place and country, phone. */
export function senderLines(warehouses: Warehouses, warehouseId: number) {
  const warehouse = warehouseOf(warehouses, warehouseId);
  if (!warehouse) throw new Error(`there is no warehouse ${warehouseId}`);
  const { receiver, address, zipCode, phone } = warehouse;
  // A warehouse for which the mainland is abroad stands in Hong Kong.
  const isHongKong = warehouse.refuses.includes("hong-kong-to-mainland");
  const country = printedCountry(isHongKong ? "HK" : "CN");
  return {
    name: receiver.en,
    address: address.en,
    place: noZip.test(zipCode) ? country : `${zipCode} ${country}`,
    phone: fromAbroad(phone, isHongKong ? "+852" : "+86"),
  };
}

/** A phone as it is dialled from another country: with the code of its own, without the zero that opens trunk calls at home. */
function fromAbroad(phone: string, code: string): string {
  return phone.startsWith("+") ? phone : `${code} ${phone.replace(/^0/, "")}`;
}
