import type { Page } from "@playwright/test";
import { sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { median } from "../parts/load.ts";
import { withPhone } from "../parts/phone.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { callerInside, chooseGoods, makeShoppers, type Shopper } from "../parts/shop.ts";

export const cartLines = 200;
const wheelPx = 600;
const visits = 3;
/** Home has come to rest by then. */
const settleMs = 1500;

/** A cart of 200 goods on a phone four times slower than this machine: the longest frame while it comes up and while it is scrolled through. */
export async function measureCartPage(server: Server, world: World, chromePath: string): Promise<Result> {
  const [shopper] = await makeShoppers(world, 1);
  if (!shopper) throw new Error("nobody shops");
  await fillCart(world, shopper);
  return await withPhone(server, shopper, chromePath, async (page, slow) => {
    // Once without a clock: code and pictures are here then, as on any visit but the first.
    await openCart(page);
    await slow();
    const opening: number[] = [];
    const scrolling: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      await page.locator('a[href="/en/home"]').first().click();
      await page.waitForURL("**/en/home");
      await page.waitForTimeout(settleMs);
      await page.evaluate(watchFrames);
      await openCart(page);
      opening.push(await page.evaluate(longestFrame));
      await page.evaluate(watchFrames);
      await scrollThrough(page);
      scrolling.push(await page.evaluate(longestFrame));
    }
    const longest = Math.max(median(opening), median(scrolling));
    return {
      name: `cart of ${cartLines} goods, longest frame`,
      measured: longest,
      beside: null,
      unit: "ms",
      judged: longest,
      bar: { at: "most", value: 50 },
      note: `CPU 4× slower, median of ${visits}; ${median(opening).toFixed(0)} ms opening, ${median(scrolling).toFixed(0)} ms scrolling`,
    };
  });
}

/** By the tab bar, until every line of the full cart is in the page. */
export async function openCart(page: Page): Promise<void> {
  await page.locator('a[href="/en/cart"]').first().click();
  await page.waitForFunction((wanted) => document.querySelectorAll("main li").length >= wanted, cartLines);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(195, 400);
  for (let scrolled = 0; scrolled < cartLines * 100; scrolled += wheelPx) {
    await page.mouse.wheel(0, wheelPx);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

declare global {
  interface Window {
    longest: number;
    watching: number;
  }
}

/** Runs in the page: notes the longest time between two frames from now on. */
function watchFrames(): void {
  window.longest = 0;
  cancelAnimationFrame(window.watching);
  let before: number | null = null;
  const frame = (at: number) => {
    if (before !== null) window.longest = Math.max(window.longest, at - before);
    before = at;
    window.watching = requestAnimationFrame(frame);
  };
  window.watching = requestAnimationFrame(frame);
}

function longestFrame(): number {
  return window.longest;
}

/** Every variant of the catalogue that can be bought on its own, up to 200 of them. */
export async function fillCart(world: World, { userId }: Shopper): Promise<void> {
  await chooseGoods(await callerInside(world));
  const { db, clock } = world.deps;
  const { numAffectedRows } =
    await sql`insert into cart_item (user_id, goods_id, sku_id, quantity, unit_price_cny, domestic_freight_cny, created_at)
    select ${userId}, g.id, v ->> 'skuId', 1, greatest(g.price_cny, 1), g.domestic_freight_cny, ${clock.now()}
    from goods g, jsonb_array_elements(g.detail -> 'variants') v order by v ->> 'skuId', g.id limit ${cartLines}`.execute(db);
  if (numAffectedRows !== BigInt(cartLines)) throw new Error(`the catalogue fills ${numAffectedRows} lines of ${cartLines}`);
}
