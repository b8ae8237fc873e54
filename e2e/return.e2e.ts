import { expect, test } from "@playwright/test";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { orderDict } from "@sihai/text/dict/order";
import { returnDict } from "@sihai/text/dict/return";
import { aPicture } from "./support/benches.ts";
import { demoPassword, languages, Person, signIn } from "./support/person.ts";
import { returnableOrder } from "./support/returnable-order.ts";
import { scanInto } from "./support/scan.ts";

const [, english] = languages;

test("a damaged thing goes back to its seller and its money to the balance", async ({ page, browser }) => {
  const login = { email: "mei@example.com", password: demoPassword };
  await page.request.post("/api/user/oauth/login", { headers: { "x-platform": "web" }, data: login });
  const mei = new Person(page, english);
  const [words, order] = [await mei.words(returnDict), await mei.words(orderDict)];
  const { orderNo, itemNo } = await returnableOrder(page);
  const desk = await consoleReturnDict.load(english.language);
  const shared = await consoleDict.load(english.language);

  await test.step("she asks for it from the order, with a picture", async () => {
    await mei.open(`/order/detail?orderNo=${orderNo}`);
    await mei.follow(words.ask);
    await mei.arriveAt("/operation/return-exchange");
    await page.getByLabel(words.reason, { exact: false }).selectOption("damaged");
    await page.getByLabel(words.description).fill("A torn seam");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles([await aPicture("seam")]);
    await expect(page.getByText("1/9")).toBeVisible();
    await mei.looksRight();
    await mei.press(words.submit.return);
    await mei.press(words.send);
    await mei.arriveAt("/order/detail");
    await expect(page.getByText(words.state.applied).first()).toBeVisible();
    await mei.looksRight();
  });

  const page2 = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const clerk = new Person(page2, english);
  await test.step("the desk finds it by the label, agrees, sends it back and records the refund", async () => {
    await signIn(page2, english, "lin");
    await page2.goto("/console/returns");
    await scanInto(page2.getByLabel(shared.scan.label), itemNo);
    await page2.getByRole("button", { name: desk.approve }).last().click();
    await page2.getByLabel(shared.trackingNo).fill(`SF${String(Date.now()).slice(-12)}`);
    await page2.getByLabel(desk.freight).fill("9.50");
    await page2.getByRole("button", { name: desk.sendBack }).click();
    await page2.getByRole("button", { name: desk.received }).click();
    await page2
      .locator("input[type=file]")
      .first()
      .setInputFiles([await aPicture("slip")]);
    await expect(page2.getByText("1/9")).toBeVisible();
    await clerk.looksRight();
    await page2.getByRole("button", { name: desk.refund }).last().click();
    await expect(page2.getByText(desk.states.refunded).first()).toBeVisible();
    await page2.context().close();
  });

  await test.step("she sees every line of it, and the order says it went back", async () => {
    await page.reload();
    await expect(page.getByText(words.toBalance)).toBeVisible();
    await expect(page.getByText(words.proof)).toBeVisible();
    await expect(page.getByText(order.itemState.returned).first()).toBeVisible();
    await mei.looksRight();
  });
});
