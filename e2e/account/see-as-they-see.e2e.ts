import { expect, test } from "@playwright/test";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { consoleAuditDict } from "@sihai/text/dict/console/people/audit";
import { accountDict } from "@sihai/text/dict/me/account";
import { viewingDict } from "@sihai/text/dict/me/viewing";
import { languages, Person, signIn } from "../support/person.ts";
import { registerByEmail } from "../support/registering.ts";

const phone = { width: 390, height: 844 };

for (const spoken of languages)
  test(`staff see the shop as a customer does, change nothing there, and the customer is told: ${spoken.language}`, async ({
    browser,
  }) => {
    const email = `seen-${spoken.prefix}-${Date.now()}@example.com`;
    const reason = `asked by phone ${Date.now()}`;
    const mei = new Person(await (await browser.newContext({ viewport: phone })).newPage(), spoken);
    await registerByEmail(mei, email);
    const desk = await browser.newContext({ viewport: { width: 1024, height: 768 } });
    const lin = new Person(await desk.newPage(), spoken);
    await signIn(lin.page, spoken, "lin");
    const words = {
      ...{ customer: await lin.words(consoleCustomerDict), audit: await lin.words(consoleAuditDict) },
      ...{ viewing: await lin.words(viewingDict), account: await mei.words(accountDict) },
    };

    async function visit(customer: string): Promise<Person> {
      await lin.page.goto(`/console/customers?q=${encodeURIComponent(customer)}`);
      await lin.page.getByText(words.customer.viewTitle).click();
      await expect(lin.page.getByRole("button", { name: words.customer.view })).toBeDisabled();
      await lin.page.getByLabel(words.customer.viewReason).fill(reason);
      await lin.looksRight();
      const opened = desk.waitForEvent("page");
      await lin.press(words.customer.view);
      const page = await opened;
      await page.setViewportSize(phone);
      return new Person(page, spoken);
    }

    const shop =
      await test.step("from the customer's file, with a reason, a window opens that shows the customer's shop", async () => {
        return visit(email);
      });
    const { page } = shop;
    const mark = await test.step("a bar says whose pages these are and in whose hands, on every page", async () => {
      await shop.arriveAt("/me$");
      const bar = page.getByRole("region", { name: words.viewing.end });
      await expect(bar).toContainText(email);
      await expect(bar).toContainText("Lin");
      await shop.looksRight();
      await shop.open("/user/setting?part=devices");
      await expect(bar).toContainText(email);
      await expect(page.getByText(reason)).toBeVisible();
      return /SH\d+/.exec((await bar.textContent()) ?? "")?.[0] ?? "";
    });
    await test.step("what would change something is refused, whatever is pressed or sent", async () => {
      await page.getByRole("button", { name: words.account.logOutOthers }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: words.account.logOutOthers }).click();
      await expect(page.getByText(spoken.language === "zh" ? /只能看，不能更改/ : /Looking only/).first()).toBeVisible();
      const status = await page.evaluate(async () => {
        const headers = { "x-platform": "web", "content-type": "application/json" };
        const sent = await fetch("/api/user/info/edit", {
          method: "POST",
          headers,
          body: JSON.stringify({ nickName: "changed" }),
        });
        return sent.status;
      });
      expect(status).toBe(403);
      await mei.open("/user/setting?part=devices");
      await expect(mei.page.getByText(words.account.viewedNow)).toBeVisible();
      await mei.looksRight();
    });
    await test.step("its end closes every page of it at once", async () => {
      const other = await desk.newPage();
      await other.setViewportSize(phone);
      await other.goto(`/${spoken.prefix}/cart`);
      await expect(other.getByRole("region", { name: words.viewing.end })).toContainText(email);
      await page.getByRole("button", { name: words.viewing.end }).click();
      await expect(page.getByRole("heading", { name: words.viewing.overTitle })).toBeVisible();
      await expect(other.getByRole("heading", { name: words.viewing.overTitle })).toBeVisible();
      await shop.looksRight();
      await shop.open("/order/list");
      await shop.arriveAt("/login");
    });
    await test.step("the customer finds who looked and why, and so does the audit log", async () => {
      await mei.open("/user/setting?part=devices");
      await expect(mei.page.getByText(reason)).toBeVisible();
      await expect(mei.page.getByText(words.account.viewedNow)).toHaveCount(0);
      await lin.page.goto(`/console/audit?subject=${encodeURIComponent(`customer:${mark}`)}`);
      const table = lin.page.getByRole("table");
      await expect(table.getByText(words.audit.actions["customer.view"], { exact: true })).toBeVisible();
      await expect(table.getByText(words.audit.actions["customer.view-end"], { exact: true })).toBeVisible();
      await expect(table.getByText(reason)).toBeVisible();
    });
    await test.step("the next customer's visit takes the pages of the one before with it", async () => {
      const again = await visit(email);
      const bar = again.page.getByRole("region", { name: words.viewing.end });
      await expect(bar).toContainText(email);
      await again.open("/user/setting?part=devices");
      const next = await visit("mei@example.com");
      // The pages speak the language of the customer whose they are.
      const nextBar = next.page.getByRole("region").filter({ hasText: "mei@example.com" });
      await expect(nextBar).toBeVisible();
      await expect(again.page.getByText(email)).toHaveCount(0);
      await expect(again.page).toHaveURL(/(\/me|view=over)$/);
      await expect(nextBar).toBeVisible();
      await nextBar.getByRole("button").click();
      await expect(next.page).toHaveURL(/view=over$/);
    });
  });
