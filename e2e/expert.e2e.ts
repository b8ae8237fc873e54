import { type Browser, expect, type Page, test } from "@playwright/test";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { expertDict } from "@sihai/text/dict/expert";
import { paymentDict } from "@sihai/text/dict/payment";
import { storageDict } from "@sihai/text/dict/storage";
import { demoLogIn, demoPayPassword } from "./support/demo-login.ts";
import { payFromBalance } from "./support/paying.ts";
import { languages, Person, type Spoken, saying, signIn } from "./support/person.ts";
import { recharge } from "./support/recharge.ts";
import { shipParcel } from "./support/sent-parcel.ts";
import { storedGoods } from "./support/stored-goods.ts";

type Deduction = "direct" | "confirm";

/** The shopper at her phone, an expert at the desk, and one thing of hers that was just stocked in. */
async function theTwo(page: Page, browser: Browser, spoken: Spoken) {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(desk, spoken, "lin");
  await demoLogIn(page.request);
  await recharge(page.request, "1000.00");
  const [item] = await storedGoods(page.request, desk.request, { count: 1 });
  if (!item) throw new Error("nothing was stocked in");
  return { mei: new Person(page, spoken), desk, ...item };
}

/** The form, filled and paid for: goods, a wish, how to pay, the fee. Returns the service's number. */
async function askExpert(mei: Person, name: string, deduction: Deduction): Promise<string> {
  const { page } = mei;
  const [words, storage, pay] = [await mei.words(expertDict), await mei.words(storageDict), await mei.words(paymentDict)];
  await mei.open("/delivery-expert/index");
  await mei.follow(words.chooseGoods);
  await mei.arriveAt("/delivery-expert/in-storage");
  await page.getByRole("checkbox", { name: storage.chooseItem(name) }).check();
  await mei.looksRight();
  await mei.press(words.use(1));
  await mei.arriveAt("/delivery-expert/index");
  await page.getByRole("radio", { name: words.objectives.fastest.name }).check();
  await page.getByRole("radio", { name: words.packagings["remove-outer"].name }).check();
  await page.getByRole("radio", { name: words.deductions[deduction].name }).check();
  await page.getByLabel(words.description).fill("Gift, please pack it well");
  if (deduction === "direct") await page.getByLabel(words.agreeDifference).check();
  await page.getByLabel(saying(words.agree)).check();
  await expect(page.getByText(saying((day) => words.soonest(day, day)))).toBeVisible();
  await mei.looksRight();
  await mei.press(saying(words.submit));
  if (deduction === "direct") {
    await expect(page.getByText(saying((sum) => words.passwordFor(sum, sum)))).toBeVisible();
    await page.getByLabel(pay.passwordLabel).fill(demoPayPassword);
    await mei.press(words.confirm);
  }
  await payFromBalance(mei, demoPayPassword);
  await mei.open("/delivery-expert/index?tab=mine");
  await mei.looksRight();
  const newest = await page.locator("main a").first().getAttribute("href");
  const serviceBarcode = new URL(newest ?? "", page.url()).searchParams.get("serviceBarcode");
  if (!serviceBarcode) throw new Error("no service in the list");
  await mei.open(`/delivery-expert/detail?serviceBarcode=${serviceBarcode}`);
  await expect(page.getByText(words.states.unprocessed, { exact: true }).first()).toBeVisible();
  await mei.looksRight();
  return serviceBarcode;
}

/** The desk begins, runs the planner, takes its plan over, explains it and sends it. */
async function planAtDesk(desk: Page, spoken: Spoken, serviceBarcode: string): Promise<void> {
  const words = await consoleExpertDict.load(spoken.language);
  await desk.goto(`/console/experts?service=${serviceBarcode}`);
  await desk.getByRole("button", { name: words.take }).click();
  await expect(desk.getByText(words.taken(serviceBarcode))).toBeVisible();
  await desk.getByRole("button", { name: words.runPlanner }).click();
  const { adoptPlan: toUse, objectives } = words;
  await desk.getByRole("button", { name: toUse(objectives.fastest) }).click();
  await expect(desk.getByLabel(words.line)).toBeVisible();
  await desk.getByLabel(words.note).fill("One small carton on the fastest line.");
  await new Person(desk, spoken).looksRight();
  await desk.getByRole("button", { name: words.send }).click();
}

