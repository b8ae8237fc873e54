import { expect, type Page } from "@playwright/test";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import sharp from "sharp";
import { type Spoken, saying } from "./person.ts";
import { scanInto } from "./scan.ts";

/** Takes the item, records what it cost and how the seller sent it. Returns the courier number. */
export async function buyAtDesk(page: Page, { language }: Spoken, itemNo: string): Promise<string> {
  const [words, shared] = [await consoleBuyingDict.load(language), await consoleDict.load(language)];
  await page.goto(`/console/buying?item=${itemNo}`);
  await page.getByRole("button", { name: words.take }).click();
  await expect(page.getByText(words.taken(1))).toBeVisible();
  await page.goto(`/console/buying?tab=buying&item=${itemNo}`);
  await page.getByLabel(words.platformOrderNo).fill("T20261121001");
  await page.getByLabel(words.realPrice).fill("45.00");
  await page.getByRole("button", { name: words.recordPurchase }).click();
  // Said once it is written down, alone or with what of the price comes back.
  await expect(page.getByText(words.recorded(itemNo))).toBeVisible();
  await page.goto(`/console/buying?tab=bought&item=${itemNo}`);
  const trackingNo = `SF${String(Date.now()).slice(-13)}`;
  await page.getByLabel(shared.trackingNo).fill(trackingNo);
  await page.getByRole("button", { name: words.sellerShipped }).click();
  await expect(page.getByText(words.shipped(1))).toBeVisible();
  return trackingNo;
}

/** A PNG of 600 × 400 with the text on it, as a file input takes it. */
export async function aPicture(text: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#cfd8e1"/><text x="60" y="220" font-size="48">${text}</text></svg>`;
  return { name: `${text}.png`, mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** Waits for the photos of a bench to be taken and sent: whoever presses before is told that they are still on their way. */
export async function photosAreThere(page: Page, { language }: Pick<Spoken, "language">, count: number): Promise<void> {
  const { photos } = await consoleDict.load(language);
  await expect(page.getByText(photos.enough(count))).toBeVisible();
  await expect(page.getByText(photos.uploading, { exact: true })).toHaveCount(0);
}

/** Takes the three photos a bench asks for, and waits until it says so. */
export async function takeThreePhotos(page: Page, enough: string): Promise<void> {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([await aPicture("front"), await aPicture("back"), await aPicture("label")]);
  await expect(page.getByText(enough)).toBeVisible();
}

/** Scans a delivery of one item and stocks it in: 640 g, three photos, shelf A-01-2. */
export async function receiveAtBench(page: Page, { language }: Spoken, trackingNo: string): Promise<void> {
  const [words, shared] = [await consoleReceivingDict.load(language), await consoleDict.load(language)];
  await page.goto("/console/receiving");
  await scanInto(page.getByLabel(shared.scan.label), trackingNo);
  await page.getByLabel(shared.weight).fill("640");
  await page.getByLabel(shared.sides).fill("30 22 8");
  await takeThreePhotos(page, shared.photos.enough(3));
  await page.getByLabel(shared.shelf).fill("A-01-2");
  await page.getByRole("button", { name: words.stockIn }).click();
  await expect(page.getByText(words.lastOne)).toBeVisible();
}

/** Picks and packs a parcel of one item, and seals it at 1.9 kg although the bench asks to look again. */
export async function packAtBench(page: Page, { language }: Spoken, packageId: string, itemNo: string): Promise<void> {
  const [words, shared] = [await consolePackingDict.load(language), await consoleDict.load(language)];
  await page.goto("/console/packing");
  const scan = page.getByLabel(shared.scan.label);
  await scanInto(scan, packageId);
  await page.getByRole("button", { name: words.startPicking }).click();
  await scan.fill(itemNo);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: words.packed, exact: true }).click();
  await page.getByLabel(shared.weight).fill("1900");
  await page.getByLabel(shared.sides).fill("40 30 15");
  // Pictures fill the slots in their order: the scale, the tape.
  await page.locator("input[type=file]").setInputFiles([await aPicture("scale"), await aPicture("tape")]);
  await photosAreThere(page, { language }, 2);
  // Three times the estimate: the bench asks to look again before it seals.
  await page.getByRole("button", { name: words.seal, exact: true }).click();
  await page.getByRole("button", { name: words.sealAnyway }).click();
  await expect(page.getByRole("heading", { name: words.sealed(packageId) })).toBeVisible();
}

/** Gives a sealed parcel a waybill and hands it over to "Sihai Line". */
export async function dispatchAtBench(page: Page, { language }: Spoken, packageId: string): Promise<void> {
  const [words, shared] = [await consolePackingDict.load(language), await consoleDict.load(language)];
  await page.goto("/console/dispatch");
  await page.getByLabel(words.carrier).first().fill("Sihai Line");
  await scanInto(page.getByLabel(shared.scan.label), packageId);
  await page.getByRole("textbox", { name: words.waybill }).fill(`SH${String(Date.now()).slice(-9)}CN`);
  await page.getByRole("button", { name: words.giveWaybill }).click();
  await page.getByRole("button", { name: words.handOver }).click();
  await expect(page.getByText(saying(words.handedOver)).first()).toBeVisible();
}
