import { type ParcelServiceCode, parcelServiceCodes, parcelServices } from "./services.ts";

/** One thing the packing bench does for a parcel; by the piece: to which item. */
export type BenchTask = { code: ParcelServiceCode; itemId: string | null; quantity: number };

type Charged = { code: string; quantity: number; items?: readonly { itemId: string; quantity: number }[] | undefined };

/** No work of the bench: an order of precedence, and a picture that is taken when the parcel is weighed. */
const elsewhere: readonly ParcelServiceCode[] = ["priority-stock-out", "packed-photo"];
/** Work nobody sees once the box is closed, or that costs so much that its picture is owed. */
const photographed: readonly ParcelServiceCode[] = ["reinforcement", "corner-protection", "moisture-bag", "stretch-film"];

/** What is to be done before the box may be closed: a task for each service, and for each item of a service done by the piece. */
export function benchTasks(charges: readonly Charged[]): BenchTask[] {
  return charges.flatMap<BenchTask>(({ code: name, quantity, items = [] }) => {
    const code = parcelServiceCodes.find((one) => one === name);
    if (!code || elsewhere.includes(code)) return [];
    if (parcelServices[code].unit === "parcel" || items.length === 0) return [{ code, itemId: null, quantity }];
    return items.map((item) => ({ code, itemId: item.itemId, quantity: item.quantity }));
  });
}

/** Whether this service is done only when a photo shows it. */
export function needsTaskPhoto(code: ParcelServiceCode): boolean {
  return photographed.includes(code);
}

/** Whether the customer asked for a picture of the packed parcel. */
export function wantsPackedPhoto(charges: readonly Charged[]): boolean {
  return charges.some(({ code }) => code === "packed-photo");
}
