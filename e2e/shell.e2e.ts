import { expect, type Page, test } from "@playwright/test";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { contentDict } from "@sihai/text/dict/content";
import { homeDict } from "@sihai/text/dict/home";
import { identityDict } from "@sihai/text/dict/identity";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { demoLogIn } from "./support/demo-login.ts";
import { exampleLink } from "./support/outside-world.ts";
import { languages, Person, signInByForm } from "./support/person.ts";

const [chinese, english] = languages;

for (const spoken of languages) {
  test(`addresses, tabs and the way to the other language, in ${spoken.language}`, async ({ page }) => {
    const visitor = new Person(page, spoken);
    const [shell, home] = [await visitor.words(shellDict), await visitor.words(homeDict)];
    const other = spoken === chinese ? english : chinese;
    await test.step("unknown addresses lead to the root, bare groups to their index", async () => {
      await visitor.open("/nothing/here");
      await visitor.arriveAt("/home$");
      await visitor.open("/calculator?country=DE");
      await expect(page).toHaveURL(/\/calculator\?country=DE$/);
    });
    await test.step("three tabs of 70 px with icons of 24 px, in the one theme", async () => {
      await visitor.open("/home");
      const tabs = page.getByRole("navigation", { name: shell.mainMenu });
      await expect(tabs.getByRole("link")).toHaveText([shell.home, shell.cart, shell.me]);
      // Who is logged in comes a moment later, and draws them anew.
      await expect.poll(async () => (await tabs.boundingBox())?.height).toBe(70);
      await expect.poll(async () => (await tabs.locator("svg").first().boundingBox())?.width).toBe(24);
      await visitor.open("/help-center/list");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: shell.mainMenu })).toHaveCount(0);
    });
    await test.step("the other language keeps page and query, and is remembered at the root", async () => {
      await visitor.open("/goods/search?keyword=T%2F1");
      await page.goto(page.url().replace(`/${spoken.prefix}/`, `/${other.prefix}/`));
      await expect(page.locator("html")).toHaveAttribute("lang", other.language === "zh" ? "zh-CN" : "en");
      await page.goto(`/${spoken.prefix}/home?channel=poster`);
      await page.getByRole("button", { name: new RegExp(shell.preferences) }).click();
      await page
        .getByRole("dialog")
        .getByText(other === chinese ? "中文" : "English")
        .click();
      await expect(page).toHaveURL(new RegExp(`/${other.prefix}/home\\?channel=poster$`));
      const otherHome = await homeDict.load(other.language);
      await expect(page.getByRole("navigation", { name: otherHome.shortcuts })).toBeVisible();
      await page.goto("/");
      await expect(page).toHaveURL(new RegExp(`/${other.prefix}/home$`));
    });
    await test.step("the home page's shortcuts each open their page", async () => {
      await visitor.open("/home");
      const shortcuts = page
        .getByRole("navigation", { name: home.shortcuts })
        .or(page.getByRole("navigation", { name: home.moreShortcuts }))
        .or(page.getByRole("navigation", { name: home.otherWays }));
      const links = shortcuts.getByRole("link");
      await expect(links).toHaveCount(11);
      await expect(links.filter({ hasText: home.manual })).toHaveCount(1);
      await expect(links.filter({ hasText: home.calculator })).toHaveAttribute("href", `/${spoken.prefix}/calculator/index`);
      for (const link of await links.all()) expect(await link.getAttribute("href")).toMatch(new RegExp(`^/${spoken.prefix}/`));
    });
    await test.step("what shipping costs and goods are seen without scrolling", async () => {
      // Two kilograms, as the calculator counts them.
      await expect(page.locator('main a[href*="/calculator/list?country="][href$="weight=2"]')).toBeInViewport();
      await expect(page.getByRole("heading", { name: home.popular })).toBeInViewport();
    });
  });
}

