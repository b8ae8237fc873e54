import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { readHandover } from "@sihai/contract/dashboard";
import { assignSubject } from "@sihai/contract/note";
import { takeOverItems } from "@sihai/contract/order";
import { beijing, dotted, formatDateTime } from "@sihai/text";
import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const at = "2026-11-20T02:00:00.000Z";
const name = { zh: "台灯", en: "Desk lamp" };
const handover: CallData<typeof readHandover> = {
  staff: { staffId: "4", name: "Wang" },
  colleagues: [
    { staffId: "3", name: "Lin" },
    { staffId: "4", name: "Wang" },
  ],
  taken: [{ itemNo: "DG000000017-01", name, dueAt: at }],
  parcels: [{ packageId: "PK00000017", state: "picking", since: at }],
  receiving: [{ itemNo: "DG000000018-01", trackingNo: "SF1234567890", name, since: at }],
  money: [
    { kind: "transfer", no: "TR300017", amount: { amount: "985.00", currency: "HKD" }, since: at },
    { kind: "period", no: "2026-10", amount: null, since: at },
  ],
  assigned: [
    { kind: "customer", no: "SH10007", name: null, text: "calls back at five", since: at },
    { kind: "item", no: "DG000000019-01", name: { zh: "青瓷茶具", en: "Celadon tea set" }, text: "dented corner", since: at },
  ],
};

let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(readHandover, { data: handover });
});
const words = await consoleHandoverDict.load("en");
const shared = await consoleDict.load("en");
const search = { staff: "4" };

describe.each(["en", "zh"] as const)("the hand-over of a shift in %s", (language) => {
  it("shows what a colleague has open, part by part, and nothing wrong", async () => {
    const own = await consoleHandoverDict.load(language);
    const host = await openDesk("/handover", { search, language });
    for (const part of Object.values(own.parts)) await expect.element(page.getByRole("list", { name: part })).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("the hand-over of a shift", () => {
  it("is taken over row by row: a purchase as one's own, anything else to look after", async () => {
    wire.answering(takeOverItems, { data: { taken: 1 } });
    wire.answering(assignSubject, { data: { assignee: { staffId: "3", name: "Lin" } } });
    await openDesk("/handover", { search });
    await page.getByRole("button", { name: words.takeOverOf("DG000000017-01") }).click();
    await expect.element(page.getByText(words.taken("DG000000017-01"))).toBeInTheDocument();
    expect(wire.heard(takeOverItems)).toEqual([{ body: { from: "4", itemNos: ["DG000000017-01"] } }]);
    await page.getByRole("button", { name: words.takeOverOf("SH10007") }).click();
    await expect.element(page.getByText(words.taken("SH10007"))).toBeInTheDocument();
    await page.getByRole("button", { name: words.takeOverOf("PK00000017") }).click();
    await expect.element(page.getByText(words.taken("PK00000017"))).toBeInTheDocument();
    expect(wire.heard(assignSubject)).toEqual([
      { body: { kind: "customer", no: "SH10007", to: "3", was: "4" } },
      { body: { kind: "parcel", no: "PK00000017", to: "3", was: null } },
    ]);
  });

  it("is printed with everything that is open and a line to sign on", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    await openDesk("/handover", { search });
    await page.getByRole("button", { name: words.print }).click();
    expect(print).toHaveBeenCalledOnce();
    const moment = formatDateTime(at, "en", beijing);
    const sheet = document.querySelector(".print-only")?.textContent ?? "";
    for (const part of [
      "Wang",
      "DG000000017-01",
      "PK00000017",
      "DG000000018-01",
      dotted(["DG000000017-01", "Desk lamp", words.due(moment)]),
      dotted(["PK00000017", shared.parcelStates.picking, words.since(moment)]),
      dotted(["SH10007", "calls back at five", words.since(moment)]),
      dotted(["DG000000019-01", "Celadon tea set", "dented corner", words.since(moment)]),
      words.signature,
    ])
      expect(sheet).toContain(part);
    // And when it was printed.
    expect(document.querySelector(".print-only h1")?.textContent).toMatch(/Wang\s·.*20\d\d.*\d\d:\d\d$/);
  });

  it("of somebody with nothing open is printed as well, and says that it is empty", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    wire.answering(readHandover, { data: { ...handover, taken: [], parcels: [], receiving: [], money: [], assigned: [] } });
    await openDesk("/handover", { search });
    await page.getByRole("button", { name: words.print }).click();
    expect(print).toHaveBeenCalled();
    expect(document.querySelector(".print-only")?.textContent).toContain(words.nothing("Wang"));
  });

  it("of somebody who is through says so, and one's own is nothing to take over", async () => {
    wire.answering(readHandover, {
      data: {
        ...handover,
        staff: { staffId: "3", name: "Lin" },
        taken: handover.taken,
        parcels: [],
        receiving: [],
        money: [],
        assigned: [],
      },
    });
    await openDesk("/handover");
    await expect.element(page.getByRole("list", { name: words.parts.taken })).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.takeOverOf("DG000000017-01") })).not.toBeInTheDocument();
    expect(wire.heard(readHandover)[0]).toEqual({ query: { staffId: "3" } });
  });
});
