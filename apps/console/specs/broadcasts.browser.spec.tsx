import type { CallData } from "@sihai/contract";
import { createBroadcast, listBroadcasts, previewBroadcast, readBroadcast } from "@sihai/contract/broadcast";
import { beijing, formatDateTime, labelled, languageName } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Broadcast } from "../src/features/broadcast/broadcast.ts";
import { draft, listing, reaching } from "../testing/broadcasts.ts";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const looks: CallData<typeof previewBroadcast>["looks"] = [
  { language: "zh", title: "仓库放假", text: "八日恢复。", mail: { subject: "仓库放假", html: "<p>八日恢复。</p>" } },
  { language: "en", title: "Closed", text: "Back on the 8th.", mail: { subject: "Closed", html: "<p>Back on the 8th.</p>" } },
];

function theWire(...list: Broadcast[]) {
  const wire = consoleWire();
  wire.answering(listBroadcasts, listing(...list));
  return wire;
}

beforeEach(() => sessionStorage.clear());

describe.each(["en", "zh"] as const)("a message to many, in %s", (language) => {
  const theForm = () => openDesk("/broadcasts", { search: { show: "new" }, language });

  async function write() {
    const words = await consoleBroadcastDict.load(language);
    for (const label of [words.titleIn.zh, words.titleIn.en, words.bodyIn.zh, words.bodyIn.en])
      await page.getByRole("textbox", { name: label }).fill("Closed");
    return words;
  }

  it("outlives a reload while it is written, and is forgotten once it is set aside", async () => {
    theWire();
    const before = await theForm();
    const words = await write();
    const body = page.getByRole("textbox", { name: words.bodyIn.en });
    await body.fill("Closed from 1 to 7 October");
    await page.getByText(languageName("zh", language), { exact: true }).click();
    await expect.poll(() => Object.values(sessionStorage).join()).toContain('"languages":["zh"]');
    before.remove();
    await theForm();
    await expect.element(body).toHaveValue("Closed from 1 to 7 October");
    await expect.element(page.getByRole("checkbox", { name: languageName("zh", language) })).toBeChecked();
    await page.getByRole("button", { name: (await consoleDict.load(language)).close }).click();
    await expect.poll(() => Object.values(sessionStorage).join()).not.toContain("Closed from");
  });

  it("shows a mail only where it is one", async () => {
    const wire = theWire();
    wire.answering(previewBroadcast, { data: { reach: reaching(3), looks } });
    await theForm();
    const words = await write();
    const preview = page.getByRole("button", { name: words.preview });
    await preview.click();
    const shown = page.getByRole("region", { name: words.looks(languageName("en", language)) });
    await expect.element(shown).toBeVisible();
    await expect.element(page.getByTitle(labelled(words.mailLook, "Closed", language))).not.toBeInTheDocument();
    await page.getByText(words.byMail, { exact: true }).click();
    await preview.click();
    await expect.element(page.getByTitle(labelled(words.mailLook, "Closed", language))).toBeVisible();
  });

  it("can't be handed in where nobody would get it", async () => {
    const wire = theWire();
    wire.answering(previewBroadcast, { data: { reach: reaching(0), looks } });
    wire.answering(createBroadcast, { data: { id: "6" } });
    await theForm();
    const words = await write();
    const preview = page.getByRole("button", { name: words.preview });
    const save = page.getByRole("button", { name: words.save });
    await preview.click();
    await expect.element(page.getByText(words.reachesNobody)).toBeVisible();
    await expect.element(save).toBeDisabled();
    wire.answering(previewBroadcast, { data: { reach: reaching(1), looks } });
    await preview.click();
    await expect.element(page.getByText(words.reachesNobody)).not.toBeInTheDocument();
    await save.click();
    await expect.poll(() => wire.heard(createBroadcast).length).toBe(1);
    await expect.poll(() => Object.keys(sessionStorage).filter((key) => key.includes("broadcast"))).toEqual([]);
  });

  it("leads to a page of the shop or to none", async () => {
    const wire = theWire();
    wire.answering(previewBroadcast, { data: { reach: reaching(1), looks } });
    await theForm();
    const words = await write();
    const link = page.getByRole("textbox", { name: words.link });
    await link.fill("/help-center/lists");
    await page.getByRole("button", { name: words.preview }).click();
    await expect.element(page.getByText(words.wrong.nowhere)).toBeVisible();
    expect(wire.heard(previewBroadcast)).toEqual([]);
    await link.fill("/help-center/list?keyword=fees");
    await page.getByRole("button", { name: words.preview }).click();
    await expect.poll(() => wire.heard(previewBroadcast).length).toBe(1);
  });

  it("that has come to reach nobody can't be let go", async () => {
    const wire = theWire(draft);
    wire.answering(readBroadcast, { data: { reach: reaching(0), read: 0, mailsFailed: 0 } });
    const words = await consoleBroadcastDict.load(language);
    await openDesk("/broadcasts", { search: { open: "5" }, language });
    await expect.element(page.getByText(words.reachesNobodyNow)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.check })).toBeDisabled();
  });

  it.each([
    [null, 1],
    [null, 1200],
    ["2026-01-02T01:00:00.000Z", 2],
    ["2099-01-02T01:00:00.000Z", 1],
  ] as const)("asks before it is let go when it goes (%s), and to how many (%i)", async (sendAt, people) => {
    const wire = theWire({ ...draft, sendAt });
    wire.answering(readBroadcast, { data: { reach: reaching(people), read: 0, mailsFailed: 0 } });
    const words = await consoleBroadcastDict.load(language);
    await openDesk("/broadcasts", { search: { open: "5" }, language });
    await expect.element(page.getByRole("region", { name: words.reachTitle })).toBeVisible();
    const letGo = sendAt?.startsWith("2099") ? words.checkLater : words.check;
    await page.getByRole("button", { name: letGo, exact: true }).click();
    const customers = words.customers(people, people === 1200 ? "1,200" : String(people));
    if (language === "en") expect(customers).toBe({ 1: "1 customer", 2: "2 customers" }[people as 1 | 2] ?? "1,200 customers");
    const at = sendAt?.startsWith("2099") ? formatDateTime(sendAt, language, beijing) : null;
    const title = draft.title[language];
    const name = at === null ? words.checkAsk(title, customers) : words.checkAskFor(title, customers, at);
    await expect.element(page.getByRole("alertdialog", { name, exact: true })).toBeVisible();
    await expect.element(page.getByRole("alertdialog").getByRole("button", { name: letGo, exact: true })).toBeVisible();
    if (at !== null) expect(at).toContain("09:00");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  });
});
