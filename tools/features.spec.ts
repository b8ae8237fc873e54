import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * A feature has one singular name wherever it stands, so that one search for it shows the whole of it. The folders of these places are
 * features; what a place has beside them stands below, each with its reason.
 */
const places = {
  contract: "packages/contract/src",
  domain: "packages/domain/src",
  server: "apps/server/src/modules",
  shop: "apps/shop/src/features",
  console: "apps/console/src/features",
} as const;
type Place = keyof typeof places;

/** Every feature. Where its calls, rules, services and pages stand is a folder of this name. */
const features = [
  "address",
  "audit",
  "cart",
  "claim",
  "content",
  "dashboard",
  "enquiry",
  "exchange",
  "expert",
  "file",
  "forwarding",
  "freight",
  "goods",
  "identity",
  "item",
  "ledger",
  "message",
  "order",
  "parcel",
  "payment",
  "plan",
  "promotion",
  "return",
  "service",
  "setting",
  "staff",
  "storage",
  "tax",
  "timeline",
  "tracking",
  "unannounced",
  "warehouse",
] as const;

/** Folders that are no feature. */
const exceptions: Record<Place, Record<string, string>> = {
  contract: { sandbox: "the calls that move the sandbox's clock; there is none of it in production" },
  domain: {
    clocks: "business time, which every feature reckons with; other tools import it by this name",
    courier: "the carriers inside China, known to forwarding, receiving and tracking alike",
    csv: "reading and writing of tables",
    "goods-search": "the words of a search, loaded apart from the rest of goods",
    language: "which languages there are; every feature speaks them",
    links: "reading pasted links; other tools import it by this name",
    phone: "phone numbers, loaded only where one is asked for",
    platform: "the names of marketplaces without the link parser",
  },
  server: { sandbox: "the autopilot and the clock of the demo; there is none of it in production" },
  shop: { home: "the first page, made of many features" },
  console: {},
};

function foldersOf(place: Place): string[] {
  return readdirSync(places[place], { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

describe("the name of a feature", () => {
  const known = new Set<string>(features);

  it.each(Object.keys(places) as Place[])("is the same in the %s", (place) => {
    const strays = foldersOf(place).filter((name) => !known.has(name) && exceptions[place][name] === undefined);
    expect(strays).toEqual([]);
  });

  it("is in no list without need", () => {
    const found = new Set((Object.keys(places) as Place[]).flatMap(foldersOf));
    expect(features.filter((name) => !found.has(name))).toEqual([]);
    for (const place of Object.keys(places) as Place[]) {
      const folders = new Set(foldersOf(place));
      expect(Object.keys(exceptions[place]).filter((name) => !folders.has(name))).toEqual([]);
    }
  });
});
