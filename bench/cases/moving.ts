import type { Page } from "@playwright/test";
import { median } from "../parts/load.ts";
import { withPhone } from "../parts/phone.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import type { Shopper } from "../parts/shop.ts";

const rounds = 5;
const moveMs = 100;
const offlineMs = 1_000;
const restMs = 700;
const order = 'main a[href*="/order/detail"]';

/** From page to page by what a thumb finds there: where it leads, and what is tapped. Back home it goes by the browser's way back. */
const moves = [
  ["cart", 'nav a[href$="/cart"]'],
  ["me", 'nav a[href$="/me"]'],
  ["orders", 'main a[href*="/order/list"]'],
  ["order", order],
] as const;

/**
 * Mei's phone, four times slower: from a tap to the paint in which the next page stands whole, where code and answers are known from a walk before; and from
 * opening the app without a network to the list of orders. The slowest move of the medians counts.
 */
export async function measureMoving(server: Server, chromePath: string): Promise<Result[]> {
  const mei = await meiOf(server);
  return withPhone(server, mei, chromePath, async (page, slow) => {
    await page.addInitScript(watchMoves);
    const start = `${server.url}/en/home`;
    await page.goto(`${server.url}/en/order/list`);
    await page.locator(order).first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    await page.reload();
    await page.locator(order).first().waitFor();
    await page.goto(start);
    // The phone has read what it needs, and what each page shows is known: no answer is older than it may be.
    await walk(page);
    await page.waitForTimeout(restMs * 4);
    await slow();
    const walks: Record<string, number>[] = [];
    for (let round = 0; round < rounds; round++) walks.push(await walk(page));
    const figures = moves.map(([name]) => ({ name, ms: median(walks.map((walked) => walked[name] ?? Number.NaN)) }));
    const slowest = Math.max(...figures.map(({ ms }) => ms));
    const offline = await offlineStart(page, `${server.url}/en/order/list`);
    return [
      {
        ...figure("from page to page, the slowest move", slowest, moveMs),
        note: `CPU 4× slower; ${figures.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(", ")} ms`,
      },
      { ...figure("opened without a network, to the list of orders", median(offline), offlineMs), note: "CPU 4× slower" },
    ];
  });
}

async function meiOf({ url }: Server): Promise<Shopper> {
  const reply = await fetch(`${url}/api/user/oauth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-platform": "web" },
    body: JSON.stringify({ email: "mei@example.com", password: "Sihai#2026" }),
  });
  const { data } = (await reply.json()) as { data: { userId: string } };
  const session = reply.headers.getSetCookie().find((cookie) => cookie.startsWith("sh_session="));
  const [cookie = ""] = session?.split(";") ?? [];
  return { userId: data.userId, cookie, sessionHash: Buffer.alloc(0), sessionId: "" };
}

function figure(name: string, measured: number, value: number): Result {
  return { name, measured, beside: null, unit: "ms", judged: measured, bar: { at: "most", value } };
}

/** One round from home, ending there again; how long each move took, in ms. */
async function walk(page: Page): Promise<Record<string, number>> {
  await page.locator("nav a").first().waitFor();
  const took: Record<string, number> = {};
  for (const [name, link] of moves) {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing leads to ${name}`);
    await page.waitForTimeout(restMs);
    await page.evaluate(() => {
      window.moved = null;
    });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const moved = await page.waitForFunction(() => window.moved, undefined, { polling: 100 });
    took[name] = (await moved.jsonValue()) ?? Number.NaN;
  }
  for (const _ of moves) {
    await page.waitForTimeout(restMs);
    await page.goBack();
  }
  return took;
}

async function offlineStart(page: Page, address: string): Promise<number[]> {
  await page.context().setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(address);
    const stood = await page.waitForFunction((wanted) => document.querySelector(wanted) !== null && performance.now(), order, {
      polling: "raf",
    });
    times.push(Number(await stood.jsonValue()));
  }
  await page.context().setOffline(false);
  return times;
}

declare global {
  interface Window {
    /** How long the last move took, once it is over. */
    moved: number | null;
  }
}

/** Runs in the page: from a tap to the second frame after another page's title stands there and nothing says that it is busy. */
function watchMoves(): void {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const before = document.querySelector("h1")?.textContent;
      const from = location.pathname;
      const look = () => {
        const title = document.querySelector("h1")?.textContent;
        const isThere = location.pathname !== from && title && title !== before && !document.querySelector("[aria-busy=true]");
        if (!isThere) return void requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.moved = performance.now() - timeStamp;
        };
        requestAnimationFrame(() => channel.port2.postMessage(null));
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
