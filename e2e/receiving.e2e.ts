import { expect, test } from "@playwright/test";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { aPicture, takeThreePhotos } from "./support/benches.ts";
import { demoPassword, languages, signIn } from "./support/person.ts";

const interactionsMax = 6;

/** A courier number on its way, from the queue as staff see it. */
async function onTheWay(page: import("@playwright/test").Page): Promise<string> {
  const reply = await page.request.get("/api/staff/receiving/expected?state=on-the-way", { headers: { "x-platform": "web" } });
  const { data } = (await reply.json()) as { data: { items: { trackingNo: string | null }[] } };
  const number = data.items.find(({ trackingNo }) => trackingNo !== null)?.trackingNo;
  if (!number) throw new Error("the demo has nothing on its way");
  return number;
}

test("an ordinary parcel is received in at most six interactions, by scanner, scale and camera alone", async ({ browser }) => {
  const [, spoken] = languages;
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await signIn(page, spoken, "rui");
  const [words, shared] = [await consoleReceivingDict.load(spoken.language), await consoleDict.load(spoken.language)];
  const number = await onTheWay(page);
  await page.goto("/console/receiving");
  await expect(page.getByLabel(shared.scan.label)).toBeFocused();

  let interactions = 0;
  /** A scanner, a scale or a tape types and ends with Enter, wherever the cursor stands: one interaction, without touching the mouse. */
  async function device(types: string): Promise<void> {
    await page.keyboard.type(types);
    await page.keyboard.press("Enter");
    interactions += 1;
  }
  await device(number);
  await expect(page.getByLabel(shared.weight)).toBeFocused();
  await device("820");
  await expect(page.getByLabel(shared.sides)).toBeFocused();
  await device("30 22 8");
  // The camera takes all three with one press; without one here, three files are chosen at once.
  const files = [await aPicture("front"), await aPicture("back"), await aPicture("label")];
  await page.locator("input[type=file]").first().setInputFiles(files);
  interactions += 1;
  await expect(page.getByLabel(shared.shelf)).toBeFocused();
  await expect(page.getByText(shared.photos.enough(3))).toBeVisible();
  await device("B-07-2");
  await expect(page.getByText(words.lastOne)).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(interactionsMax);
  // What was kept against a reload is forgotten with the saving.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("_kept_")))).toEqual([]);

  await test.step("the stock-in is undone with its reason: the same number is expected again", async () => {
    await page.getByRole("button", { name: words.correct }).click();
    await page.getByText(words.undoTitle, { exact: true }).first().click();
    await page.getByLabel(words.undoReason).selectOption({ label: words.undoReasons["wrong-item"] });
    await page.getByRole("button", { name: words.undoNow }).click();
    await expect(page.getByText(/ is expected again$/)).toBeVisible();
    await page.goto(`/console/receiving?number=${number}`);
    await expect(page.getByLabel(shared.weight)).toHaveValue("");
    await expect(page.getByRole("button", { name: words.stockIn })).toBeVisible();
  });
  await context.close();
});

test("a reload keeps what the bench has of an item so far: measures, pictures and the shelf", async ({ browser }) => {
  const [spoken] = languages;
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, spoken, "rui");
  const shared = await consoleDict.load(spoken.language);
  await page.goto(`/console/receiving?number=${await onTheWay(page)}`);
  await page.getByLabel(shared.weight).fill("820");
  await page.getByLabel(shared.sides).fill("30 22 8");
  await takeThreePhotos(page, shared.photos.enough(3));
  await page.getByLabel(shared.shelf).fill("B-07-3");
  await expect(page.getByText(shared.photos.uploading, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(shared.weight)).toHaveValue("820");
  await expect(page.getByLabel(shared.sides)).toHaveValue("30 22 8");
  await expect(page.getByText(shared.photos.enough(3))).toBeVisible();
  await expect(page.getByLabel(shared.shelf)).toHaveValue("B-07-3");
  await page.context().close();
});

for (const spoken of languages) {
  test(`a parcel nobody announced is shelved in one step and claimed by its digits, in ${spoken.language}`, async ({
    browser,
  }) => {
    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, spoken, "rui");
    const [words, shared] = [await consoleReceivingDict.load(spoken.language), await consoleDict.load(spoken.language)];
    const number = `SF${String(Date.now()).slice(-13)}`;
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.request.post("/api/user/oauth/login", {
      headers: { "x-platform": "web" },
      data: { email: "omar@example.com", password: demoPassword },
    });
    const reply = await phone.request.get("/api/tool/warehouse/get-warehouse-address", { headers: { "x-platform": "web" } });
    const { data } = (await reply.json()) as { data: { mark: string } };

    await desk.goto(`/console/receiving?number=${number}`);
    await desk.getByLabel(shared.weight).fill("700");
    await desk.getByLabel(words.written).fill(data.mark);
    await desk
      .locator("input[type=file]")
      .first()
      .setInputFiles([await aPicture("label")]);
    await expect(desk.getByText(shared.photos.enough(1))).toBeVisible();
    await desk.getByLabel(shared.shelf).fill("X-09-1");
    await desk.getByRole("button", { name: words.shelveNow }).click();
    await expect(desk.getByText(data.mark).first()).toBeVisible();

    const { unannouncedDict } = await import("@sihai/text/dict/unannounced");
    const claim = await unannouncedDict.load(spoken.language);
    await phone.goto(`/${spoken.prefix}/warehouse/list?tab=unannounced&number=${number}`);
    await phone.getByRole("button", { name: claim.claim, exact: true }).click();
    await expect(phone.getByLabel(claim.hidden(6))).toHaveValue(number.slice(6, 12));
    await phone.getByLabel(claim.contents).fill("tea");
    await phone.getByRole("button", { name: claim.submit }).click();
    await expect(phone).toHaveURL(/\/order\/detail\?orderNo=ZY/);
    await desk.context().close();
    await phone.context().close();
  });
}
