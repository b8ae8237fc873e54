import { expect, type Page, test } from "@playwright/test";
import { listOrders } from "@sihai/contract/order";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { answer } from "./support/answer.ts";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { pageFile } from "./support/page-file.ts";
import { languages, Person } from "./support/person.ts";

const [, english] = languages;

/** The account's own data, as if it had not checked in today. */
async function freshUserInfo(page: Page): Promise<object> {
  const reply = await page.request.get("/api/user/info/user-info");
  const { data } = (await reply.json()) as { data: object };
  return { ...data, sign: false };
}

test("a slow request shows the indicator after two seconds, until it is answered", async ({ page }) => {
  const visitor = new Person(page, english);
  const { loadingSlow } = await visitor.words(shellDict);
  await page.addInitScript((text) => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes(text)) return;
      performance.mark("shown");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, loadingSlow);
  await page.route("**/api/content/articles*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await route.continue();
  });
  await visitor.open("/help-center/list");
  await expect(page.getByText(loadingSlow)).toBeAttached();
  await expect(page.getByText(loadingSlow)).toHaveCount(0);
  // By the page's own clock: what listens to it from outside hears late on a busy machine.
  const waited = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName("shown");
    const asked = performance.getEntriesByType("resource").find(({ name }) => name.includes("/api/content/articles"));
    return (shown?.startTime ?? 0) - (asked?.startTime ?? 0);
  });
  expect(waited).toBeGreaterThan(1900);
});

test("a failing request is sent four times in all, 0.8 to 1.6 s apart, and can be sent again", async ({ page }) => {
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
  const [me, shell] = [await visitor.words(identityMeDict), await visitor.words(shellDict)];
  await demoLogIn(page.request);
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

test("an order comes as it looks: with its data, asking for nothing; to nobody but its shopper", async ({ page, browser }) => {
  await demoLogIn(page.request);
  const { list } = await call(page.request, listOrders, { query: {} });
  const orderNo = list[0]?.orderNo ?? "";
  const address = `/en/order/detail?orderNo=${orderNo}`;
  // The first page of a node begins the thread that renders them, which on a busy machine takes longer than a phone waits.
  const textOf = async () => (await page.request.get(address)).text();
  await expect.poll(textOf).toContain(`${orderNo}</`);
  expect(await textOf()).toContain(`"/${await pageFile("/order/detail")}"`);

  const asked: string[] = [];
  const wrong: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(?!files|goods\/picture)/.test(request.url())) asked.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (Number(Reflect.get(window, "shifted")) || 0) + value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(page.getByText(orderNo).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([asked, wrong]).toEqual([[], []]);
  expect(await page.evaluate(() => Number(Reflect.get(window, "shifted")) || 0)).toBeLessThanOrEqual(0.02);

  const other = await browser.newContext();
  await demoLogIn(other.request, "omar@example.com");
  const looksOf = async (no: string) => {
    const html = await (await other.request.get(address.replace(orderNo, no))).text();
    return /<div id="root">.*?(?=<script|<noscript)/s.exec(html)?.[0].replaceAll(no, "");
  };
  expect(await looksOf(orderNo)).toBe(await looksOf("DG019999999"));
  expect(await looksOf(orderNo)).toContain("<h1");
  await other.close();
});
