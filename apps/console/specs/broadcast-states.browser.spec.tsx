import type { Wire } from "@sihai/client/testing";
import {
  checkBroadcast,
  createBroadcast,
  listBroadcasts,
  previewBroadcast,
  readBroadcast,
  stopBroadcast,
} from "@sihai/contract/broadcast";
import { formatNumber } from "@sihai/text";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { uiDict } from "@sihai/text/dict/ui";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Broadcast } from "../src/features/broadcast/broadcast.ts";
import { draft, listing, reaching } from "../testing/broadcasts.ts";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const running: Broadcast = {
  ...{ ...draft, id: "6", state: "running", mayCheck: "state", title: { zh: "新线路", en: "A new line" } },
  ...{ startedAt: "2026-11-21T02:00:00.000Z", checkedAt: "2026-11-21T01:00:00.000Z", checkedBy: "Lin", sent: 1200 },
};
const reach = reaching(3);

let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = consoleWire();
  wire.answering(listBroadcasts, listing(draft, running));
  wire.answering(readBroadcast, { data: { reach, read: 0, mailsFailed: 0 } });
});

describe.each(["en", "zh"] as const)("messages to many, in %s", (language) => {
  const opened = async (search = {}) => {
    const [words, kit] = await Promise.all([consoleBroadcastDict.load(language), uiDict.load(language)]);
    return { words, kit, host: await openDesk("/broadcasts", { search, language }) };
  };

  it("are on their way, then each with its state and how many got it, and nothing wrong with the page", async () => {
    const arrive = wire.holding(listBroadcasts);
    const { words, kit, host } = await opened();
    await expect.element(page.getByRole("status", { name: kit.loading }).first()).toBeVisible();
    arrive(listing(draft, running));
    const row = page.getByRole("row", { name: running.title[language] });
    await expect.element(row).toHaveTextContent(words.states.running);
    await expect.element(row).toHaveTextContent(formatNumber(1200, language, 0));
    await expect.element(page.getByRole("row", { name: draft.title[language] })).toHaveTextContent(words.atOnce);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("say that there are none, beside the way to write one", async () => {
    wire.answering(listBroadcasts, listing());
    const { words } = await opened();
    await expect.element(page.getByText(words.empty)).toBeVisible();
    expect(page.getByRole("table").elements()).toEqual([]);
    await page.getByRole("button", { name: words.add }).click();
    await expect.element(page.getByRole("heading", { name: words.newTitle })).toBeVisible();
  });

  it("say that they did not come, and are fetched again when asked", async () => {
    wire.answering(listBroadcasts, "lost");
    const { kit } = await opened();
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    wire.answering(listBroadcasts, listing(draft));
    await page.getByRole("button", { name: kit.reload }).click();
    await expect.element(page.getByRole("row", { name: draft.title[language] })).toBeVisible();
  });

  it("are opened and closed by keyboard, the next one after the first", async () => {
    const { words, host } = await opened();
    await expect.element(page.getByRole("row", { name: draft.title[language] })).toBeVisible();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const check = page.getByRole("button", { name: words.check });
    await expect.element(page.getByText(draft.body[language])).toBeVisible();
    await expect.element(check).toBeEnabled();
    expect(await violations(host, { whole: true })).toEqual([]);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const panel = page.getByRole("heading", { name: `${running.title[language]} ${words.states.running}` });
    await expect.element(panel).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.stop })).toBeVisible();
    expect(check.elements()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
  });

  it("are let go by nobody who was not told how many get them", async () => {
    wire.answering(readBroadcast, "lost");
    const { words, kit } = await opened({ open: "5" });
    await expect.element(page.getByRole("button", { name: words.stop })).toBeVisible();
    await expect.element(page.getByRole("alert")).toBeVisible();
    expect(page.getByRole("button", { name: words.check }).elements()).toEqual([]);
    const arrive = wire.holding(readBroadcast);
    await page.getByRole("button", { name: kit.reload }).click();
    expect(page.getByRole("button", { name: words.check }).elements()).toEqual([]);
    arrive({ data: { reach, read: 0, mailsFailed: 0 } });
    await page.getByRole("button", { name: words.check }).click();
    const name = words.checkAsk(draft.title[language], words.customers(3, "3"));
    await expect.element(page.getByRole("alertdialog", { name, exact: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  });

  it.each([
    ["checked by somebody else meanwhile", checkBroadcast, "BROADCAST_NOT_A_DRAFT", "check"],
    ["at its end meanwhile", stopBroadcast, "BROADCAST_OVER", "stop"],
  ] as const)("say so where one was %s", async (_, call, refusal, act) => {
    wire.answering(call, { refusal });
    const { words } = await opened({ open: "5" });
    await page.getByRole("button", { name: words[act] }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words[act] }).click();
    await expect.element(page.getByText(refusalSentence({ code: refusal }, language)).first()).toBeVisible();
    expect(wire.heard(call)).toEqual([{ body: { id: "5" } }]);
    await expect.element(page.getByRole("button", { name: words[act] })).toBeEnabled();
  });

  it("say at the day that it has passed, and keep what was typed", async () => {
    wire.answering(previewBroadcast, { data: { reach, looks: [] } });
    wire.answering(createBroadcast, { refusal: "BROADCAST_TOO_LATE" });
    const { words } = await opened({ show: "new" });
    for (const label of [words.titleIn.zh, words.titleIn.en, words.bodyIn.zh, words.bodyIn.en])
      await page.getByRole("textbox", { name: label }).fill("Closed");
    await page.getByLabelText(words.day).fill("2026-01-02");
    await page.getByRole("textbox", { name: words.time }).fill("09:00");
    await page.getByRole("button", { name: words.preview }).click();
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(page.getByText(refusalSentence({ code: "BROADCAST_TOO_LATE" }, language)).first()).toBeVisible();
    await expect.element(page.getByLabelText(words.day)).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("textbox", { name: words.bodyIn.en })).toHaveValue("Closed");
  });
});
