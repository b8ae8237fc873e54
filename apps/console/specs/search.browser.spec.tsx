import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { readFreightFigures } from "@sihai/contract/dashboard";
import { searchEverything } from "@sihai/contract/search";
import { beijing, cnyText, formatDate } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { consoleSearchDict } from "@sihai/text/dict/console/search";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setSingleKeys } from "../src/shell/single-keys.ts";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Found = CallData<typeof searchEverything>["found"][number];

const none = { via: null, customerMark: "SH10007", state: null, name: null, email: null };
const found: Found[] = [
  { ...none, kind: "customer", no: "SH10007", email: "mei@example.com" },
  { ...none, kind: "order", no: "DG000000017", state: "in-storage", at: "2026-11-21T02:00:00.000Z", sum: "128.40" },
  { ...none, kind: "item", no: "DG000000017-01", state: "stocked-in", name: { zh: "台灯", en: "Desk lamp" } },
  { ...none, kind: "delivery", no: "SF1234567890", state: "signed", name: { zh: "台灯", en: "Desk lamp" } },
  { ...none, kind: "parcel", no: "PK00000017", via: "1Z999", state: "shipped" },
  { ...none, kind: "unannounced", no: "AB700001", customerMark: null },
  { ...none, kind: "claim", no: "CL800001" },
  { ...none, kind: "return", no: "RT100001" },
  { ...none, kind: "consult", no: "ZX010000018" },
  { ...none, kind: "enquiry", no: "XJ010000018" },
  { ...none, kind: "expert", no: "ZJ010000018" },
  { ...none, kind: "payment", no: "P20261121-2222222X", via: "pi_1" },
  { ...none, kind: "withdrawal", no: "WD900001" },
  { ...none, kind: "transfer", no: "TR300001", via: "V-77" },
  { ...none, kind: "bank-line", no: "FT2026000001" },
  { ...none, kind: "suspense", no: "SP400001" },
  { ...none, kind: "adjustment", no: "AJ600001" },
];
const ways = {
  CL800001: "/claims?q=CL800001",
  ZX010000018: "/inbox?open=ZX010000018",
  WD900001: "/withdrawals?q=WD900001",
  TR300001: "/transfers?q=TR300001",
  FT2026000001: "/bank-lines?q=FT2026000001",
  SP400001: "/suspense?q=SP400001",
  AJ600001: "/books?tab=adjustments&q=AJ600001",
  "P20261121-2222222X": "/customers?q=SH10007",
};
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  setSingleKeys(true);
  wire.answering(readFreightFigures, "lost");
});
const words = await consoleSearchDict.load("en");
const field = page.getByRole("textbox", { name: (await consoleDict.load("en")).search.label });

describe.each(["en", "zh"] as const)("the search over everything in %s", (language) => {
  it("shows each kind of find with the way to its page, and nothing wrong", async () => {
    const own = await consoleSearchDict.load(language);
    const customer = await consoleCustomerDict.load(language);
    wire.answering(searchEverything, { data: { found } });
    const host = await openDesk("/search", { search: { q: "DG0000" }, language });
    for (const kind of Object.values(own.kinds))
      await expect.element(page.getByRole("list", { name: kind, exact: true })).toBeVisible();
    const order = page.getByRole("list", { name: own.kinds.order, exact: true });
    for (const fact of [
      customer.orderStates["in-storage"],
      cnyText("128.40"),
      formatDate("2026-11-21T02:00:00.000Z", language, beijing),
    ])
      await expect.element(order.getByText(fact)).toBeVisible();
    for (const [name, to] of Object.entries(ways))
      await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/console${to}`);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("the search over everything", () => {
  it("that finds nothing says so, and what fails comes with the next try", async () => {
    wire.answering(searchEverything, { data: { found: [] } });
    await openDesk("/search", { search: { q: "XX99" } });
    await expect.element(page.getByText(words.nothing("XX99"))).toBeVisible();
    // And what can be searched for.
    await expect.element(page.getByText(words.start)).toBeVisible();
  });

  it("that shows a customer's latest of a kind leads to all of them", async () => {
    const five = [1, 2, 3, 4, 5].map((at) => ({ ...none, kind: "order" as const, no: `DG00000001${at}` }));
    wire.answering(searchEverything, { data: { found: [...five, { ...none, kind: "parcel", no: "PK00000017" }] } });
    await openDesk("/search", { search: { q: "SH10007" } });
    const all = page.getByRole("link", { name: words.latestOf("SH10007") });
    await expect.element(all).toHaveAttribute("href", "/console/customers?q=SH10007&all=order");
    expect(all.elements()).toHaveLength(1);
  });

  it("is reached from another page by / and Enter, and asks for what was typed", async () => {
    wire.answering(searchEverything, { data: { found } });
    await openDesk("/dashboards");
    await expect.element(field).toBeVisible();
    await userEvent.keyboard("/");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("mei@example.com{Enter}");
    await expect.element(page.getByRole("heading", { name: words.titleOf("mei@example.com") })).toBeVisible();
    expect(wire.heard(searchEverything)[0]).toEqual({ query: { q: "mei@example.com" } });
    await expect.element(field).toHaveValue("mei@example.com");
  });

  it("leaves / alone where single keys are switched off", async () => {
    await openDesk("/dashboards");
    await expect.element(field).toBeVisible();
    setSingleKeys(false);
    await userEvent.keyboard("/");
    await expect.element(field).not.toHaveFocus();
  });
});
