import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { finishService, serviceQueue, startService } from "@sihai/contract/service";
import { itemNumber } from "@sihai/domain/courier";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Queued = CallData<typeof serviceQueue>["list"][number];

const check: Queued = {
  entryId: "41",
  itemNo: itemNumber(21, "2026-11-01T02:00:00Z"),
  orderNo: "DG000000017",
  serviceNo: "speedy-response",
  state: "ordered",
  quantity: 3,
  remark: "Does the lamp light?",
  shots: [],
  name: { zh: "台灯", en: "Desk lamp" },
  skuName: [],
  pictureUrl: null,
  customerMark: "M-7",
  shelf: "A-12",
  total: "15.00",
  dueAt: "2026-11-30T02:00:00.000Z",
  warehouse: 1,
  kind: "value-added",
  done: null,
  unitPrice: "5.00",
  refunded: "0.00",
  refundReason: null,
  answer: "",
  createdAt: "2026-11-20T02:00:00.000Z",
  doneAt: null,
  photos: [],
  videos: [],
  cancellable: false,
  tradeNo: null,
  classId: null,
  itemState: "in-storage",
  pieces: 3,
};
const queueOf = (...list: Queued[]) => ({ data: { list, ready: list.length, late: 0, waiting: 0 } });
const words = await consoleServiceDict.load("en");
const desk = await consoleDict.load("en");
const answer = page.getByRole("textbox", { name: words.answer });
const finish = page.getByRole("button", { name: words.finish });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});
const opened = (language: "en" | "zh" = "en") =>
  openDesk("/services", { search: { item: check.itemNo, entry: check.entryId }, language });

describe.each(["en", "zh"] as const)("a service in hand in %s", (language) => {
  it("shows that it loads, then what is asked for, and nothing wrong", async () => {
    const arrive = wire.holding(serviceQueue);
    const host = await opened(language);
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive(queueOf(check));
    await expect.element(page.getByText(language === "zh" ? "台灯" : "Desk lamp")).toBeVisible();
    await expect.element(page.getByText("Does the lamp light?")).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that is no longer open says so, and leads back", async () => {
    wire.answering(serviceQueue, queueOf());
    await opened(language);
    const own = await consoleServiceDict.load(language);
    await expect.element(page.getByText(own.noneFor(check.itemNo))).toBeVisible();
    await page.getByRole("button", { name: own.backToQueue }).click();
    await expect.element(page.getByText(own.empty)).toBeVisible();
  });
});

describe("a service in hand", () => {
  it("that does not come says so, and comes with the next try", async () => {
    wire.answering(serviceQueue, "lost");
    await opened();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(serviceQueue, queueOf(check));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(answer).toBeVisible();
  });

  it("closed without its answer marks the field, goes there, and sends nothing", async () => {
    wire.answering(serviceQueue, queueOf(check));
    await opened();
    await expect.element(answer).toBeVisible();
    await finish.click();
    await expect.element(answer).toHaveAttribute("aria-invalid", "true");
    await expect.element(answer).toHaveAccessibleDescription(words.answerMissing);
    await expect.element(answer).toHaveFocus();
    expect(wire.heard(finishService)).toEqual([]);
  });

  it("is begun, answered for part of it, and closed, once", async () => {
    wire.answering(serviceQueue, queueOf(check));
    wire.answering(startService, { data: { entryId: "41" } });
    wire.answering(finishService, { data: { entryId: "41", refunded: "5.00", late: false, doneAt: "2026-11-22T03:00:00.000Z" } });
    await opened();
    await page.getByRole("button", { name: words.start }).click();
    await vi.waitFor(() => expect(wire.heard(startService)).toEqual([{ body: { entryId: "41" } }]));
    await answer.fill("Yes, two of three");
    await page.getByRole("button", { name: "Decrease" }).click();
    await finish.click();
    await vi.waitFor(() => expect(wire.heard(finishService)).toHaveLength(1));
    expect(wire.heard(finishService)).toEqual([
      { body: { entryId: "41", done: 2, photos: [], videos: [], answer: "Yes, two of three" } },
    ]);
    await expect.element(answer).not.toBeInTheDocument();
  });

  it("is closed by its own label scanned again, and not by another's", async () => {
    wire.answering(serviceQueue, queueOf({ ...check, quantity: 1 }));
    wire.answering(finishService, { data: { entryId: "41", refunded: "0.00", late: false, doneAt: "2026-11-22T03:00:00.000Z" } });
    await opened();
    await answer.fill("It lights");
    const scan = page.getByRole("textbox", { name: desk.scan.label });
    await scan.fill(itemNumber(99, "2026-11-01T02:00:00Z"));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    expect(wire.heard(finishService)).toEqual([]);
    await scan.fill(check.itemNo);
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(wire.heard(finishService)).toHaveLength(1));
  });

  it("that the server refuses keeps what was typed, and says why", async () => {
    wire.answering(serviceQueue, queueOf(check));
    wire.answering(finishService, { refusal: "SERVICE_STATE_REFUSED" });
    await opened();
    await answer.fill("All three light");
    await finish.click();
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    await expect.element(answer).toHaveValue("All three light");
    await expect.element(finish).not.toHaveAttribute("aria-busy");
  });
});
