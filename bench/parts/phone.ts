import { type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Server } from "./processes.ts";
import type { Shopper } from "./shop.ts";

const slowdown = 4;

/** A shopper's phone, four times slower than this machine once `slow` is called: code and pictures come at full speed before. */
export async function withPhone<Measured>(
  server: Server,
  { cookie, userId }: Shopper,
  chromePath: string,
  measure: (page: Page, slow: () => Promise<void>) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const [name = "", value = ""] = cookie.split("=");
    // The second says that this device knows somebody: without it a page that asks for a login does not even ask the server.
    const known = { name: "sh_uid", value: userId, url: server.url };
    await context.addCookies([{ name, value, url: server.url }, known]);
    const page = await context.newPage();
    await page.goto(`${server.url}/en/home`);
    return await measure(page, () => slowDown(context, page));
  } finally {
    await browser.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