for (const spoken of languages) {
  test(`an expert's plan is confirmed, paid, packed and shipped, in ${spoken.language}`, async ({ page, browser }) => {
    const { mei, desk, name, itemNo } = await theTwo(page, browser, spoken);
    const words = await mei.words(expertDict);
    const serviceBarcode = await askExpert(mei, name, "confirm");
    await planAtDesk(desk, spoken, serviceBarcode);
    const deskWords = await consoleExpertDict.load(spoken.language);
    await expect(desk.getByText(deskWords.sent(serviceBarcode))).toBeVisible();

    const packageId = await test.step("she reads the plan, accepts it and pays its parcel", async () => {
      await page.reload();
      await mei.follow(words.seePlan);
      await mei.arriveAt("/delivery-expert/packing-plan");
      await expect(page.getByText("One small carton on the fastest line.")).toBeVisible();
      await mei.looksRight();
      await page.getByLabel(words.agreeDifference).check();
      await mei.press(saying(words.accept));
      await payFromBalance(mei, demoPayPassword);
      return made(mei, serviceBarcode);
    });

    await test.step("the warehouse ships it, and the service ends there", async () => {
      await shipParcel(desk, { packageId, itemNos: [itemNo] });
      await page.reload();
      await expect(page.getByText(words.nowAt.shipped)).toBeVisible();
      await mei.looksRight();
    });
    await desk.context().close();
  });

  test(`with direct deduction money is set aside and the plan is paid from it at once, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const { mei, desk, name, itemNo } = await theTwo(page, browser, spoken);
    const words = await mei.words(expertDict);
    const serviceBarcode = await askExpert(mei, name, "direct");
    await expect(page.getByText(saying(words.holdOpen))).toBeVisible();
    await planAtDesk(desk, spoken, serviceBarcode);
    const deskWords = await consoleExpertDict.load(spoken.language);
    await expect(desk.getByText(deskWords.sentPaid(serviceBarcode))).toBeVisible();
    const packageId = await made(mei, serviceBarcode);
    await expect(page.getByText(words.hold, { exact: true })).toBeVisible();
    await expect(page.getByText(saying(words.holdOpen))).toHaveCount(0);
    await shipParcel(desk, { packageId, itemNos: [itemNo] });
    await page.reload();
    await expect(page.getByText(words.nowAt.shipped)).toBeVisible();
    await desk.context().close();
  });

  test(`a request is called off while nobody works on it: goods and money are free, the fee is not given back, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const { mei, desk, name } = await theTwo(page, browser, spoken);
    const words = await mei.words(expertDict);
    const serviceBarcode = await askExpert(mei, name, "direct");
    await mei.press(words.cancel);
    await page.locator("dialog[open]").getByRole("button", { name: words.cancelYes }).click();
    await expect(page.getByText(words.closed["by-customer"])).toBeVisible();
    await expect(page.getByText(saying(words.holdBack))).toBeVisible();
    await expect(page.getByText(saying(words.feePaid))).toBeVisible();
    await mei.looksRight();
    const deskWords = await consoleExpertDict.load(spoken.language);
    await desk.goto(`/console/experts?tab=ended&service=${serviceBarcode}`);
    await expect(desk.getByText(deskWords.states.cancelled, { exact: true }).first()).toBeVisible();
    await desk.context().close();
  });
}

/** The number of the parcel a service was made into. */
async function made(mei: Person, serviceBarcode: string): Promise<string> {
  const { page } = mei;
  await mei.open(`/delivery-expert/detail?serviceBarcode=${serviceBarcode}`);
  const words = await mei.words(expertDict);
  await expect(page.getByText(words.parcels, { exact: true })).toBeVisible();
  await mei.looksRight();
  const parcel = page.locator("main a[href*='/package/detail']").first();
  const packageId = new URL((await parcel.getAttribute("href")) ?? "", page.url()).searchParams.get("packageId");
  if (!packageId) throw new Error("the service was made into no parcel");
  return packageId;
}
