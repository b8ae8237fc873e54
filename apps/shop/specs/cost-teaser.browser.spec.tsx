import type { CallData } from "@sihai/contract";
import { calculate, listFreightCountries, readCurves } from "@sihai/contract/freight";
import { popularGoods } from "@sihai/contract/goods";
import { formatDaysRange } from "@sihai/text";
import { homeDict } from "@sihai/text/dict/home";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../testing/open-page.tsx";
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
