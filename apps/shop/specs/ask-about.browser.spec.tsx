import type { CallData } from "@sihai/contract";
import { listConsults, readConsultSubject } from "@sihai/contract/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const about = { kind: "item", no: "SH2611230YGJHM" } as const;
const asked: CallData<typeof listConsults>["list"][number] = {
  consultNo: "ZX010000057",
  type: "return-exchange",
  state: "processed",
  title: "想换大一号的壶",
  subject: about,
  last: { from: "staff", text: "可以换 300 毫升。", at: "2026-11-28T02:00:00.000Z" },
  dueAt: null,
  unread: 1,
  createdAt: "2026-11-27T02:00:00.000Z",
};

it.each(["en", "zh"] as const)(
  "asking about an item shows in %s what was asked about it before, with the answer",
  async (language) => {
    const words = await consultDict.load(language);
    const wire = shopWire();
    wire.answering(readConsultSubject, { data: { ...about, orderNo: "DG010000169", name: null, pictureUrl: null, goods: 1 } });
    wire.answering(listConsults, { data: { list: [asked], total: 1, unread: 1, page: 1, pageSize: 10 } });
    const host = await openPage("/user/consult/service", { search: { itemNo: about.no }, user: mei, language });
    await expect.element(page.getByRole("region", { name: words.askedBefore })).toBeVisible();
    const thread = page.getByRole("link", { name: new RegExp(asked.title) });
    await expect.element(thread).toHaveAttribute("href", expect.stringContaining(`consultId=${asked.consultNo}`));
    await expect.element(thread).toHaveTextContent(asked.last.text);
    expect(wire.heard(listConsults)).toContainEqual({ query: about });
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);
