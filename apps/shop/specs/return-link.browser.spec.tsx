import type { Wire } from "@sihai/client/testing";
import { listConsults } from "@sihai/contract/consult";
import { returnOptions } from "@sihai/contract/return";
import { listStorage, readStoredItem } from "@sihai/contract/storage";
import { formatDateTime } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/care/consult";
import { returnDict } from "@sihai/text/dict/return";
import { storageDict } from "@sihai/text/dict/storage";
import { render, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ReturnLink } from "../src/features/return/ReturnLink.tsx";
import { rememberLanguage } from "../src/shell/language.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { storedCup } from "../testing/things.ts";

const words = await returnDict.load("en");
const storage = await storageDict.load("en");
const toExpert = expect.stringContaining("/delivery-expert/index");

describe("what the shipping expert has", () => {
  it("is not offered for return on its order: the way leads to the request, while the time runs on", async () => {
    rememberLanguage("en");
    const returnBefore = new Date(Date.now() + 3_600_000).toISOString();
    const { host } = await render(<ReturnLink orderNo="DG1" item={{ itemNo: "SH1", returnBefore, withExpert: true }} />);
    await expect.element(page.getByText(words.obstacles["with-expert"])).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.toExpert })).toHaveAttribute("href", toExpert);
    expect(page.getByRole("link", { name: words.ask }).elements()).toEqual([]);
    expect(await violations(host)).toEqual([]);
  });

  let wire: Wire;
  beforeEach(() => {
    wire = shopWire();
  });

  it("says so in storage, and offers neither to split it nor to throw it away", async () => {
    const { itemNo, name, skuName, pictureUrl } = storedCup;
    const item = { ...storedCup, quantity: 2, reserved: true };
    const counts = { warehouses: [{ warehouse: 1, items: 1 }], within10: 0, within30: 0, within60: 1, overdue: 0 };
    wire.answering(listStorage, { data: { list: [item], total: 1, grams: item.grams, page: 1, pageSize: 30, counts } });
    wire.answering(listConsults, { data: { list: [], total: 0, unread: 0, page: 1, pageSize: 3 } });
    const none = { reason: null, pieces: null, by: "staff" as const };
    const proposed = { ...none, about: "forfeit" as const, to: "proposed", at: "2026-11-26T02:00:00.000Z" };
    const endsAt = "2026-11-27T02:00:00.000Z";
    wire.answering(readStoredItem, { data: { ...item, state: "stocked-in", steps: [{ ...proposed, endsAt }] } });
    const returnable = { itemNo, name, skuName, pictureUrl, quantity: 2, cost: "39.00", sellerTakesBack: true, deadline: null };
    wire.answering(returnOptions, {
      data: {
        items: [{ ...returnable, obstacle: "with-expert" }],
        ...{ fees: { return: "5.00", exchange: "5.00" }, freeLeft: 1, freeAMonth: 1 },
        ...{ countsAnewAt: "2026-11-30T16:00:00.000Z", freightEstimate: { low: "8.00", high: "15.00" } },
      },
    });
    await openPage("/order/in-storage/goods-list", { user: mei, search: { item: item.itemId } });
    const way = page.getByRole("link", { name: words.obstacles["with-expert"] });
    await expect.element(way).toHaveAttribute("href", toExpert);
    // When it is cleared is a date, never "soon".
    await expect.element(page.getByText(storage.notCleared(formatDateTime(endsAt, "en")))).toBeVisible();
    const { askAbout } = await consultDict.load("en");
    const ask = page.getByRole("link", { name: askAbout.item });
    await expect.element(ask).toHaveAttribute("href", expect.stringContaining(`/user/consult/service?itemNo=${itemNo}`));
    expect(page.getByRole("button", { name: storage.split }).elements()).toEqual([]);
    expect(page.getByRole("button", { name: storage.discard }).elements()).toEqual([]);
  });
});
