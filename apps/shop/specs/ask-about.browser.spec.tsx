import type { CallData } from "@sihai/contract";
import { listConsults, readConsultSubject } from "@sihai/contract/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { orderPageWire } from "../testing/order-page.ts";

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

it.each(["en", "zh"] as const)(
  "the order's page shows in %s beside each item what was asked about it, and where that stands",
  async (language) => {
    const words = await consultDict.load(language);
    const [first] = unpaidOrder.items;
    if (!first) throw new Error("an order of nothing");
    const items = [about.no, "SH2611230YGJHN"].map((itemNo) => ({ ...first, itemNo, state: "paid" as const }));
    const wire = orderPageWire({ ...unpaidOrder, state: "pending", items });
    const read = { ...asked, consultNo: "ZX010000058", title: "能换颜色吗", state: "processing" as const, unread: 0 };
    wire.answering(listConsults, ({ query }) => {
      const list = query?.kind === "item" ? [asked, read] : [];
      return { data: { list, total: list.length, unread: 1, page: 1, pageSize: 50 } };
    });
    const host = await openPage("/order/detail", { search: { orderNo: unpaidOrder.orderNo }, user: mei, language });
    const thread = page.getByRole("link", { name: asked.title });
    await expect.element(thread).toHaveAttribute("href", expect.stringContaining(`consultId=${asked.consultNo}`));
    await expect.element(thread).toHaveTextContent(words.newAnswer);
    await expect.element(page.getByRole("link", { name: read.title })).toHaveTextContent(words.states.processing);
    expect(thread.elements()).toHaveLength(1);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);
