import { expect, type Page, test } from "@playwright/test";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { answer } from "./support/answer.ts";
import { demoLogIn } from "./support/demo-login.ts";
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
  let requested = 0;
  await page.route("**/api/content/articles*", async (route) => {
    requested = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await route.continue();
  });
  await visitor.open("/help-center/list");
  await expect(page.getByText(loadingSlow)).toBeAttached();
  expect(Date.now() - requested).toBeGreaterThan(1700);
  await expect(page.getByText(loadingSlow)).toHaveCount(0);
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
