import type { Wire } from "@sihai/client/testing";
import { buyingQueue } from "@sihai/contract/order";
import { listFilters, removeFilter, saveFilter } from "@sihai/contract/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { lamp, queue } from "../testing/buying-queue.ts";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(buyingQueue, queue([lamp]));
});
const shared = await consoleDict.load("en");

describe.each(["en", "zh"] as const)("saved filters in %s", (language) => {
  it("stand as links with their addresses, the one that is set is marked, and nothing is wrong", async () => {
    const own = (await consoleDict.load(language)).savedFilters;
    wire.answering(listFilters, { data: { filters: [{ filterId: "1", name: "Late", search: "tab=buying&due=late" }] } });
    const host = await openDesk("/buying", { search: { tab: "buying", due: "late" }, language });
    const link = page.getByRole("list", { name: own.title }).getByRole("link", { name: "Late" });
    await expect.element(link).toHaveAttribute("href", "/console/buying?tab=buying&due=late");
    await expect.element(link).toHaveAttribute("aria-current", "page");
    await expect.element(page.getByRole("button", { name: own.save })).not.toBeInTheDocument();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("saved filters", () => {
  const own = shared.savedFilters;

  it("keep what narrows the list under a name, and nothing of what stands open", async () => {
    wire.answering(saveFilter, { data: { filterId: "1", name: "Mine", search: "assigned=me&tab=buying" } });
    // Where the list stands beside what is open.
    await page.viewport(1440, 900);
    await openDesk("/buying", { search: { tab: "buying", assigned: "me", item: lamp.itemNo } });
    await page.getByRole("button", { name: own.save }).click();
    await page.getByRole("button", { name: own.keep, exact: true }).click();
    await expect.element(page.getByRole("textbox", { name: own.name })).toBeInvalid();
    await page.getByRole("textbox", { name: own.name }).fill("Mine");
    await page.getByRole("button", { name: own.keep, exact: true }).click();
    await expect.element(page.getByText(own.saved("Mine"))).toBeInTheDocument();
    expect(wire.heard(saveFilter)).toEqual([{ body: { page: "/buying", name: "Mine", search: "assigned=me&tab=buying" } }]);
  });

  it("are taken away by their button", async () => {
    wire.answering(listFilters, { data: { filters: [{ filterId: "7", name: "Late", search: "due=late" }] } });
    wire.answering(removeFilter, { data: { removed: 1 } });
    await openDesk("/buying");
    await page.getByRole("button", { name: own.remove("Late") }).click();
    await expect.element(page.getByText(own.removed("Late"))).toBeInTheDocument();
    expect(wire.heard(removeFilter)).toEqual([{ body: { filterId: "7" } }]);
  });
});
