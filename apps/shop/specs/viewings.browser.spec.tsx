import { queryClient } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listDevices, listPasskeys } from "@sihai/contract/identity";
import { endViewing, listViewings, readViewing } from "@sihai/contract/viewing";
import { formatBoth, formatTime, type Language } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { viewingDict } from "@sihai/text/dict/me/viewing";
import { cutOff, violations } from "@sihai/ui/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { rememberLanguage } from "../src/shell/language.ts";
import ViewingBar from "../src/shell/notice/ViewingBar.tsx";
import { useSession } from "../src/shell/session.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { stand } from "../testing/stand.ts";

const visit = { mark: "K7M2QX", email: "mei@example.com", by: "Lin", until: new Date(Date.now() + 1_800_000).toISOString() };

/** The bar alone: a page that was once a visit's stays one, and the specs after this one have pages of their own. */
async function openBar(language: Language = "en"): Promise<HTMLElement> {
  rememberLanguage(language);
  await viewingDict.load(language);
  useSession.setState({ status: "user", user: mei }, true);
  return stand(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <ViewingBar />
      </Suspense>
    </QueryClientProvider>,
  );
}

describe("the bar over a customer's pages", () => {
  it.each(["en", "zh"] as const)("says in %s whose they are, in whose hands and until when", async (language) => {
    const wire = shopWire();
    wire.answering(readViewing, { data: visit });
    const words = await viewingDict.load(language);
    const host = await openBar(language);
    const status = page.getByRole("status");
    await expect.element(status).toHaveTextContent(words.whose("K7M2QX", "mei@example.com"));
    await expect.element(status).toHaveTextContent(words.inHands("Lin", formatTime(visit.until, language)));
    expect(await violations(host)).toEqual([]);
    expect(wire.heard(endViewing)).toEqual([]);
  });

  it("ends the visit by its button, once however often it is pressed, and again where that did not arrive", async () => {
    const wire = shopWire();
    wire.answering(readViewing, { data: visit });
    const words = await viewingDict.load("en");
    const answer = wire.holding(endViewing);
    await openBar();
    const button = page.getByRole("button", { name: words.end });
    await button.click();
    await expect.element(button).toBeDisabled();
    expect(wire.heard(endViewing)).toHaveLength(1);
    answer({ refusal: "TOO_MANY_REQUESTS" });
    await expect.element(button).toBeEnabled();
    wire.holding(endViewing);
    await button.click();
    await expect.poll(() => wire.heard(endViewing).length).toBe(2);
  });

  it("leaves the pages when its time is over", async () => {
    const wire = shopWire();
    wire.answering(readViewing, { data: { ...visit, until: new Date(Date.now() + 1_200).toISOString() } });
    wire.holding(endViewing);
    await openBar();
    await expect.element(page.getByRole("status")).toHaveTextContent("K7M2QX");
    expect(wire.heard(endViewing)).toEqual([]);
    await expect.poll(() => wire.heard(endViewing).length).toBe(1);
  });

  it("leaves the pages when the visit was ended elsewhere", async () => {
    const wire = shopWire();
    wire.answering(readViewing, { refusal: "NOT_LOGGED_IN" });
    wire.holding(endViewing);
    await openBar();
    await expect.poll(() => wire.heard(endViewing).length).toBe(1);
  });

  it("leaves the pages when another customer's visit began in this browser", async () => {
    const wire = shopWire();
    wire.answering(readViewing, { data: visit });
    wire.holding(endViewing);
    await openBar();
    await expect.element(page.getByRole("status")).toHaveTextContent("K7M2QX");
    wire.answering(readViewing, { data: { ...visit, mark: "Z9Z9Z9" } });
    await expect.poll(() => wire.heard(endViewing).length, { timeout: 15_000 }).toBe(1);
  });
});

type Viewings = CallData<typeof listViewings>["list"];

describe.each(["en", "zh"] as const)("the card of visits to one's own pages, in %s", (language) => {
  async function openDevices(list: Viewings) {
    const wire = shopWire();
    wire.answering(listPasskeys, { data: { hasPassword: true, list: [] } });
    wire.answering(listDevices, { data: { list: [] } });
    wire.answering(listViewings, { data: { list } });
    const host = await openPage("/user/setting", { language, user: mei, search: { part: "devices" } });
    await expect.poll(() => wire.heard(listViewings).length).toBeGreaterThan(0);
    return { host, words: await accountDict.load(language) };
  }

  it("says who looked, why, from when and until when, and who is looking now", async () => {
    const first = { begunAt: "2026-11-20T02:00:00.000Z", endedAt: "2026-11-20T02:30:00.000Z" };
    const reason = `asked by phone ${"x".repeat(120)}`;
    const { host, words } = await openDevices([
      {
        by: "Lin",
        reason: "a parcel lost",
        begunAt: "2026-11-23T02:00:00.000Z",
        endedAt: "2026-11-23T02:30:00.000Z",
        isOpen: true,
      },
      { ...first, by: "Bo", reason, isOpen: false },
    ]);
    await expect.element(page.getByText("a parcel lost")).toBeVisible();
    await expect.element(page.getByText("Bo", { exact: true })).toBeVisible();
    await expect.element(page.getByText(reason)).toBeVisible();
    const times = `${words.viewedAt(formatBoth(first.begunAt, language).local)} ${words.viewedUntil(formatBoth(first.endedAt, language).local)}`;
    await expect.element(page.getByText(times)).toBeVisible();
    await expect.element(page.getByText(words.viewingsText)).toBeVisible();
    expect(page.getByText(words.viewedNow, { exact: true }).elements()).toHaveLength(1);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("does not stand there where nobody looked", async () => {
    const { words } = await openDevices([]);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(page.getByText(words.viewings).elements()).toEqual([]);
    expect(page.getByText(words.viewingsText).elements()).toEqual([]);
  });
});
