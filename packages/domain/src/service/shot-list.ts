/** A picture a photo task asks for; the words stand in the console's dictionary. */
export const shots = [
  "front",
  "back",
  "side",
  "label",
  "stitching",
  "fabric",
  "pair-front",
  "soles",
  "size-label",
  "inner-label",
  "box",
  "port",
  "serial",
  "screen-on",
  "accessories",
  "surface",
  "hardware",
  "lining",
  "batch-date",
  "seal",
  "ingredients",
  "corners",
  "base",
  "cover",
  "spine",
  "pages",
] as const;
export type Shot = (typeof shots)[number];

/** What is photographed by class of goods, the most telling picture first. Classes beyond the table take the general list. */
const shotLists: readonly { classes: readonly string[]; shots: readonly Shot[] }[] = [
  { classes: ["shoes"], shots: ["pair-front", "soles", "size-label", "inner-label", "stitching", "box"] },
  {
    classes: ["digital", "appliances", "computer-peripherals", "selfie-sticks", "lighting", "phone-cases"],
    shots: ["front", "back", "port", "serial", "screen-on", "accessories", "box"],
  },
  {
    classes: ["clothing", "jeans", "hosiery", "bedding", "towels", "curtains-fabric"],
    shots: ["front", "back", "label", "size-label", "stitching", "fabric"],
  },
  { classes: ["bags"], shots: ["front", "back", "hardware", "lining", "inner-label", "stitching"] },
  {
    classes: ["daily-chemicals", "food-supplements", "health-care", "contact-lenses"],
    shots: ["front", "batch-date", "ingredients", "seal", "box"],
  },
  { classes: ["cups", "furniture-tableware", "figures"], shots: ["front", "side", "base", "surface", "corners", "box"] },
  { classes: ["books", "discs"], shots: ["cover", "spine", "back", "pages", "corners"] },
];
const general: readonly Shot[] = ["front", "back", "side", "label", "surface", "box"];

/** The shots for `count` pictures of goods of this class; more pictures than shots are the photographer's choice. */
export function shotsFor(classId: string | null, count: number): Shot[] {
  const list = shotLists.find(({ classes }) => classId !== null && classes.includes(classId))?.shots ?? general;
  return list.slice(0, Math.max(0, count));
}
