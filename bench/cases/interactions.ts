import type { Locator, Page } from "@playwright/test";
import { calculate } from "@sihai/contract/freight";
import { cartDict } from "@sihai/text/dict/cart";
import { freightDict } from "@sihai/text/dict/freight";
import { storageDict } from "@sihai/text/dict/storage";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { withPhone } from "../parts/phone.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { callerInside, makeShoppers } from "../parts/shop.ts";
import { cartLines, fillCart, openCart } from "./cart-page.ts";
import { storeGoods } from "./storage.ts";

const storedGoods = 500;
const comparedLines = 60;
/** Between two taps: what the first set off has been painted. */
const restMs = 800;

/** From a tap to the next paint on the three longest pages, on a phone four times slower: the longest of several taps. */
export async function measureInteractions(server: Server, world: World, chromePath: string): Promise<Result[]> {
  const [shopper] = await makeShoppers(world, 1);
  if (!shopper) throw new Error("nobody shops");
  await callerInside(world);
  await fillCart(world, shopper);
  // Half of them lie in the other warehouse, and the page shows one at a time.
  await storeGoods(world, shopper, storedGoods * 2);
  const onPhone = (open: (page: Page, server: Server) => Promise<Taps>) =>
    withPhone(server, shopper, chromePath, async (page, slow) => {
      await page.addInitScript(watchTaps);
      const taps = await open(page, server);
      await slow();
      return await longestOf(page, taps);
    });
  return [
    judged(`cart of ${cartLines} goods`, await onPhone(openedCart)),
    judged(`storage of ${storedGoods} goods`, await onPhone(openedStorage)),
    judged(`calculator of ${comparedLines} lines`, await onPhone(openedCalculator)),
  ];
}

/** What is tapped, one after the other. */
type Taps = readonly Locator[];

function judged(name: string, ms: number): Result {
  const bar = { at: "most", value: 200 } as const;
  return { name: `${name}, tap to next paint`, measured: ms, beside: null, unit: "ms", judged: ms, bar, note: "CPU 4× slower" };
}

async function openedCart(page: Page): Promise<Taps> {
  const words = await cartDict.load("en");
  await page.reload();
  await openCart(page);
  await page.waitForTimeout(restMs);
  const first = page.locator("main li").getByRole("checkbox").first();
  const all = page.getByLabel(words.selectAll, { exact: true });
  return [first, first, all, all];
}

async function openedStorage(page: Page, server: Server): Promise<Taps> {
  const words = await storageDict.load("en");
  await page.goto(`${server.url}/en/order/in-storage/goods-list`);
  await page.getByRole("checkbox").first().waitFor();
  await scrollUntil(page, storedGoods);
  const last = page.locator("main").getByRole("checkbox").last();
  const all = page.getByLabel(words.selectAll, { exact: true });
  return [last, last, all, all];
}

/** As many lines as a provider with every carrier would have: those there are, repeated. */
async function openedCalculator(page: Page, server: Server): Promise<Taps> {
  const words = await freightDict.load("en");
  await page.route(`**/api${calculate.path}*`, async (route) => {
    const reply = await route.fetch();
    const answer = (await reply.json()) as { data: { eligible: { line: { id: string } }[] } };
    const { eligible } = answer.data;
    answer.data.eligible = Array.from({ length: comparedLines }, (_, at) => {
      const one = structuredClone(eligible[at % eligible.length]);
      if (!one) throw new Error("no line goes there");
      one.line.id = `${one.line.id}-${at}`;
      return one;
    });
    await route.fulfill({ response: reply, json: answer });
  });
  await page.goto(`${server.url}/en/calculator/list?country=DE&postcode=10115&weight=2.1`);
  await page.waitForTimeout(restMs * 4);
  const sort = (name: string) => page.getByText(name, { exact: true }).first();
  const { fastest, cheapest } = words.sorts;
  return [sort(fastest), sort(cheapest), sort(fastest)];
}

/** The list grows as it is scrolled. */
async function scrollUntil(page: Page, wanted: number): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await page.locator("main").getByRole("checkbox").count()) >= wanted) return;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(250);
  }
  throw new Error(`the list has not grown to ${wanted}`);
}

async function longestOf(page: Page, taps: Taps): Promise<number> {
  await page.evaluate(() => {
    window.taps = [];
  });
  for (const tap of taps) {
    await tapOn(page, tap);
  }
  const seen = await page.evaluate(() => window.taps);
  if (seen.length === 0) throw new Error("no tap was measured");
  return Math.max(...seen);
}

/**
 * A finger at a place known beforehand. Looking an element up among twenty thousand, and what a click of Playwright's listens for, is work
 * of the measuring on the very thread that is measured.
 */
async function tapOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be tapped is not there");
  await page.waitForTimeout(restMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
}

declare global {
  interface Window {
    taps: number[];
  }
}

/** Runs in the page: notes how long each tap took to its next paint, as the browser counts it. */
function watchTaps(): void {
  window.taps = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("interactionId" in entry && entry.interactionId) window.taps.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
