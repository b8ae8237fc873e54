import type { serviceFieldsZh, serviceNamesZh } from "../../../zh/console/setting-names/services.ts";

export const serviceNamesEn: { [Name in keyof typeof serviceNamesZh]: { title: string; hint: string } } = {
  purchaseServicePrices: {
    title: "Prices of purchase services",
    hint: "Fixed fee per piece, detailed photos each. Ordered services aren’t affected",
  },
  itemServicePrices: {
    title: "Prices of item services",
    hint: "Per piece, or once per item. Ordered services aren’t affected",
  },
  forwardingServicePrices: {
    title: "Prices of forwarding services",
    hint: "Open-box inspection once per item, the others per piece. Submitted forwarding orders aren’t affected",
  },
  finePhotoTerms: {
    title: "Detailed photos",
    hint: "The first photo at half price, and how many an item can have. Ordered services aren’t affected",
  },
  inspectionPhotos: {
    title: "Free inspection photos",
    hint: "Taken of each item at stock-in. What applies on that day counts",
  },
  servicePayHours: {
    title: "Time to pay a service",
    hint: "For services and supplementary payments, which then expire. Those already asked for aren’t affected",
  },
  followedItemsMost: { title: "Followed items of a customer", hint: "So many at a time at most. Those followed stay" },
};

export const serviceFieldsEn: { [Name in keyof typeof serviceFieldsZh]: string } = {
  "fixed-fee": "Fixed service fee (per piece)",
  "fine-photo": "Detailed photo (each)",
  "invoice-removal": "Remove invoices and tags (per piece)",
  "plain-packing": "Plain packaging (per piece)",
  "function-check": "Function check (per piece)",
  measuring: "Measuring (per piece)",
  video: "Video",
  "vacuum-repack": "Vacuum packing (per piece)",
  "bubble-wrap": "Bubble wrap (per piece)",
  "priority-stock-in": "Priority stock-in",
  "speedy-response": "Quick item question",
  "open-box": "Open-box inspection (per item)",
  "original-packing": "Keep sealed (per piece)",
  halfPriceFrom: "Half price from photo",
  mostPerItem: "Most for one item",
};
