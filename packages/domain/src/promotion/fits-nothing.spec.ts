import { expect, it } from "vitest";
import { fitsNothing } from "./index.ts";

const terms = { parcelType: "international", scope: "all", shops: [], service: null } as const;
const taobao = { source: "taobao", shopId: null };
const nowhere = { source: "nowhere", shopId: null };

it.each([
  ["everything", terms, null],
  ["chosen shops, and names none", { ...terms, scope: "shops" }, "shops"],
  ["shops preferred, and names none", { ...terms, scope: "preferred" }, "shops"],
  ["a platform nobody buys on", { ...terms, scope: "shops", shops: [nowhere] }, "shops"],
  ["one of several platforms", { ...terms, scope: "shops", shops: [nowhere, taobao] }, null],
  ["other sources", { ...terms, scope: "preferred", shops: [{ source: "other", shopId: null }] }, null],
  ["what was bought by us, whatever shops it names", { ...terms, scope: "shopping-agent" }, null],
  ["a service of parcels", { ...terms, service: "vacuum" }, null],
  ["a service of orders", { ...terms, parcelType: "domestic", service: "fine-photo" }, null],
  ["a service of orders on a parcel", { ...terms, service: "fine-photo" }, "service"],
  ["a service of parcels on an order", { ...terms, parcelType: "domestic", service: "vacuum" }, "service"],
] as const)("a coupon for %s", (_, given, why) => expect(fitsNothing(given)).toBe(why));
