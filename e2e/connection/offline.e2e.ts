import { expect, type Page, test } from "@playwright/test";
import { identityDict } from "@sihai/text/dict/identity";
import { shellDict } from "@sihai/text/dict/shell";
import { demoLogIn } from "../support/demo-login.ts";
import { languages, Person, saying } from "../support/person.ts";

test.use({ serviceWorkers: "allow" });

/** The worker comes three seconds after the first page, and then stands between every page and the network. */
async function standsBy(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
}

/** Replies are put by shortly after they have been shown. */
async function keptReplies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Opening one that is not there would make it, empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === "sihai")) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open("sihai");
      opening.onsuccess = () => {
        const { result: base } = opening;
        if (!base.objectStoreNames.contains("replies")) return resolve([]);
        const asking = base.transaction("replies").objectStore("replies").getAllKeys();
        asking.onsuccess = () => resolve(asking.result.map(String));
      };
      opening.onerror = () => resolve([]);
    });
  });
}

async function isKept(page: Page, reply: RegExp): Promise<void> {
  await expect.poll(() => keptReplies(page).then((names) => names.join("\n"))).toMatch(reply);
}

for (const spoken of languages) {
  test(`orders, parcels and storage can be read without a network, in ${spoken.language}`, async ({ page, context }) => {
    const person = new Person(page, spoken);
    const words = await person.words(shellDict);
    const gone = page.getByText(saying(words.shownSince));
    await demoLogIn(page.request);
    await person.open("/order/list");
    await standsBy(page);
    const order = page.locator('main a[href*="/order/detail"]').first();
    await expect(order).toBeVisible();
    const orderAddress = (await order.getAttribute("href")) ?? "";
    await isKept(page, /order\/list/);
    await page.goto(orderAddress);
    const orderNo = new URL(orderAddress, page.url()).searchParams.get("orderNo") ?? "";
    await isKept(page, new RegExp(`order/detail.*${orderNo}`));
    await person.open("/package/list");
    await isKept(page, /parcel\/list/);
    await person.open("/order/in-storage/goods-list");
    await isKept(page, /storage\/list/);
    await expect(page.locator("main img").first()).toBeVisible();
    await expect(gone).toBeHidden();

    await context.setOffline(true);
    for (const path of ["/order/list", "/package/list", "/order/in-storage/goods-list", ""]) {
      await page.goto(path === "" ? orderAddress : `/${spoken.prefix}${path}`);
      await expect(gone).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator("main img")
            .first()
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
    // A phone that takes itself for connected asks once for each of what it has kept, and waits for nothing.
    const asked: string[] = [];
    page.on("requestfailed", (failed) => asked.push(new URL(failed.url()).pathname));
    await page.goto(orderAddress);
    await expect(page.getByText(orderNo).first()).toBeVisible();
    for (const path of ["/api/user/oauth/personal-center-new", "/api/order/detail"])
      expect(asked.filter((each) => each === path).length, path).toBeLessThanOrEqual(1);

    await context.setOffline(false);
    await expect(gone).toBeHidden();
    await context.clearCookies();
    await page.goto(orderAddress);
    await expect(page).toHaveURL(/\/login/);
  });
}

test("a log-out takes what was kept along", async ({ page }) => {
  const person = new Person(page, languages[1]);
  await demoLogIn(page.request);
  await person.open("/order/list");
  await isKept(page, /order\/list/);
  await person.open("/user/setting");
  const { logOut } = await person.words(identityDict);
  await person.press(logOut);
  await page.getByRole("alertdialog").getByRole("button", { name: logOut, exact: true }).click();
  // The page goes meanwhile.
  await expect(async () => expect(await keptReplies(page)).toEqual([])).toPass();
  await person.open("/order/list");
  await expect(page).toHaveURL(/\/login/);
});

test("a shop app's share sheet hands its link over, wherever it puts it", async ({ page }) => {
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  const { action, params } = manifest.share_target;
  const shared = "【淘宝】假一赔四 https://item.taobao.com/item.htm?id=6810001\r\n点击链接直接打开";
  const handOver = async () => {
    for (const name of [params.text, params.url]) {
      await page.goto(`${action}?${new URLSearchParams({ [name]: shared })}`);
      await expect(page).toHaveURL(/\/goods\/detail\?.*6810001/);
    }
  };
  await handOver();
  // Whoever is logged in is answered another page ahead, and stays so.
  await demoLogIn(page.request);
  await handOver();
  const { state } = await (await page.request.get("/api/user/info/user-info")).json();
  expect(state).toBe(0);
  for (const { src, sizes } of manifest.icons) expect((await page.request.get(src)).status(), sizes).toBe(200);
});
