import { type Warehouses, warehouseOf } from "@sihai/domain/warehouse";
import { printedCountry } from "#printing";

/** Written where no postcode is used: in Hong Kong, which the address then names itself. */
const noZip = /^0+$/;

/** Who sends, and where it comes back to: name, street with place and country, phone. */
export type Sender = { name: string; address: string; phone: string };

/** The sender of what leaves a warehouse, as papers that cross borders name it. */
export function senderLines(warehouses: Warehouses, id: number): Sender {
  const warehouse = warehouseOf(warehouses, id);
  if (!warehouse) throw new Error(`there is no warehouse ${id}`);
  const { receiver, address, zipCode, phone } = warehouse;
  const place = noZip.test(zipCode) ? [] : [`${zipCode} ${printedCountry("CN")}`];
  return { name: receiver.en, address: [address.en, ...place].join(", "), phone };
}
