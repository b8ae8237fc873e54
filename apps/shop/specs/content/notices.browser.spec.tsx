import { acceptAgreements, readAgreementsDue, readArticle, voteOnArticle } from "@sihai/contract/content";
import { readNotices } from "@sihai/contract/setting";
import { contentDict } from "@sihai/text/dict/content";
import { dialogHolds } from "@sihai/ui/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../../testing/open-page.tsx";
import { anArticle } from "../../testing/things.ts";

let wire: ReturnType<typeof shopWire>;
beforeEach(() => {
  localStorage.clear();
  wire = shopWire();
});

it.each(["en", "zh"] as const)(
  "what there is to say stands on a page; an announcement can be hidden for good, in %s",
  async (language) => {
    const words = await contentDict.load(language);
    const said = { en: "Holiday hours from Friday", zh: "周五起节日安排" };
    wire.answering(readNotices, {
      data: {
        ...{ windingDown: false, agreementsSince: null },
        announcements: [
          { id: "9", tone: "maintenance", link: null, text: { en: "Back at six", zh: "六点恢复" } },
          { id: "8", tone: "announcement", link: "/help-center/list", text: said },
        ],
      },
    });
    await openPage("/forgot-password", { language });
    await expect.element(page.getByText(said[language])).toBeInViewport();
    await expect.element(page.getByRole("link", { name: words.noticeMore })).toBeInViewport();
    await page.getByRole("button", { name: words.hideNotice }).click();
    await expect.element(page.getByText(said[language])).not.toBeInTheDocument();
    await expect.element(page.getByText(language === "en" ? "Back at six" : "六点恢复")).toBeInViewport();
    expect(JSON.parse(localStorage.getItem("sh_hidden_notices") ?? "")).toEqual(["8"]);
  },
);

it.each(["zh", "en"] as const)("changed terms are read and accepted by whoever is logged in, in %s", async (language) => {
  const words = await contentDict.load(language);
  wire.answering(readNotices, { data: { windingDown: false, announcements: [], agreementsSince: "2026-11-20T00:00:00.000Z" } });
  const due = { agreement: "terms", versionId: "77", since: "2026-11-20T00:00:00.000Z" } as const;
  wire.answering(readAgreementsDue, { data: { list: [due] } });
  wire.answering(readArticle, { data: { ...anArticle, helpId: "terms", group: "agreements" } });
  wire.answering(acceptAgreements, { data: null });
  await openPage("/help-center/detail", { search: { helpId: "terms" }, user: mei, language });
  // In Chinese the button in the sheet, which is still leaving, says the same and more.
  const read = page.getByRole("button", { name: words.readAgreements, exact: true });
  await expect.element(read).toBeVisible();
  await dialogHolds("shell/notice/AgreementsBar.tsx", read.element());
  await read.click();
  await expect.element(page.getByRole("dialog").getByText("The words.")).toBeInViewport();
  // Changed once more while it was read: what is asked about is asked for again.
  wire.answering(acceptAgreements, { refusal: "AGREEMENT_CHANGED", facts: { agreements: ["terms"] } });
  wire.answering(readAgreementsDue, { data: { list: [{ ...due, versionId: "78" }] } });
  const asked = wire.heard(readAgreementsDue).length;
  await page.getByRole("button", { name: words.acceptAgreements }).click();
  await expect.poll(() => wire.heard(readAgreementsDue).length).toBeGreaterThan(asked);
  wire.answering(acceptAgreements, { data: null });
  await page.getByRole("button", { name: words.acceptAgreements }).click();
  await expect
    .poll(() => wire.heard(acceptAgreements).at(-1))
    .toMatchObject({
      body: { seen: [{ agreement: "terms", versionId: "78" }] },
    });
});

it("a reader says once whether an article helped, and is shown where to ask", async () => {
  const words = await contentDict.load("en");
  wire.answering(readArticle, { data: anArticle });
  wire.answering(voteOnArticle, { data: null });
  await openPage("/help-center/detail", { search: { helpId: "stock-in" } });
  await page.getByRole("button", { name: words.helpfulNo }).click();
  await expect.element(page.getByText(words.voteAsk)).toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: words.askUs })).toBeInTheDocument();
  expect(wire.heard(voteOnArticle)).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: words.helpfulYes })).not.toBeInTheDocument();
});

it("the service promise is an article, asked for by its name", async () => {
  const heading = { kind: "heading" as const, level: 2 as const, text: "Bought within 24 hours", step: null };
  wire.answering(readArticle, {
    data: { ...anArticle, helpId: "promise", group: "guides", blocks: [heading, ...anArticle.blocks] },
  });
  await openPage("/goods/service-promise");
  await expect.element(page.getByRole("heading", { name: heading.text })).toBeVisible();
  expect(wire.heard(readArticle).at(-1)).toMatchObject({ query: { helpId: "promise", language: "en" } });
});
