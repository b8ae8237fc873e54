import { readFileSync } from "node:fs";
import type { Language } from "@sihai/domain/language";
import { seededSettings } from "@sihai/domain/setting";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { describe, expect, it } from "vitest";

const root = `${import.meta.dirname}/../../../../../content/help`;
const read = (article: string, language: Language) => readFileSync(`${root}/${article}.${language}.md`, "utf8");
const named = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

/** Prices of one rule each, beside those of services. */
const fees = [
  "parcelOperationFee",
  "parcelReopenFee",
  "storageTerms.feePerDay",
  "storageExtension.feePerMonth",
  "returnFees.return",
  "returnFees.exchange",
  "expertFee",
  "consultSpeedy.price",
  "wireFee",
  "cardSurchargeBp",
  "rateMarginBp",
  "measuringTiers",
];

describe.each(["zh", "en"] as const)("what costs money, in %s", (language) => {
  const all = read("money/fees", language);

  it("is listed with its price: every fee, and every service of an item", () => {
    const { purchaseServicePrices, itemServicePrices, forwardingServicePrices } = seededSettings;
    const services = Object.entries({ purchaseServicePrices, itemServicePrices, forwardingServicePrices }).flatMap(
      ([rule, prices]) => Object.keys(prices).map((service) => `${rule}.${service}`),
    );
    expect([...fees, ...services].filter((path) => !all.includes(`{${path}}`))).toEqual([]);
  });

  it("is listed with its price: every service of a parcel", () => {
    const packing = read("shipping/packing-services", language);
    const services = Object.keys(seededSettings.parcelServicePrices);
    expect(services.filter((service) => !packing.includes(`{parcelServicePrices.${service}}`))).toEqual([]);
  });

  it("is called as the page calls it where it is chosen", async () => {
    const [service, storage, forwarding] = [
      await serviceDict.load(language),
      await storageDict.load(language),
      await forwardingDict.load(language),
    ];
    const { "standard-photos": _free, "outer-check": _too, ...ofItems } = service.names;
    const names = [...Object.values(ofItems).map(({ name }) => name), ...Object.values(forwarding.service)];
    expect(names.filter((name) => !named(all, name))).toEqual([]);
    const packing = read("shipping/packing-services", language);
    const ofParcels = Object.values(storage.serviceNames).map(({ name }) => name);
    expect(ofParcels.filter((name) => !named(packing, name))).toEqual([]);
    const forwardingHelp = read("orders/forwarding-order", language);
    expect(Object.values(forwarding.service).filter((name) => !named(forwardingHelp, name))).toEqual([]);
  });
});
