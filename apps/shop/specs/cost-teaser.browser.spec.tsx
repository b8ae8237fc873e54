import type { CallData } from "@sihai/contract";
import { calculate, listFreightCountries, listGoodsClasses, readCurves } from "@sihai/contract/freight";
import { popularGoods } from "@sihai/contract/goods";
import { cnyText, formatDaysRange } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { homeDict } from "@sihai/text/dict/home";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { addressShown, openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";

const [first] = parcelOffer.eligible;
if (!first) throw new Error("the offer of a parcel has a line");
const words = await homeDict.load("en");

async function opened(best: CallData<typeof calculate>["eligible"][number]) {
  const wire = shopWire();
  wire.holding(readCurves);
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(popularGoods, { data: { list: [] } });
  wire.answering(calculate, { data: { eligible: [best], excluded: [] } });
  await openPage("/home");
  return wire;
}

it("the days on the home page are those of a line it names, as others to the same country take other days", async () => {
  const measured = { parcels: 90, lowDays: 6, medianDays: 8, highDays: 10, onTimeBp: 9000, deliveredBp: 9900 };
  const line = { ...first.line, performance: measured };
  await opened({ line, quote: first.quote, landed: null, promised: [7, 12] });
  await expect.element(page.getByText(words.teaserDays(line.name.en, formatDaysRange(6, 10, "en")))).toBeVisible();
  await expect.element(page.getByText(line.name.en)).toBeVisible();
});

it("nobody has measured yet, they are what is promised", async () => {
  await opened({ line: { ...first.line, performance: null }, quote: first.quote, landed: null, promised: [7, 12] });
  await expect.element(page.getByText(words.teaserPromised(formatDaysRange(7, 12, "en")))).toBeVisible();
});

it("it opens the lines it compared, with the price and the weight it shows", async () => {
  const freight = await freightDict.load("en");
  const wire = await opened({ line: { ...first.line, performance: null }, quote: first.quote, landed: null, promised: [7, 12] });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  await page.getByRole("link", { name: words.teaserFrom(cnyText(first.quote.total)) }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: freight.lines })).toBeVisible();
  await expect.element(page.getByText(cnyText(first.quote.total)).first()).toBeVisible();
  await vi.waitFor(() => expect(addressShown()).toMatch(/^\/calculator\/list\?country=.*&weight=2$/));
  expect(wire.heard(calculate).at(-1)?.body).toMatchObject({ grams: 2000 });
});
