import type { LocalText } from "../language/index.ts";
import { customsNames, forIt } from "./customs-names.ts";

/**
 * The heading customs most often uses for a goods class, as a hint the sender may change (Harmonised System, six digits). Keys are the
 * classes of content/goods-classes.csv; a class that is not listed has no hint.
 */
const hsByClass: Readonly<Record<string, string>> = {
  clothing: "610910",
  bags: "420222",
  shoes: "640411",
  hosiery: "611595",
  jeans: "620342",
  books: "490199",
  accessories: "711719",
  discs: "852349",
  watches: "910211",
  figures: "950300",
  cups: "691200",
  "artificial-flowers": "670290",
  wigs: "670411",
  "phone-cases": "392690",
  "cross-stitch": "580500",
  towels: "630260",
  "storage-goods": "392490",
  bedding: "630231",
  "computer-peripherals": "847160",
  "curtains-fabric": "630392",
  "health-care": "901910",
  "furniture-tableware": "940360",
  lighting: "940521",
  umbrellas: "660191",
  "selfie-sticks": "962000",
  digital: "851762",
  appliances: "850980",
  "food-supplements": "210690",
  fitness: "950691",
  "car-goods": "870829",
  "contact-lenses": "900130",
  "daily-chemicals": "330499",
};

/** The tariff number that customs papers carry for a class of goods; empty where none is known. */
export function hsCodeOf(classId: string | null): string {
  return (classId && hsByClass[classId]) || "";
}

/** The shortest Chinese word that says what a thing is: one character alone stands in too many others (书 in 书桌). */
const tellingLetters = 2;

/**
 * The heading to propose for goods: of the longest name customs know that stands in the goods' own name, else of their class; empty where
 * neither is known.
 */
export function suggestHsCode({ name, classId }: { name: LocalText; classId: string | null }): string {
  return knownAs(name)?.hsCode ?? hsCodeOf(classId);
}

type Known = (typeof customsNames)[number];

/** How the names customs know are found in a text, in each language: as whole terms, in English in the plural too. */
const terms = customsNames.map((known) => ({
  known,
  zh: known.zh.length < tellingLetters ? null : new RegExp(`${known.zh.toLowerCase()}(?!${forIt.zh})`, "g"),
  en: new RegExp(`(?<![a-z-])${known.en.toLowerCase()}(?:e?s)?(?![a-z-])(?!${forIt.en})`, "g"),
}));

/** What customs call goods of such a name: the longest name that stands in it, of equal ones the last. Sellers write Chinese, so that goes first. */
export function knownAs(name: LocalText): Known | undefined {
  const zh = name.zh.normalize("NFKC").toLowerCase();
  const english = name.en.toLowerCase().replace(/\bt ?shirt/g, "t-shirt");
  const en = english.replace(/[^a-z-]+|(?<![a-z])-+|-+(?![a-z])/g, " ").replace(/ +/g, " ");
  return longestIn(zh, "zh") ?? longestIn(en, "en");
}

function longestIn(text: string, language: "zh" | "en"): Known | undefined {
  const found = terms.flatMap((term) => {
    const last = [...(term[language] ? text.matchAll(term[language]) : [])].at(-1);
    return last ? [{ known: term.known, length: term.known[language].length, at: last.index }] : [];
  });
  return found.toSorted((a, b) => b.length - a.length || b.at - a.at)[0]?.known;
}
