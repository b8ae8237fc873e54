import { describe, expect, it } from "vitest";
import { importsIn } from "./imports.ts";

/**
 * Which features of the shop may use parts of which others. A feature that is listed nowhere on the right is used by nobody; one that
 * many would need belongs into the shell or the kit instead. The rows go from the top of the shop to its ground.
 */
const uses: Record<string, readonly string[]> = {
  expert: ["address", "consult", "content", "enquiry", "freight", "goods", "parcel", "payment", "plan", "storage"],
  order: [
    "consult",
    "content",
    "forwarding",
    "freight",
    "goods",
    "payment",
    "promotion",
    "return",
    "service",
    "suspense",
    "transfer",
  ],
  plan: ["address", "freight", "goods", "parcel", "storage"],
  enquiry: ["address", "content", "freight", "goods", "parcel"],
  parcel: [
    "address",
    "claim",
    "consult",
    "content",
    "freight",
    "goods",
    "payment",
    "promotion",
    "storage",
    "suspense",
    "transfer",
  ],
  storage: ["consult", "goods", "return"],
  return: ["payment", "transfer"],
  service: ["payment", "transfer"],
  payment: ["address", "goods", "identity", "suspense", "transfer"],
  forwarding: ["content", "goods", "warehouse"],
  warehouse: ["unannounced"],
  home: ["content", "goods"],
  cart: ["goods"],
  freight: ["goods"],
  withdrawal: ["identity", "payment"],
  membership: ["identity"],
  promotion: ["goods"],
  goods: ["content"],
  identity: ["content", "partner"],
};

const featureOf = (path: string) => /^apps\/shop\/src\/features\/([^/]+)\//.exec(path)?.[1];
const arrows = importsIn("apps/shop/src/features/**/*.{ts,tsx}").flatMap(({ from, to }) => {
  const [source, target] = [featureOf(from), featureOf(to)];
  return source === undefined || target === undefined || source === target ? [] : [{ from, to, source, target }];
});

describe("features of the shop", () => {
  it("use one another only as listed", () => {
    expect(arrows.filter(({ source, target }) => !uses[source]?.includes(target))).toEqual([]);
  });

  it("are listed only where they do", () => {
    const used = new Set(arrows.map(({ source, target }) => `${source} ${target}`));
    const listed = Object.entries(uses).flatMap(([source, targets]) => targets.map((target) => `${source} ${target}`));
    expect(listed.filter((arrow) => !used.has(arrow))).toEqual([]);
  });

  it("never need one another both ways, by whatever way round", () => {
    const reaches = (from: string, wanted: string): boolean =>
      (uses[from] ?? []).some((next) => next === wanted || reaches(next, wanted));
    expect(Object.keys(uses).filter((feature) => reaches(feature, feature))).toEqual([]);
  });
});
