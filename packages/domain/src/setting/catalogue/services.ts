import { servicePhotosAtOnce } from "../../service/photos-at-once.ts";
import { announced } from "../setting.ts";
import { money, record, whole } from "../shape.ts";

const price = money("0", "1000");
const photos = whole("photos", 1, servicePhotosAtOnce);

/** What is done for an item besides buying and storing it. A service keeps the price it was ordered at, and its photos' terms. */
export const serviceSettings = {
  /** Of an order (rules I-04 and F-18): the fixed fee for each piece, detailed photos each. The photos cost the same later. */
  purchaseServicePrices: announced("services", record({ "fixed-fee": price, "fine-photo": price })),
  /** On the way and on the shelf, by the piece or once for the item (rules I-04 and P-33). */
  itemServicePrices: announced(
    "services",
    record({
      "invoice-removal": price,
      "plain-packing": price,
      "function-check": price,
      measuring: price,
      video: price,
      "vacuum-repack": price,
      "bubble-wrap": price,
      "priority-stock-in": price,
      "speedy-response": price,
    }),
  ),
  /** On goods a customer sent himself: opening and counting once for each item, the others by the piece (rules E-86 to E-88). */
  forwardingServicePrices: announced(
    "services",
    record({ "open-box": price, "invoice-removal": price, "original-packing": price }),
  ),
  /** Detailed photos of one item: from which on each is half price, and how many there can be (rules F-17 and E-119). */
  finePhotoTerms: announced("services", record({ halfPriceFrom: { ...photos, least: 2 }, mostPerItem: photos })),
  /** Photos of each item at stock-in, free (rule F-15). */
  inspectionPhotos: announced("services", whole("photos", 1, 9)),
  /** To pay a service, or to answer a supplementary payment; then it lapses. */
  servicePayHours: announced("services", whole("hours", 1, 720)),
  /** Items a customer may follow by mail at a time (rule L-13), as many as there are slots at most; those followed stay. */
  followedItemsMost: announced("services", whole("pieces", 1, 100)),
};
