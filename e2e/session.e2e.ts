import { expect, test } from "@playwright/test";
import { identityDict } from "@sihai/text/dict/identity";
import { answer } from "./support/answer.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { demoPassword, languages, Person } from "./support/person.ts";

const demoEmail = "mei@example.com";
const [, english] = languages;

async function logInByForm(person: Person): Promise<void> {
  const { page } = person;
  const words = await person.words(identityDict);
  await page.getByRole("tab", { name: words.byPassword }).click();
  await page.getByLabel(words.email).fill(demoEmail);
  await page.getByRole("textbox", { name: words.password }).fill(demoPassword);
  await page.getByRole("tabpanel").getByRole("button", { name: words.logIn, exact: true }).click();
}

test("protected pages ask for a login and open after it", async ({ page }) => {
  // As over plain HTTP, from a phone in the same house: browsers keep some things for pages behind a lock.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
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
  await expect(page.getByText((await visitor.words(identityDict)).alreadyIn(demoEmail))).toBeVisible();
  await visitor.arriveAt("/package/list$");
});

test("a log-in never leads away from the app", async ({ page, baseURL }) => {
  await demoLogIn(page.request);
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
    await page.context().clearCookies({ name: "sh_uid" });
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
  // The page is seen before its code is there, and leaving it at once leaves nothing.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("partnercode");
  await demoLogIn(page.request);
  await visitor.open("/user/setting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((await visitor.words(identityDict)).settings);
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
    await demoLogIn(page.request);
    const data = { userId: "10001", email: demoEmail, isRegistered: true, authInfo: { accessToken: "x" }, ...wrong };
    await answer(page, "/api/user/oauth/personal-center-new", 200, { state: 0, msg: "", data });
    await visitor.open("/user/setting");
    await visitor.arriveAt("/login");
    await page.unrouteAll();
  }
});

test("a user's language and currency are kept in the account, and its data is asked for again", async ({ page }) => {
  const visitor = new Person(page, english);
  const account = await visitor.words(identityDict);
  await demoLogIn(page.request);
  await visitor.open("/user/setting");
  const infoOf = async () =>
    ((await (await page.request.get("/api/user/info/user-info")).json()) as { data: Record<string, unknown> }).data;
  for (const [words, code, symbol] of [
    [account.usd, "USD", "US$"],
    [account.cny, "CNY", "CN ￥"],
  ] as const) {
    await page.getByRole("button", { name: new RegExp(account.currency) }).click();
    const requested = page.waitForResponse((reply) => reply.url().endsWith("/api/user/info/user-info"));
    await page.getByRole("dialog").getByText(words).click();
    await requested;
    expect(await infoOf()).toMatchObject({ currencyCode: code, currencySymbol: symbol });
  }
  await test.step("who logs in where another currency was looked at reads the account's at once", async () => {
    await page.context().clearCookies();
    await visitor.open("/login");
    await page.evaluate(() => localStorage.removeItem("sh_currency"));
    await visitor.open("/login?redirect_url=/en/home");
    await logInByForm(visitor);
    await expect(page.getByRole("button", { name: /^CNY · / })).toBeVisible();
    await visitor.open("/user/setting");
  });
  await page.getByRole("button", { name: new RegExp(account.language) }).click();
  const requested = page.waitForResponse((reply) => reply.url().endsWith("/api/user/info/user-info"));
  await page.getByRole("dialog").getByText("中文").click();
  await expect(page).toHaveURL(/\/cn\/user\/setting$/);
  await requested;
  expect(await infoOf()).toMatchObject({ language: "cn" });
});
