import { expect, type Page, test } from "@playwright/test";
import { addressList } from "@sihai/contract/address";
import { listOrders } from "@sihai/contract/order";
import { listParcels } from "@sihai/contract/parcel";
import { makePlan, readPlan } from "@sihai/contract/plan";
import { listStorage } from "@sihai/contract/storage";
import { waitingTransfers } from "@sihai/contract/transfer";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import { pagesByPhone } from "./support/page-by-phone.ts";
import { languages } from "./support/person.ts";

/** What stands where on the first screen: the top of each card, and how high the first one is. */
type Shape = { tops: number[]; first: number };
type Shifting = Window & { shifted?: number };

/** A phone on a slow line: every answer comes this much later. */
const slowMs = 400;
/** How far a card of the page may stand from where its skeleton stood, in pixels: three lines of text. */
const nearPx = 64;

for (const { prefix, language } of languages) {
  test(`a page that comes stands where its skeleton stood, in ${language}`, async ({ page }) => {
    await demoLogIn(page.request);
    const addresses = await addressesOfSending(page);
    await page.addInitScript(countShifts);
    await pagesByPhone(page);
    await page.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      await route.continue();
    });
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(`/${prefix}${address}`);
        await page.waitForFunction(() => document.querySelector("main [role=status] .skeleton") !== null);
        const before = await shapeOf(page);
        await expect(page.locator("main .skeleton")).toHaveCount(0);
        const after = await shapeOf(page);
        expect(Math.abs(after.first - before.first), "the first card is another").toBeLessThanOrEqual(nearPx);
        for (const [at, top] of before.tops.slice(0, 2).entries())
          expect(Math.abs((after.tops[at] ?? 0) - top), `card ${at + 1} stands elsewhere`).toBeLessThanOrEqual(nearPx);
        expect(await page.evaluate(() => (window as Shifting).shifted ?? 0), "the page jumps").toBeLessThanOrEqual(0.02);
      });
    }
  });
}

/** Pages of sending, each with something of Mei's: storage, parcels, one of them, its way, a delivery's, a plan, a payment. */
async function addressesOfSending({ request }: Page): Promise<string[]> {
  const { list: parcels } = await call(request, listParcels, { query: { tab: "shipped" } });
  const packageId = parcels.find(({ state, arrives }) => state === "shipped" && arrives !== null)?.packageId;
  const listed = async (tab: "unpaid" | "signed") => (await call(request, listOrders, { query: { tab, pageSize: 50 } })).list;
  // One that nothing is on its way for: a transfer is told at the head of the page, before what the skeleton stands for.
  const { list: transfers } = await call(request, waitingTransfers, {});
  const isAwaited = (orderNo: string) => transfers.some(({ pays }) => pays?.numbers.includes(orderNo));
  const unpaid = (await listed("unpaid")).find(({ tradeNo, orderNo }) => tradeNo !== null && !isAwaited(orderNo))?.tradeNo;
  const sent = (await listed("signed")).find(({ state }) => state === "signed")?.orderNo;
  const { list: stored } = await call(request, listStorage, { query: { warehouse: 1, pageSize: 100 } });
  const itemIds = stored.filter(({ reserved, alone }) => !reserved && !alone).map(({ itemId }) => itemId);
  const { list: addresses } = await call(request, addressList, { query: {} });
  const { planId } = await call(request, makePlan, { body: { itemIds, addressId: addresses[0]?.addressId ?? "" } });
  await expect
    .poll(async () => {
      const reply = await request.get(`/api${readPlan.path.replace(":planId", planId)}`, { headers: { "x-platform": "web" } });
      return ((await reply.json()) as { data: { state: string } }).data.state;
    })
    .toBe("done");
  expect([packageId, unpaid, sent]).not.toContain(undefined);
  return [
    "/order/in-storage/goods-list",
    "/package/list?tab=shipped",
    `/package/detail?packageId=${packageId}`,
    `/operation/pkg-logistics-tracking?packageId=${packageId}`,
    `/operation/order-logistics-tracking?orderNo=${sent}`,
    `/package/plan/detail?planId=${planId}`,
    `/pay/index?tradeNo=${unpaid}`,
  ];
}

function shapeOf(page: Page): Promise<Shape> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("main .shadow-card")].filter(
      (card) => card.closest("[role=tab]") === null,
    );
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return { tops: boxes.map(({ top }) => top + scrollY), first: boxes[0]?.height ?? 0 };
  });
}

/** Runs in the page: adds up how much of it moved by itself. */
function countShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const at = window as Shifting;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) at.shifted = (at.shifted ?? 0) + entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
