import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { listDisputes, readDispute, saveDisputeAnswer, submitDisputeAnswer } from "@sihai/contract/dispute";
import { readMarks, readNotes } from "@sihai/contract/note";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Row = CallData<typeof listDisputes>["list"][number];
type Whole = CallData<typeof readDispute>;
const row: Row = {
  disputeNo: "DP700001",
  status: "open",
  amount: { amount: "103.50", currency: "CNY" },
  reason: "product_not_received",
  openedAt: "2026-11-20T02:00:00.000Z",
  dueAt: "2099-11-27T02:00:00.000Z",
  customerMark: "SH10007",
  customerEmail: "mei@example.com",
  tradeNo: "T261123ABC",
  answer: null,
};
const texts = {
  ...{ explanation: "", productDescription: "A lamp x 1", carrier: "EMS", trackingNumber: "EA123456789CN" },
  ...{ shippedOn: "2026-11-02", shippingAddress: "Invalidenstraße 1, Berlin" },
};
const picture = { fileId: "a".repeat(32), url: "", kind: "packed", of: "PK100001", takenAt: "2026-11-02T02:00:00.000Z" };
const unwritten: Whole["answerGiven"] = {
  ...{ texts, papers: ["receipt"], pictures: [], state: "draft", version: 0, detail: "" },
  ...{ writtenBy: "", writtenAt: null, sentBy: "", sentAt: null, endedAt: null },
};
const whole: Whole = {
  ...row,
  gatewayId: "dp_1",
  chargeId: "pi_1",
  canAnswer: true,
  money: { booked: "out", borne: "100.00", ours: "3.50", owedNow: "60.00" },
  proof: {
    payment: {
      paidAt: "2026-11-01T02:00:00.000Z",
      charged: { amount: "103.50", currency: "CNY" },
      ...{ amount: "100.00", surcharge: "3.50", card: "visa 4242" },
      billing: { name: "Mei Chen", email: "mei@example.com", phone: "", address: "Invalidenstraße 1, Berlin, 10115, DE" },
    },
    termsAcceptedAt: "2026-10-01T02:00:00.000Z",
    orders: [{ orderNo: "DG010000295", total: "60.00", createdAt: "2026-11-01T02:00:00.000Z", items: ["A lamp x 1"] }],
    parcels: [],
    works: [{ kind: "storage", items: ["A cup x 1"] }],
    pictures: [picture],
    correspondence: [{ no: "ZX100001", at: "2026-11-03T02:00:00.000Z", byStaff: false, text: "Where is it?" }],
  },
  answerGiven: unwritten,
};
const answering = (dispute: Whole) => wire.answering(readDispute, { data: dispute });

const words = await consoleDisputeDict.load("en");
let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = consoleWire();
  wire.answering(listDisputes, { data: { list: [row], next: null, counts: { answer: 1, review: 0, overdue: 0 } } });
  wire.answering(readMarks, { data: { marks: [] } });
  wire.answering(readNotes, { data: { subjects: [] } });
  answering(whole);
});

