import { type Browser, test as base } from "@playwright/test";
import { openWebKit } from "./webkit/system-webkit.ts";

/** A journey that is walked in other engines than Chromium too: WebKit and Firefox are the system's, where it has them. */
export const test = base.extend<object, { engine: Browser | null }>({
  engine: [
    async ({ playwright, browserName }, use) => {
      // WebKit opens anew for each journey: one window of it is one visitor.
      const browser = browserName === "webkit" ? null : await playwright[browserName].launch();
      await use(browser);
      await browser?.close();
    },
    { scope: "worker", timeout: 0 },
  ],
  context: async ({ playwright, engine, baseURL, userAgent, viewport, locale }, use) => {
    const { context, close } = engine
      ? await inBrowser(engine)
      : await openWebKit(playwright.webkit, process.env.WEBKIT_PATH ?? "", {
          baseURL: baseURL ?? "",
          userAgent: userAgent ?? "",
          ...(viewport ?? phone),
        });
    // The other two speak the system's language alone.
    if (engine?.browserType().name() !== "chromium") await context.addInitScript(speak, locale ?? "en");
    await use(context);
    await close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

const phone = { width: 390, height: 844 };

async function inBrowser(browser: Browser) {
  const context = await browser.newContext();
  return { context, close: () => context.close() };
}

/** Runs in the page. */
function speak(locale: string): void {
  Object.defineProperty(navigator, "language", { get: () => locale });
  Object.defineProperty(navigator, "languages", { get: () => [locale] });
}
