import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BrowserContext, expect, test } from "@playwright/test";
import { DataHeard } from "./support/data-heard.ts";
import { demoPassword } from "./support/person.ts";
import { type PseudoServer, startPseudoServer } from "./support/pseudo-server.ts";
import { addressesOf, consoleAddresses, logIn } from "./support/tour-addresses.ts";
import { settled, wordsOnPage } from "./support/words-on-page.ts";

const atATime = 2;

/**
 * Both apps and the server in a language nobody speaks, added as any language is: accented, 40 % longer, every text between marks. What
 * stands without marks was written into a page; what does not fit would not fit in German either.
 */
test.describe("in the pseudo-language", () => {
  test.describe.configure({ mode: "default" });
  let server: PseudoServer;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startPseudoServer();
  });
  test.afterAll(() => server?.stop());

  async function walk(context: BrowserContext, addresses: readonly string[]): Promise<void> {
    const data = new DataHeard();
    const left = addresses.values();
    const wrong: Record<string, string[]> = {};
    await Promise.all(
      Array.from({ length: atATime }, async () => {
        const page = await context.newPage();
        data.listen(page);
        for (const address of left) {
          await page.goto(address);
          await settled(page);
          const { unmarked, cut, sideways } = await wordsOnPage(page);
          const words = await data.wordsAmong(unmarked, address);
          const found = [...words.map((text) => `hard-coded: ${text}`), ...cut];
          if (sideways > 0) found.push(`scrolls sideways by ${sideways}`);
          if (process.env.PSEUDO_SHOTS)
            await page.screenshot({
              path: join(process.env.PSEUDO_SHOTS, `${address.replace(/\W+/g, "_").slice(0, 60)}.png`),
              fullPage: true,
            });
          if (found.length > 0) wrong[address] = found;
        }
      }),
    );
    expect(wrong).toEqual({});
  }

  test("every page of the shop has its words from its language's folder and fits 320 pixels", async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 720 } });
    const page = await context.newPage();
    await logIn(page, "mei@example.com");
    await walk(
      context,
      (await addressesOf(page)).map((address) => `/xa${address}`),
    );
    await context.close();
  });

  test("every page of the console has its words from its language's folder and fits 1024 pixels", async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1024, height: 768 } });
    await context.addInitScript(() => {
      localStorage.setItem("sh_staff_lang", "xa");
      localStorage.setItem("sh_staff_in", "1");
    });
    const data = { login: "lin", password: demoPassword };
    const reply = await context.request.post("/api/staff/session/login", { headers: { "x-platform": "web" }, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    await walk(
      context,
      consoleAddresses.map((address) => `/console${address}`),
    );
    await context.close();
  });

  test("what is shipped knows nothing of it", async ({ request }) => {
    const apps = resolve(import.meta.dirname, "../apps");
    for (const app of ["shop", "console"]) {
      const files = readdirSync(join(apps, app, "dist"), { recursive: true, encoding: "utf8" });
      const texts = files.filter((name) => /\.(?:js|html|css)$/.test(name));
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((name) => readFileSync(join(apps, app, "dist", name), "utf8").includes("⟦"))).toEqual([]);
    }
    // The same address where the language is known is a page of it.
    expect(await (await request.get(`${server.url}/xa/home`)).text()).toContain('lang="xa"');
    expect(await (await request.get("/xa/home")).text()).not.toContain('lang="xa"');
  });
});
