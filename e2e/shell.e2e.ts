import { expect, type Page, test } from "@playwright/test";
import { accountDict } from "@sihai/text/dict/account";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleStorageDict } from "@sihai/text/dict/console-storage";
import { helpDict } from "@sihai/text/dict/help";
import { homeDict } from "@sihai/text/dict/home";
import { meDict } from "@sihai/text/dict/me";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { demoLogIn } from "./support/demo-login.ts";
import { exampleLink } from "./support/outside-world.ts";
import { demoPassword, languages, Person, signIn } from "./support/person.ts";

const demoEmail = "mei@example.com";
const [chinese, english] = languages;

async function logInByForm(person: Person, email = demoEmail): Promise<void> {
  const { page } = person;
  const words = await person.words(accountDict);
  await page.getByRole("tab", { name: words.byPassword }).click();
  await page.getByLabel(words.email).fill(email);
  await page.getByRole("textbox", { name: words.password }).fill(demoPassword);
  await page.getByRole("tabpanel").getByRole("button", { name: words.logIn, exact: true }).click();
}

/** A session without the form, as if logged in some time ago. */
async function logInAtOnce(page: Page): Promise<void> {
  const reply = await page.request.post("/api/user/oauth/login", {
    headers: { "x-platform": "web" },
    data: { email: demoEmail, password: demoPassword },
  });
  expect(await reply.json()).toMatchObject({ state: 0 });
}

/** Lets every call be made but answers one of them itself. */
async function answer(page: Page, path: string, status: number, body: unknown): Promise<() => number> {
  let asked = 0;
  await page.route(`**${path}*`, async (route) => {
    asked += 1;
    await route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
  });
  return () => asked;
}

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
      expect((await tabs.boundingBox())?.height).toBe(70);
      expect((await tabs.locator("svg").first().boundingBox())?.width).toBe(24);
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
      const shortcuts = page.getByRole("navigation", { name: home.shortcuts }).getByRole("link");
      await expect(shortcuts.filter({ hasText: home.calculator })).toHaveAttribute("href", `/${spoken.prefix}/calculator/index`);
      for (const link of await shortcuts.all())
        expect(await link.getAttribute("href")).toMatch(new RegExp(`^/${spoken.prefix}/`));
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
  await signIn(page, english, "lin");
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

