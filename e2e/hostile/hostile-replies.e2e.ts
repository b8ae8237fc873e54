import { expect, type Page, test } from "@playwright/test";
import { languages, Person, signIn } from "../support/person.ts";
import { addressesOf, consoleAddresses, logIn } from "../support/tour-addresses.ts";
import { answerWithHostileText } from "./replies.ts";
import { noHarm, payloads, watchForHarm } from "./text.ts";

test.describe.configure({ mode: "parallel" });

const [, english] = languages;
/**
 * `HOSTILE_ROUNDS=17 npx playwright test --config e2e/playwright.config.ts --project journeys --project alone --no-deps e2e/hostile` opens every page so
 * many times, with another of the texts in each field (rule R11): in as many rounds as there are texts each field has had every one. Without
 * it a share of the pages is opened once.
 */
const rounds = Number(process.env.HOSTILE_ROUNDS ?? 0);
const everyPages = 8;

/** Opens each of the addresses, whatever they are told, and says what happened there and which showed a hostile text. */
async function walk(page: Page, start: string, addresses: readonly string[]): Promise<string[]> {
  const replies = await answerWithHostileText(page.context());
  const person = new Person(page, english);
  const harm = await watchForHarm(page);
  const harmed: Record<string, unknown> = {};
  const showing = new Set<string>();
  const opened = addresses.filter((_, at) => rounds > 0 || at % everyPages === 0);
  for (replies.round = 0; replies.round < Math.max(1, rounds); replies.round += 1) {
    await page.goto(start);
    await harm();
    for (const address of opened) {
      // As a link does: a page that is opened anew may come with its data from the server.
      await person.moveTo(address);
      const found = await harm();
      if (JSON.stringify(found) !== JSON.stringify(noHarm)) harmed[`${address} (${replies.round})`] = found;
      if (await page.evaluate(() => /hurt|gpj\.exe/.test(document.body.textContent))) showing.add(address);
    }
  }
  if (rounds > 0) {
    const silent = opened.filter((address) => !showing.has(address));
    console.log(`${opened.length} pages, ${replies.filled.size} fields of replies filled; no such text on ${silent.join(" ")}`);
  }
  expect(harmed).toEqual({});
  // What a page that takes text for markup would do is seen.
  await page.evaluate((markup) => document.body.insertAdjacentHTML("beforeend", markup), payloads[0] ?? "");
  await expect.poll(async () => (await harm()).reports.length).toBeGreaterThan(0);
  expect((await harm()).elements).toBe(1);
  return [...showing];
}

test("whatever text the pages of the shop are given is text", async ({ page }) => {
  test.setTimeout(3_600_000);
  await logIn(page, "mei@example.com");
  const addresses = (await addressesOf(page)).map((address) => `/en${address}`);
  expect((await walk(page, "/en/home", addresses)).length).toBeGreaterThan(5);
});

test("whatever text the pages of the console are given is text", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem("sh_staff_in", "1"));
  const page = await context.newPage();
  await signIn(page, english, "lin");
  const addresses = consoleAddresses.map((address) => `/console${address}`);
  expect((await walk(page, "/console/", addresses)).length).toBeGreaterThan(5);
  await context.close();
});
