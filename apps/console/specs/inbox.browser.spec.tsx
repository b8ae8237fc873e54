import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { answerConsult, listReplies, readConsultAsStaff, readInbox } from "@sihai/contract/consult";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Consult = CallData<typeof readConsultAsStaff>;
const at = "2026-11-27T09:05:00.000Z";
const asked: Consult["messages"][number] = { seq: 1, from: "user", author: null, text: "Where is it?", pictures: [], at };
const consult: Consult = {
  ...{ consultNo: "ZX010000048", type: "other", state: "processing", title: "Where is it?", createdAt: at },
  ...{ dueAt: "2026-11-30T09:05:00.000Z", subject: null, unread: 0, customerMark: "SH7", customerName: "mei", language: "zh" },
  ...{ steps: [], speedy: null, rating: null, may: { take: false, answer: true } },
  messages: Array.from({ length: 20 }, (_, place) => ({ ...asked, seq: place + 1 })),
};

let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  const counts = { waiting: 0, overdue: 0, consult: 0, claim: 0, enquiry: 0, expert: 0, dispute: 0 };
  wire.answering(readInbox, { data: { list: [], counts, next: null } });
  wire.answering(readConsultAsStaff, { data: consult });
  const title = { zh: "已问卖家", en: "Asked the seller" };
  const reply = {
    replyId: "1",
    version: 1,
    title,
    text: { zh: "已经问了卖家。", en: "We asked." },
    changedBy: "Su",
    changedAt: at,
  };
  wire.answering(listReplies, { data: { list: [reply] } });
  wire.answering(answerConsult, { data: { consultNo: consult.consultNo, state: "processing" } });
});

describe.each(["en", "zh"] as const)("a question open in the inbox at 1024 × 768 in %s", (language) => {
  it("has its answer in sight, however long the thread is, at its top and at its end", async () => {
    const words = await consoleConsultDict.load(language);
    const host = await openDesk("/inbox", { search: { open: consult.consultNo }, language });
    const send = page.getByRole("button", { name: words.send });
    await expect.element(send).toBeVisible();
    const bottom = () => send.element().getBoundingClientRect().bottom;
    expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    expect(bottom()).toBeLessThanOrEqual(innerHeight);
    page.getByText(words.history, { exact: true }).element().scrollIntoView();
    expect(bottom()).toBeLessThanOrEqual(innerHeight);
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("begins from a saved reply in its customer’s language, and is sent", async () => {
    const words = await consoleConsultDict.load(language);
    await openDesk("/inbox", { search: { open: consult.consultNo }, language });
    await page.getByRole("combobox", { name: words.useReply }).selectOptions("1");
    await page.getByRole("button", { name: words.send }).click();
    await expect.poll(() => wire.heard(answerConsult)).toMatchObject([{ body: { text: "已经问了卖家。", seen: 20 } }]);
  });
});
