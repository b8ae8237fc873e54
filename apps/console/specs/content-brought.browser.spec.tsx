import type { CallData } from "@sihai/contract";
import { listContent, publishContent, readContent } from "@sihai/contract/content";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Read = CallData<typeof readContent>;
type Piece = Read["versions"][number]["piece"];

const piece = (title: string): Piece => ({
  ...{ kind: "article", group: "agreements", order: 1 },
  words: { zh: { title, summary: "摘要", text: "正文" }, en: { title, summary: "In short", text: "Words" } },
});
const first: Read["versions"][number] = {
  ...{ versionId: "7", name: "terms", piece: piece("Terms of old"), isShown: true, asksAgain: false, note: "content" },
  ...{ state: "in-force", from: "2026-01-01T00:00:00Z", until: null, madeBy: null, madeAt: "2026-01-01T00:00:00Z" },
  ...{ withdrawnBy: null, withdrawnAt: null, mayTakeBack: false, acceptances: 3 },
};

beforeEach(() => sessionStorage.clear());

it.each(["en", "zh"] as const)(
  "the words a release brings are shown to the desk, and asked about again, in %s",
  async (language) => {
    const words = await consoleContentDict.load(language);
    const wire = consoleWire();
    const row: CallData<typeof listContent>["list"][number] = {
      ...{ kind: "article", name: "terms", place: "agreements", title: { zh: "Terms of old", en: "Terms of old" } },
      ...{ state: "in-force", from: first.from, until: null, next: null, isFirst: true, isBroughtAnew: true, helpful: null },
    };
    wire.answering(listContent, { data: { list: [row] } });
    wire.answering(readContent, { data: { versions: [first], broughtAnew: piece("Terms of the release") } });
    wire.answering(publishContent, { data: { versionId: "8" } });
    await openDesk("/content", { search: { open: "article/terms" }, language });
    await expect.element(page.getByText(words.broughtAnew, { exact: true })).toBeInTheDocument();

    await expect.element(page.getByText(words.broughtAgreementHint)).toBeVisible();
    await page.getByRole("button", { name: words.editBrought }).click();
    const title = page.getByRole("textbox", { name: new RegExp(`^${words.heading}`) }).first();
    await expect.element(title).toHaveValue("Terms of the release");
    await expect.element(page.getByRole("checkbox", { name: words.asksAgain })).toBeChecked();
    await userEvent.fill(page.getByRole("textbox", { name: words.note }), "of the new release");
    await page.getByRole("button", { name: words.publish }).click();
    await expect.poll(() => wire.heard(publishContent)).toHaveLength(1);
    expect(wire.heard(publishContent)[0]).toMatchObject({ body: { asksAgain: true, piece: piece("Terms of the release") } });
  },
);