test("after a step the focus is on the new page's title, also when that page comes late", async ({ page }) => {
  const visitor = new Person(page, english);
  const shell = await visitor.words(shellDict);
  await demoLogIn(page.request);
  // A slow line: what the pages are made of comes after the old page has gone.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  await visitor.open("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [tab, path] of [
    [shell.cart, "/cart"],
    [shell.me, "/me"],
    [shell.home, "/home"],
  ] as const) {
    await page.getByRole("navigation", { name: shell.mainMenu }).getByRole("link", { name: tab, exact: true }).click();
    await visitor.arriveAt(`${path}$`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("the console brings the focus along, and an unknown tab in an address is the first one", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signInByForm(page, english, "lin");
  const [words, storage] = [await consoleDict.load("en"), await consoleStorageDict.load("en")];
  for (const name of [words.pages.audit, words.pages.rates]) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  }
  // At a bench the scanner comes first.
  await page.getByRole("link", { name: words.pages.storage, exact: true }).first().click();
  await expect(page.getByLabel(storage.mapScan)).toBeFocused();
  await page.goto("/console/storage?tab=nonsense");
  await expect(page.getByRole("tab", { name: storage.tabs.map })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.close();
});

for (const [locale, prefix] of [
  ["zh-TW", "cn"],
  ["eo", "en"],
  ["en-GB", "en"],
] as const)
  test(`a first visit with a browser in ${locale} is at /${prefix}/home`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page).toHaveURL(new RegExp(`/${prefix}/home$`));
    await expect(page.locator("html")).toHaveAttribute("lang", prefix === "cn" ? "zh-CN" : "en");
    await context.close();
  });

test("a page that comes as it will look has its styles inside, and fetches none", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".css")) sheets.push(request.url());
  });
  // A sheet beside them would set the face anew, and what is read already would move under it.
  for (const address of ["/en/home", "/cn/goods/search"]) {
    await page.goto(address);
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
  }
  expect(sheets).toEqual([]);
});

test("back is one page back, and the root where there is none", async ({ page }) => {
  const visitor = new Person(page, english);
  const [ui, help] = [await visitor.words(uiDict), await visitor.words(contentDict)];
  await visitor.open("/help-center/list");
  await page
    .getByRole("link", { name: new RegExp(help.warehouse) })
    .first()
    .click();
  await visitor.arriveAt("/help-center/sub-list");
  await visitor.press(ui.back);
  await visitor.arriveAt("/help-center/list");
  await visitor.press(ui.back);
  await visitor.arriveAt("/home$");
});

