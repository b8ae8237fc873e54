import { expect, type Page } from "@playwright/test";
import type { Dictionary, Language } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { finderOf, notedSecrets, noteSessions, secrets } from "./secrets.ts";
import { violationsOf } from "./violations.ts";

/** The two languages: in addresses, in the code. */
export const languages = [
  { prefix: "cn", language: "zh" },
  { prefix: "en", language: "en" },
] as const satisfies readonly { prefix: "cn" | "en"; language: Language }[];
export type Spoken = (typeof languages)[number];

/** A shopper at a phone: goes to addresses of the shop, knows its words, and has every page looked at by axe. */
export class Person {
  readonly page: Page;
  readonly spoken: Spoken;
  constructor(page: Page, spoken: Spoken) {
    this.page = page;
    this.spoken = spoken;
  }

  words<Words>(dict: Dictionary<Words>): Promise<Words> {
    return dict.load(this.spoken.language);
  }

  /** Types an address. A page that is just going somewhere by itself may cut the first try off. */
  async open(path: string): Promise<void> {
    const address = `/${this.spoken.prefix}${path}`;
    await this.page.goto(address).catch(() => this.page.goto(address));
  }

  /** Goes on inside the app, as a link of it does: typing each address makes a new document of it, which takes three times as long. */
  async walkTo(path: string): Promise<void> {
    await this.moveTo(`/${this.spoken.prefix}${path}`);
  }

  /** As `walkTo`, of an address that is the same in each language. The app hears of it as of a step back; `settling` waits from then on. */
  async moveTo(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      document.body.dataset.at = to;
    }, address);
  }

  /** The browser's way back, once the step of what was closed last is taken away: a machine is quicker than any thumb. */
  async goBack(): Promise<void> {
    await this.page.waitForFunction(() => !history.state?.over?.depth);
    await this.page.goBack();
  }

  async arriveAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/${this.spoken.prefix}${path.replace(/[/]/g, "\\/")}`));
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole("button", { name }).first().click();
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.page.getByRole("link", { name }).first().click();
  }

  /** What axe finds on the page as it stands, in the language it should be in, without sideways scrolling. */
  async looksRight(): Promise<void> {
    await expect(this.page.locator("html")).toHaveAttribute("lang", this.spoken.language === "zh" ? /^zh/ : /^en/);
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
    // What lies half under the bar can be scrolled; axe would call its visible half too small a target.
    await this.setBar("static");
    const violations = await violationsOf(this.page);
    await this.setBar("");
    expect(violations).toEqual([]);
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
    noteSessions(await this.page.context().cookies());
    const kept = await this.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(finderOf(notedSecrets())(kept), "a secret is kept in the browser").toEqual([]);
    expect(await this.page.evaluate(hintsCutOff, narrowest), "a search field whose hint is cut").toEqual([]);
  }

  private async setBar(position: "static" | ""): Promise<void> {
    await this.page.evaluate((wanted) => {
      for (const bar of document.querySelectorAll<HTMLElement>("header")) bar.style.position = wanted;
    }, position);
  }
}

const narrowest = 320;

/** Hints of a phone's search fields that do not fit on the narrowest one. A page just left is hidden before it goes: nobody reads its fields. */
function hintsCutOff(narrowest: number): string[] {
  if (innerWidth > 600) return [];
  const pen = document.createElement("canvas").getContext("2d");
  const fields = [...document.querySelectorAll<HTMLInputElement>("search input")].filter((field) => field.checkVisibility());
  return fields.flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (pen) pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const needed = pen?.measureText(field.placeholder).width ?? 0;
    return needed > room - Math.max(0, innerWidth - narrowest) ? [field.placeholder] : [];
  });
}

/** A sentence whatever it is about: "Pay CN ￥12.00" for the words "Pay {amount}". One about two things names both: `(x) => words.between(x, x)`. */
export function saying(sentence: (about: string) => string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${sentence("\u0001").split("\u0001").map(literal).join(".*")}$`);
}

export const demoPassword = secrets.password;

/** A session of a member of staff in the person's language, without the form. */
export async function signIn(page: Page, { language }: Spoken, login: string): Promise<void> {
  await speakAtDesk(page, language);
  // The console asks who is in only where somebody was.
  await page.addInitScript(() => localStorage.setItem("sh_staff_in", "1"));
  const data = { login, password: demoPassword };
  const reply = await page.request.post("/api/staff/session/login", { headers: { "x-platform": "web" }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  noteSessions(await page.context().cookies());
}

/** Signs a member of staff in at the console, as they do. */
export async function signInByForm(page: Page, { language }: Spoken, login: string): Promise<void> {
  await speakAtDesk(page, language);
  await page.goto("/console/");
  const words = await consoleDict.load(language);
  await page.getByLabel(words.login).fill(login);
  await page.getByLabel(words.password, { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: words.signIn }).click();
  await expect(page.getByRole("heading", { name: words.pages.overview })).toBeVisible();
}

async function speakAtDesk(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("sh_staff_lang", chosen), language);
}