test("a first visit is in Chinese, at the home page", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/cn\/home$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("back is one page back, and the root where there is none", async ({ page }) => {
  const visitor = new Person(page, english);
  const [ui, help] = [await visitor.words(uiDict), await visitor.words(helpDict)];
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

test("protected pages ask for a login and open after it", async ({ page }) => {
  const visitor = new Person(page, english);
  for (const path of ["/user/setting", "/order/list?tab=unpaid", "/package/list", "/wallet", "/pay/index", "/recharge/index"]) {
    await visitor.open(path);
    await expect(page).toHaveURL(new RegExp(`/en/login\\?redirect_url=${encodeURIComponent(`/en${path}`)}$`));
  }
  for (const path of ["/guide/user", "/operation/pkg-logistics-tracking", "/me", "/warehouse/address"]) {
    await visitor.open(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await visitor.arriveAt(`${path}$`);
  }
  await visitor.open("/order/list?tab=unpaid");
  await logInByForm(visitor);
  await expect(page).toHaveURL(/\/en\/order\/list\?tab=unpaid$/);
  await page.goto(`/en/login?redirect=${encodeURIComponent("/en/package/list")}`);
  await logInByForm(visitor);
  await visitor.arriveAt("/package/list$");
});

test("a log-in never leads away from the app", async ({ page, baseURL }) => {
  await logInAtOnce(page);
  const authRecord = { userId: "10001", email: demoEmail, isRegistered: true, authInfo: { accessToken: "x" } };
  await answer(page, "/api/user/oauth/login", 200, { state: 0, msg: "", data: authRecord });
  const visitor = new Person(page, english);
  for (const address of [
    "https://evil.example/en/home",
    "//evil.example/en/home",
    "/\\evil.example",
    "/%5cevil.example",
    "/en/..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "@evil.example",
    "/en/login?redirect_url=%2F%2Fevil.example",
    "/console",
  ]) {
    await page.goto(`/en/login?redirect_url=${encodeURIComponent(address)}`);
    await logInByForm(visitor);
    await expect(page, address).toHaveURL(`${baseURL}/en/home`);
  }
});

test("the session call keeps two cookies for 30 days; its refusal clears them and asks for a login", async ({ page }) => {
  const visitor = new Person(page, english);
  await page.goto(
    "/en/home?partnercode=FRIEND-7&channel=forum&utm_source=mail&utm_medium=letter&utm_campaign=autumn&utm_term=no",
  );
  await logInAtOnce(page);
  await visitor.open("/user/setting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((await visitor.words(accountDict)).settings);
  const cookies = new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));
  expect(decodeURIComponent(cookies.get("sh_email")?.value ?? "")).toBe(demoEmail);
  expect(cookies.get("sh_session")?.httpOnly).toBe(true);
  expect(cookies.has("utm_term")).toBe(false);
  for (const name of ["sh_uid", "sh_email", "partnercode", "channel", "utm_source", "utm_medium", "utm_campaign"]) {
    const days = ((cookies.get(name)?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days, name).toBeGreaterThan(29.9);
    expect(days, name).toBeLessThan(30.1);
  }
  await page.context().clearCookies({ name: "sh_session" });
  await visitor.open("/user/setting");
  await visitor.arriveAt("/login");
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).not.toContain("sh_uid");
  expect(left).not.toContain("sh_email");
  expect(left).toContain("partnercode");
});

test("a session without a token or of somebody unregistered is no login", async ({ page }) => {
  const visitor = new Person(page, english);
  for (const wrong of [{ authInfo: {} }, { isRegistered: false }]) {
    await logInAtOnce(page);
    const data = { userId: "10001", email: demoEmail, isRegistered: true, authInfo: { accessToken: "x" }, ...wrong };
    await answer(page, "/api/user/oauth/personal-center-new", 200, { state: 0, msg: "", data });
    await visitor.open("/user/setting");
    await visitor.arriveAt("/login");
    await page.unrouteAll();
  }
});

test.describe("requests", () => {
  test("a slow one shows the indicator after two seconds, until it is answered", async ({ page }) => {
    const visitor = new Person(page, english);
    const { loadingSlow } = await visitor.words(shellDict);
    let asked = 0;
    await page.route("**/api/content/articles*", async (route) => {
      asked = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 3500));
      await route.continue();
    });
    await visitor.open("/help-center/list");
    await expect(page.getByText(loadingSlow)).toBeAttached();
    expect(Date.now() - asked).toBeGreaterThan(1700);
    await expect(page.getByText(loadingSlow)).toHaveCount(0);
  });

  test("a failing one is sent four times in all, 0.8 to 1.6 s apart, and can be sent again", async ({ page }) => {
    const visitor = new Person(page, english);
    const ui = await visitor.words(uiDict);
    const times: number[] = [];
    await page.route("**/api/content/articles*", (route) => {
      times.push(Date.now());
      return route.abort("connectionfailed");
    });
    await visitor.open("/help-center/list");
    await expect(page.getByRole("button", { name: ui.reload })).toBeVisible();
    expect(times).toHaveLength(4);
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(780);
    expect(Math.max(...waits)).toBeLessThan(2500);
    await page.unrouteAll();
    await visitor.press(ui.reload);
    await expect(page.getByRole("button", { name: ui.reload })).toHaveCount(0);
  });

  test("a refusal shows the reply's words; one without words, the general ones; a 401, none but the login page", async ({
    page,
  }) => {
    const visitor = new Person(page, english);
    const [me, shell] = [await visitor.words(meDict), await visitor.words(shellDict)];
    await logInAtOnce(page);
    await answer(page, "/api/user/info/user-info", 200, { state: 0, msg: "", data: await freshUserInfo(page) });
    await answer(page, "/api/gateway/users/dailycheck/", 409, { state: 20116, msg: "Come back tomorrow", data: null });
    await visitor.open("/me");
    await visitor.press(me.checkIn);
    await expect(page.getByRole("alert").getByText("Come back tomorrow")).toBeVisible();
    await answer(page, "/api/gateway/users/dailycheck/", 409, { state: 1 });
    await visitor.press(me.checkIn);
    await expect(page.getByRole("alert").getByText(shell.requestFailed)).toBeVisible();
    await expect(page.getByRole("alert").getByText(shell.requestFailed)).toHaveCount(0);
    await answer(page, "/api/gateway/users/dailycheck/", 401, { state: 10008, msg: "Please log in first", data: null });
    await visitor.press(me.checkIn);
    await visitor.arriveAt("/login\\?redirect_url=%2Fen%2Fme$");
    await expect(page.getByText("Please log in first")).toHaveCount(0);
  });
});

/** The account's own data, as if it had not checked in today. */
async function freshUserInfo(page: Page): Promise<object> {
  const reply = await page.request.get("/api/user/info/user-info");
  const { data } = (await reply.json()) as { data: object };
  return { ...data, sign: false };
}

test("a user's language and currency are kept in the account, and its data is asked for again", async ({ page }) => {
  const visitor = new Person(page, english);
  const [account, shell] = [await visitor.words(accountDict), await visitor.words(shellDict)];
  await logInAtOnce(page);
  await visitor.open("/user/setting");
  const infoOf = async () =>
    ((await (await page.request.get("/api/user/info/user-info")).json()) as { data: Record<string, unknown> }).data;
  for (const [words, code, symbol] of [
    [shell.usd, "USD", "US$"],
    [shell.cny, "CNY", "CN ￥"],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(account.currency) }).click();
    const asked = page.waitForResponse((reply) => reply.url().endsWith("/api/user/info/user-info"));
    await page.getByRole("dialog").getByText(words).click();
    await asked;
    expect(await infoOf()).toMatchObject({ currencyCode: code, currencySymbol: symbol });
  }
  await page.getByRole("button", { name: new RegExp(account.language) }).click();
  const asked = page.waitForResponse((reply) => reply.url().endsWith("/api/user/info/user-info"));
  await page.getByRole("dialog").getByText("中文").click();
  await expect(page).toHaveURL(/\/cn\/user\/setting$/);
  await asked;
  expect(await infoOf()).toMatchObject({ language: "cn" });
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
  const [me, account, ui] = [await visitor.words(meDict), await visitor.words(accountDict), await visitor.words(uiDict)];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logInAtOnce(page);
  await visitor.open("/me");
  await watchFor(page, ui.copied);
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