test("pictures open over the whole screen, are swiped, and zoom from 1 to exactly 4", async ({ page }) => {
  const visitor = new Person(page, english);
  const ui = await visitor.words(uiDict);
  await page.goto(`/en/shopping?link=${encodeURIComponent(await exampleLink(page, "taobao"))}`);
  await page
    .getByRole("button", { name: new RegExp(ui.openPicture(1, 1).split(" 1 ")[0] ?? "") })
    .first()
    .click();
  const viewer = page.getByRole("dialog", { name: ui.viewer });
  const current = viewer.locator(".yarl__slide_current");
  const width = async () => (await current.locator("img").boundingBox())?.width ?? 0;
  await expect(current).toContainText(/^1 \//);
  const box = await viewer.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
  await expect.poll(width).toBeGreaterThan(300);
  const one = await width();
  const zoomIn = viewer.getByRole("button", { name: ui.zoomIn });
  await expect(async () => {
    if (await zoomIn.isEnabled()) await zoomIn.click();
    expect(await zoomIn.isDisabled()).toBe(true);
  }).toPass();
  await expect.poll(async () => (await width()) / one).toBeCloseTo(4, 1);
  const zoomOut = viewer.getByRole("button", { name: ui.zoomOut });
  await expect(async () => {
    if (await zoomOut.isEnabled()) await zoomOut.click();
    expect(await zoomOut.isDisabled()).toBe(true);
  }).toPass();
  await expect.poll(async () => (await width()) / one).toBeCloseTo(1, 1);
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(180, 402, { steps: 4 });
  await page.mouse.move(60, 402, { steps: 4 });
  await page.mouse.up();
  await expect(current).toContainText(/^2 \//);
  await viewer.getByRole("button", { name: ui.close }).click();
  await expect(viewer).toHaveCount(0);
});

/** Has the page itself time how long a text stays on it: a busy machine asks too late. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    let since = 0;
    const look = () => {
      const isThere = document.body.textContent.includes(wanted);
      if (isThere && since === 0) since = performance.now();
      if (!isThere && since > 0) {
        document.body.dataset.shownFor = String(performance.now() - since);
        observer.disconnect();
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
}

/** Milliseconds that the text watched for was on the page; waits until it is gone. */
async function shownFor(page: Page): Promise<number> {
  const body = page.locator("body");
  await expect(body).toHaveAttribute("data-shown-for");
  return Number(await body.getAttribute("data-shown-for"));
}

test("messages and dialogs take their times, and text keeps its limit", async ({ page, context }) => {
  const visitor = new Person(page, english);
  const [me, account, shell, ui] = [
    await visitor.words(identityMeDict),
    await visitor.words(identityDict),
    await visitor.words(shellDict),
    await visitor.words(uiDict),
  ];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await demoLogIn(page.request);
  await visitor.open("/me");
  await watchFor(page, shell.copySuccess);
  await page.getByRole("button", { name: new RegExp(me.copyMark) }).click();
  expect(await shownFor(page)).toBeGreaterThan(1300);
  expect(await shownFor(page)).toBeLessThan(1900);
  await visitor.open("/user/setting");
  await visitor.press(account.logOut);
  const box = page.getByRole("alertdialog");
  await expect(box).toBeVisible();
  expect(await box.evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toMatch(/^0\.2s(, 0\.2s)*$/);
  await box.getByRole("button", { name: ui.cancel }).click();
  await page.getByRole("button", { name: new RegExp(account.language) }).click();
  const sheet = page.getByRole("dialog");
  expect(await sheet.evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toMatch(/^0\.3s(, 0\.3s)*$/);
  await visitor.open("/user/user-info-edit");
  await page.getByLabel(account.nickName).fill("x".repeat(40));
  await expect(page.getByLabel(account.nickName)).toHaveValue("x".repeat(30));
  await expect(page.getByText(ui.charactersLeft(30, 30))).toBeVisible();
});

test.describe("a desktop", () => {
  const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const size = { width: 1280, height: 800 };
  test("shows what a mail leads to in its phone, and its key nowhere else", async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      userAgent: desktop,
      isMobile: false,
      hasTouch: false,
      viewport: size,
      screen: size,
      baseURL: baseURL ?? "",
    });
    await page.goto("/en/login?unsubscribe=a-key-of-a-mail&kind=promotions");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const addresses = () => page.frames().map((frame) => frame.url());
    await expect.poll(addresses).toContainEqual(expect.stringContaining("/en/login?unsubscribe=a-key-of-a-mail&kind=promotions"));
    expect(page.url()).toMatch(/\/desktop\/en\/$/);
    await expect(page.locator("header a")).toHaveAttribute("href", "/desktop/cn/?page=%2Fcn%2Fhome");
    await page.close();
  });

  const phone =
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
  for (const [what, userAgent, width, address] of [
    ["leaves for the desktop page in its language", desktop, 1024, /\/desktop\/en\/\?page=/],
    ["narrower than 1024 stays", desktop, 1023, /\/en\/guide\/user$/],
    ["that is a phone stays at any width", phone, 1280, /\/en\/guide\/user$/],
  ] as const) {
    test(what, async ({ browser, baseURL }) => {
      const size = { width, height: 800 };
      const page = await browser.newPage({
        userAgent,
        isMobile: false,
        hasTouch: false,
        viewport: size,
        screen: size,
        baseURL: baseURL ?? "",
      });
      await page.goto("/en/guide/user");
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(page).toHaveURL(address);
      await page.close();
    });
  }
});
