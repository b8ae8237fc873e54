import { cnyText } from "@sihai/text";
import type { ParcelWords } from "@sihai/text/dict/parcel";

/** What a charge of a parcel is called: a service, or one of the charges that come by themselves. */
export function chargeName(code: string, charges: Record<string, string>, services: Record<string, { name: string }>): string {
  return charges[code] ?? services[code]?.name ?? code;
}

type Charged = { code: string; quantity: number; unitPrice: string; how?: string | undefined };

/** How a charge of a parcel came about, in words with its inputs. */
export function chargeHow({ code, quantity, unitPrice, how }: Charged, words: ParcelWords): string {
  const say = words.chargeHow;
  if (code === "storage") return say.storage(quantity, cnyText(unitPrice));
  if ((code === "measuring" || code === "prepaid-tax") && how !== undefined) return say[code](how);
  return how ?? words.unitPrice(cnyText(unitPrice), quantity);
}
