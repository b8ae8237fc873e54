import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { listOrders } from "@sihai/contract/order";
import { packingQueue } from "@sihai/contract/parcel";
import { receiptDict } from "@sihai/text/dict/receipt";
import { call } from "../support/call.ts";
import { demoLogIn } from "../support/demo-login.ts";
import { test } from "../support/journey.ts";
import { demoPassword, languages, Person, saying } from "../support/person.ts";

/** Presses what takes a paper along, and reads what came. */
async function taken(page: Page, name: string | RegExp): Promise<string> {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name }).first().click();
  return readFileSync(await (await coming).path(), "latin1");
}

for (const spoken of languages) {
  test(`the receipt of an order and a month of the wallet are taken along, in ${spoken.language}`, async ({ page }) => {
    const mei = new Person(page, spoken);
    const words = await mei.words(receiptDict);
    await demoLogIn(page.request);

    await mei.open("/wallet/index");
    expect((await taken(page, saying(words.statementLink))).slice(0, 5)).toBe("%PDF-");
    expect((await taken(page, saying(words.statementTable))).split("\n").length).toBeGreaterThan(2);

    const { list } = await call(page.request, listOrders, { query: { tab: "in-storage", type: "dg" } });
    await mei.open(`/order/detail?orderNo=${list[0]?.orderNo}`);
    expect((await taken(page, words.download.receipt)).slice(0, 5)).toBe("%PDF-");
  });
}

test("the bench prints a parcel's label and customs papers", async ({ request }) => {
  const log = await request.post("/api/staff/session/login", {
    headers: { "x-platform": "web" },
    data: { login: "lin", password: demoPassword },
  });
  expect(log.ok()).toBe(true);
  const { parcels } = await call(request, packingQueue, { query: {} });
  const packageId = parcels[0]?.packageId ?? "";
  for (const paper of ["label-pdf", "customs-pdf"]) {
    const reply = await request.get(`/api/staff/dispatch/${paper}?packageId=${packageId}`);
    expect([paper, reply.status(), (await reply.body()).subarray(0, 5).toString()]).toEqual([paper, 200, "%PDF-"]);
  }
});
