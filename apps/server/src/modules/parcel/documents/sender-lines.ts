import { warehouses } from "@sihai/domain/warehouse";
import { printedCountry } from "#printing";

/** No postcode is used there. */
const noZip = /^0+$/;

/** Who sends from a warehouse and where it comes back to, as it is written on papers: name, street, place and country, phone. */
export function senderLines(warehouseId: number): { name: string; address: string; place: string; phone: string } {
  const warehouse = warehouses.find(({ id }) => id === warehouseId);
  if (!warehouse) throw new Error(`there is no warehouse ${warehouseId}`);
  const { receiver, address, zipCode, phone } = warehouse;
  const country = printedCountry(warehouse.id === 2 ? "HK" : "CN");
  return {
    name: receiver.en,
    address: address.en,
    place: noZip.test(zipCode) ? country : `${zipCode} ${country}`,
    phone,
  };
}