describe.each(["en", "zh"] as const)("a dispute of a card in %s", (language) => {
  it("is opened beside the list by keyboard, with what is asked, what moved and what speaks for us", async () => {
    const own = await consoleDisputeDict.load(language);
    const host = await openDesk("/disputes", { language });
    await expect.element(page.getByText("DP700001").first()).toBeVisible();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const panel = page.getByRole("region", { name: "DP700001" });
    await expect.element(panel.getByText(own.reasons.product_not_received)).toBeVisible();
    await expect.element(panel.getByText(own.works.storage)).toBeVisible();
    await expect.element(panel.getByText("A cup x 1")).toBeVisible();
    await expect.element(panel.getByText("Invalidenstraße 1, Berlin, 10115, DE")).toBeVisible();
    await expect.element(panel.getByText("Where is it?")).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

it("disputes are sorted by the database: another order is asked for, from its beginning", async () => {
  await openDesk("/disputes", { search: { after: "1795000000000.42" } });
  for (const [heading, sort] of [
    [words.amount, "amount"],
    [words.amount, "-amount"],
    [words.reason, "reason"],
  ] as const) {
    await page.getByRole("button", { name: `Sort by ${heading}` }).click();
    await vi.waitFor(() => expect(wire.heard(listDisputes).at(-1)).toEqual({ query: { tab: "answer", sort } }));
  }
});

describe("the answer to a dispute", () => {
  it("is kept first, with what was written and chosen, and cannot be sent before", async () => {
    wire.answering(saveDisputeAnswer, { data: { disputeNo: "DP700001", state: "draft", version: 1 } });
    await openDesk("/disputes", { search: { open: "DP700001" } });
    await expect.element(page.getByText(words.keepFirst)).toBeVisible();
    await page.getByRole("textbox", { name: words.texts.explanation }).fill("It was delivered");
    await page.getByRole("checkbox", { name: words.papers.shipping }).click();
    await page.getByRole("checkbox", { name: picture.of }).click();
    await page.getByRole("button", { name: words.keep }).click();
    const body = {
      ...{ disputeNo: "DP700001", version: 0, texts: { ...texts, explanation: "It was delivered" } },
      ...{ papers: ["receipt", "shipping"], pictures: [picture.fileId] },
    };
    await vi.waitFor(() => expect(wire.heard(saveDisputeAnswer)).toEqual([{ body }]));
    expect(wire.heard(submitDisputeAnswer)).toEqual([]);
  });

  it("outlives a reload with the papers and photos chosen for it", async () => {
    const shipping = page.getByRole("checkbox", { name: words.papers.shipping });
    const photo = page.getByRole("checkbox", { name: picture.of });
    const before = await openDesk("/disputes", { search: { open: "DP700001" } });
    await shipping.click();
    await photo.click();
    await expect.poll(() => Object.values(sessionStorage).join()).toContain(picture.fileId);
    before.remove();
    await openDesk("/disputes", { search: { open: "DP700001" } });
    await expect.element(shipping).toBeChecked();
    await expect.element(photo).toBeChecked();
  });

  it("is sent as it was kept, after asking with what goes along", async () => {
    answering({
      ...whole,
      answerGiven: {
        ...unwritten,
        pictures: [picture.fileId],
        version: 2,
        writtenBy: "Su",
        writtenAt: "2026-11-21T02:00:00.000Z",
      },
    });
    wire.answering(submitDisputeAnswer, { data: { disputeNo: "DP700001", state: "submitted" } });
    await openDesk("/disputes", { search: { open: "DP700001" } });
    const send = page.getByRole("button", { name: words.send });
    await send.click();
    const asked = page.getByRole("alertdialog", { name: words.sendAsk.title("DP700001") });
    await expect.element(asked).toHaveTextContent(`${words.papers.receipt}, ${words.sendAsk.photos(1)}`);
    await expect.element(asked).toHaveTextContent(words.sendAsk.final);
    expect(await violations(document.body, { whole: true })).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(send).toHaveFocus();
    expect(wire.heard(submitDisputeAnswer)).toEqual([]);
    await send.click();
    await asked.getByRole("button", { name: words.send }).click();
    await vi.waitFor(() => expect(wire.heard(submitDisputeAnswer)).toEqual([{ body: { disputeNo: "DP700001", version: 2 } }]));
  });

  it("says why the gateway declined it, and shows who may only look nothing to press", async () => {
    const refused = { ...unwritten, version: 1, state: "refused" as const, detail: "no longer open" };
    answering({ ...whole, status: "lost", canAnswer: false, answerGiven: refused });
    await openDesk("/disputes", { search: { open: "DP700001" }, may: ["finance.read"] });
    await expect.element(page.getByText(words.refusedWith("no longer open"))).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.send })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: words.keep })).not.toBeInTheDocument();
  });
});
