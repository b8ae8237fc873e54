import type { DesktopWords } from "../../dict/desktop.ts";

export const words: DesktopWords = {
  title: "Sihai · Buy in China, ship worldwide",
  name: "Sihai",
  headline: "Buy in China, ship worldwide",
  lead: "Paste a link from any Chinese shopping platform. We buy the item, inspect and photograph it, combine your goods into parcels and ship them to your door. You see the delivered cost from the first page on, and get back what the shipping deposit held too much.",
  openOnPhone: "Open it on your phone",
  scan: "Sihai is made for phones. Point your camera at the code: it opens the very page you see on the right.",
  qr: "QR code of this page",
  frame: "Sihai on a phone",
  switchLanguage: "中文",
  howTitle: "Seven steps to your door",
  steps: [
    "You pay for the item: paste its link, choose, pay.",
    "We buy it: from the seller, and follow it up.",
    "Stocked in: inspected, weighed, measured, photographed for you.",
    "You submit a parcel: several goods in one or a few, split the cheapest way.",
    "You pay a shipping deposit, on the estimated weight.",
    "The warehouse packs and ships it.",
    "You track it home. Settled on the real weight, with photos of scale and tape.",
  ].join("\n"),
  promisesTitle: "Three things you can count on",
  promises: [
    "The delivered cost is never a surprise: every fee opens into how it was worked out.",
    "Every state says what happens next, and by when.",
    "A deposit that was too high comes back by itself, within 72 hours of dispatch.",
  ].join("\n"),
};
