import { calculate, listFreightCountries, readCurves } from "@sihai/contract/freight";
import { popularGoods } from "@sihai/contract/goods";
import { formatDaysRange } from "@sihai/text";
import { homeDict } from "@sihai/text/dict/home";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";

it("the days on the home page are those of a line it names, as others to the same country take other days", async () => {
  const [first] = parcelOffer.eligible;
  if (!first) throw new Error("the offer of a parcel has a line");
  const measured = { parcels: 90, lowDays: 6, medianDays: 8, highDays: 10, onTimeBp: 9000, deliveredBp: 9900 };
  const line = { ...first.line, performance: measured };
  const wire = shopWire();
  wire.holding(readCurves);
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(calculate, { data: { eligible: [{ line, quote: first.quote, landed: null }], excluded: [] } });
  await openPage("/home");
  const words = await homeDict.load("en");
  await expect.element(page.getByText(words.teaserDays(line.name.en, formatDaysRange(6, 10, "en")))).toBeVisible();
  await expect.element(page.getByText(line.name.en)).toBeVisible();
});
