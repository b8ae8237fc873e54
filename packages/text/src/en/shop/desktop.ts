import type { DesktopWords } from "../../dict/desktop.ts";

export const words: DesktopWords = {
  title: "Sihai · Buy in China, ship worldwide",
  name: "Sihai",
  headline: "Buy in China, ship worldwide",
  lead: "Paste a link from any Chinese shopping platform. We buy the item, inspect and photograph it, combine your items into parcels and ship them to your door. You see the delivered cost from the first page, and any unused shipping deposit comes back to you.",
  openOnPhone: "Open it on your phone",
  scan: "Sihai is made for phones. Scan the code with your camera to open the page on the right.",
  qr: "QR code of this page",
  frame: "Sihai on a phone",
  switchLanguage: "中文",
  howTitle: "Seven steps to your door",
  steps: [
    "You pay for the item: paste its link, choose an option, pay.",
    "We buy it from the seller and follow up.",
    "We inspect, weigh, measure and photograph it.",
    "You submit a parcel: many items in one or a few, split the cheapest way.",
    "You pay a shipping deposit based on the estimated weight.",
    "The warehouse packs and ships it.",
    "You track it to your door. Shipping is settled on the actual weight, with photos of the scale and the tape.",
  ].join("\n"),
  promisesTitle: "Three things you can count on",
  promises: [
    "No surprise costs: tap any fee to see how it was worked out.",
    "You always see what happens next, and by when.",
    "If the deposit was too high, the difference is refunded automatically after dispatch.",
  ].join("\n"),
};
