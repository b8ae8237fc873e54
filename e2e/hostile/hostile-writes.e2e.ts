import { type BrowserContext, expect, test } from "@playwright/test";
import { seededRandom } from "../../packages/domain/src/plan/search/seeded-random.ts";
import { sandboxUrl } from "../support/outside-world.ts";
import { languages, signIn } from "../support/person.ts";
import { settling } from "../support/settling.ts";
import { addressesOf, consoleAddresses, logIn } from "../support/tour-addresses.ts";
import { papersThatAct } from "./papers.ts";
import { noHarm, watchForHarm } from "./text.ts";
import { noteThings, type Things, type Written, writeHostileText } from "./writes.ts";

const [, english] = languages;

const rounds = Number(process.env.HOSTILE_ROUNDS ?? 0);

/**
 * With `HOSTILE_ROUNDS` only, for it writes into everything there is: every field for words of every write is filled, with another text in each
 * round; then every page and every mail is opened, and every table and every paper fetched (rule R11).
 */
if (rounds > 0)
  test("whatever text people write into any field is text on every page, in mails, tables and papers", async ({ browser }) => {
    test.setTimeout(3_600_000);
    const shop = await browser.newContext();
    const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const own = await shop.newPage();
    await logIn(own, "mei@example.com");
    await desk.addInitScript(() => localStorage.setItem("sh_staff_in", "1"));
    await signIn(await desk.newPage(), english, "lin");
    const walks = [
      { context: shop, addresses: (await addressesOf(own)).map((address) => `/en${address}`) },
      { context: desk, addresses: consoleAddresses.map((address) => `/console${address}`) },
    ];
    const things: Things = new Map();
    const written: Written = { stored: new Set(), left: new Set() };

    await test.step("what there is is read from the pages", async () => {
      for (const { context, addresses } of walks) {
        noteThings(context, things);
        const page = await context.newPage();
        const settled = settling(page);
        for (const address of addresses) {
          await page.goto(address);
          await settled();
        }
        await page.close();
      }
    });
    const random = seededRandom(1);
    for (let round = 0; round < rounds; round += 1)
      await test.step(`the texts of round ${round} are written`, () =>
        writeHostileText({ customer: shop.request, staff: desk.request }, { things, random, round, written }));
    console.log(`${written.stored.size} fields took a text, ${written.left.size} were refused: ${[...written.left].join(", ")}`);
    expect(written.stored.size).toBeGreaterThan(30);

    const harmed: Record<string, unknown> = {};
    let showing = 0;
    for (const { context, addresses } of walks) {
      const page = await context.newPage();
      const harm = await watchForHarm(page);
      for (const address of addresses) {
        await page.goto(address);
        const found = await harm();
        if (JSON.stringify(found) !== JSON.stringify(noHarm)) harmed[address] = found;
        if (await page.evaluate(() => /hurt|gpj\.exe/.test(document.body.textContent))) showing += 1;
      }
    }
    console.log(`${showing} pages showed one`);
    Object.assign(harmed, await mailsWithElements(shop));
    const papers = await papersThatAct({ customer: shop.request, staff: desk.request }, { things, random });
    console.log(`${papers.had} tables and papers, ${papers.telling} of the tables tell one`);
    Object.assign(harmed, papers.acting);
    expect(harmed).toEqual({});
  });

/** Mails a hostile text became an element of, by what each is about. */
async function mailsWithElements(context: BrowserContext): Promise<Record<string, string>> {
  const reply = await context.request.get(`${sandboxUrl()}/inbox/api/messages`);
  const { messages } = (await reply.json()) as { messages: { subject: string; html: string }[] };
  const page = await context.newPage();
  const found: Record<string, string> = {};
  let telling = 0;
  for (const { subject, html } of messages) {
    const { elements, tells } = await page.evaluate((markup) => {
      const mail = new DOMParser().parseFromString(markup, "text/html");
      return { elements: mail.querySelectorAll("[data-hurt], script").length, tells: /hurt/.test(mail.body.textContent) };
    }, html);
    if (elements > 0) found[`mail: ${subject}`] = html;
    if (tells) telling += 1;
  }
  console.log(`${messages.length} mails, ${telling} of them tell a hostile text`);
  return found;
}
