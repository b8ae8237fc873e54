import type { Language } from "@sihai/text";
import { uiDict } from "@sihai/text/dict/ui";
import { Heart, House } from "lucide-react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Deadline } from "../src/feedback/Deadline.tsx";
import { EmptyState } from "../src/feedback/EmptyState.tsx";
import { ErrorState } from "../src/feedback/ErrorState.tsx";
import { SkeletonList } from "../src/feedback/Skeleton.tsx";
import { ProgressBar, Steps } from "../src/feedback/Steps.tsx";
import { Timeline } from "../src/feedback/Timeline.tsx";
import { Button, IconButton } from "../src/form/Button.tsx";
import { ChipGroup } from "../src/form/Chip.tsx";
import { Checkbox, Radios } from "../src/form/Choices.tsx";
import { CodeField } from "../src/form/CodeField.tsx";
import { DateRangeField } from "../src/form/DateRangeField.tsx";
import { MoneyField } from "../src/form/MoneyField.tsx";
import { PasswordField } from "../src/form/PasswordField.tsx";
import { SearchBox } from "../src/form/SearchBox.tsx";
import { Stepper } from "../src/form/Stepper.tsx";
import { TextArea } from "../src/form/TextArea.tsx";
import { Uploader } from "../src/form/Uploader.tsx";
import { Cell, CellGroup } from "../src/layout/Cell.tsx";
import { Page } from "../src/layout/Page.tsx";
import { Scrollable } from "../src/layout/Scrollable.tsx";
import { TabBar } from "../src/layout/TabBar.tsx";
import { TabStrip } from "../src/layout/TabStrip.tsx";
import { CostLines } from "../src/show/Cost.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const nothing = () => undefined;
const words: Record<Language, Record<"title" | "short" | "sentence", string>> = {
  en: {
    title: "Consolidation of parcels",
    short: "Forwarding",
    sentence: "Your declaration is checked before the parcel leaves.",
  },
  zh: { title: "合并包裹", short: "转运", sentence: "包裹发出之前，我们会核对您的申报信息。" },
};
const at = "2026-11-22T12:00:00.000Z";

/** Parts of the kit one below the other, as a page holds them, in states that have much to say. */
function Everything({ language }: { language: Language }): ReactNode {
  const { title, short, sentence } = words[language];
  const field = { label: title, value: "", onChange: nothing, hint: sentence, error: sentence };
  const options = ["a", "b"].map((value) => ({ value, label: short, note: sentence }));
  return (
    <Page
      title={title}
      actions={<IconButton icon={Heart} label={short} onClick={nothing} />}
      footer={<Button wide>{title}</Button>}
    >
      <TabStrip label={title} look="boxed" tabs={options} value="a" onChange={nothing} />
      <SearchBox label={title} value={short} onChange={nothing} onSearch={nothing} />
      <MoneyField {...field} required />
      <PasswordField {...field} />
      <CodeField {...field} onSend={async () => false} />
      <TextArea {...field} />
      <DateRangeField
        label={title}
        fromLabel={short}
        toLabel={short}
        value={{ from: "2026-11-02", to: "2026-11-01" }}
        onChange={nothing}
        limitMessage={sentence}
      />
      <Radios label={title} options={options} value="a" onChange={nothing} />
      <Checkbox label={sentence} checked note={sentence} error={sentence} onChange={nothing} />
      <ChipGroup label={title} showLabel options={options} value="a" onChange={nothing} />
      <div>
        <Stepper value={1} onChange={nothing} />
      </div>
      <Uploader
        label={title}
        value={[]}
        onChange={nothing}
        upload={async () => ({ id: "", url: "" })}
        hint={sentence}
        error={sentence}
      />
      <CellGroup title={title}>
        <Cell title={title} note={sentence} value="CN ￥1280.50" href="/a" error={sentence} />
      </CellGroup>
      <CostLines lines={[{ label: title, amount: "1280.50", formula: sentence }]} total={{ amount: "1280.50" }} note={sentence} />
      <Deadline at={at} label={title} />
      <Timeline entries={[{ key: "a", title, at, note: sentence, beijing: true }]} />
      <Steps steps={["a", "b", "c", "d"].map((key) => ({ key, label: short }))} current={1} />
      <EmptyState text={sentence} action={{ label: title, href: "/a" }} />
      <ErrorState onReload={nothing} />
      <SkeletonList cards={1} />
      <Button disabledReason={sentence}>{title}</Button>
      <TabBar
        label={title}
        tabs={["/a", "/b", "/c"].map((href) => ({ href, label: short, icon: House, current: href === "/a" }))}
      />
    </Page>
  );
}

describe.each(["en", "zh"] as const)("the kit in %s", (language) => {
  it.each([
    ["on the narrowest phone", 320],
    ["on a phone with everything half as large again", 260],
    ["on a tablet", 834],
  ])("%s stays inside the page", async (_, width) => {
    await page.viewport(width, 844);
    const { host } = await render(<Everything language={language} />, { language, display: { currency: "USD", rate: "0.14" } });
    expect(cutOff(host)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  });

  it("has nothing axe would find wrong, and every target is 24 px or larger", async () => {
    const { host } = await render(<Everything language={language} />, { language });
    expect(await violations(host, { whole: true })).toEqual([]);
    const small = [
      ...host.querySelectorAll<HTMLElement>(
        "button, a, summary, label:has(input[type=checkbox], input[type=radio], input[type=file])",
      ),
    ]
      .map((target) => ({ name: target.textContent || target.getAttribute("aria-label"), box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24);
    expect(small).toEqual([]);
  });

  it("speaks its own words", async () => {
    const dict = await uiDict.load(language);
    await render(<Everything language={language} />, { language });
    await expect.element(page.getByRole("button", { name: dict.back })).toBeVisible();
    await expect.element(page.getByRole("button", { name: dict.reload })).toBeVisible();
    await expect.element(page.getByRole("button", { name: dict.increase })).toBeVisible();
    await expect.element(page.getByRole("button", { name: dict.sendCode })).toBeVisible();
    expect(document.documentElement.lang).toBe(language === "zh" ? "zh-CN" : "en");
  });
});

describe("on the narrowest phone with text of twice the size", () => {
  async function shown(part: ReactNode): Promise<HTMLElement> {
    await page.viewport(320, 640);
    const { host } = await render(part);
    document.documentElement.style.fontSize = "32px";
    // It is drawn so a moment later.
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe("32px");
    return host;
  }

  it("a bar's words stand below each other where they do not fit beside", async () => {
    const bar = <ProgressBar label="Order DG010000251" value={1} max={1} text="1 of 1 shipped" />;
    const host = await shown(<div style={{ width: 224 }}>{bar}</div>);
    const ends = [...host.querySelectorAll("div > div > span")].map((words) => words.getBoundingClientRect().right);
    expect(Math.max(...ends)).toBeLessThanOrEqual(224);
  });

  it("what a part holds that scrolls makes the page no wider, words that are only read out among it", async () => {
    const strip = (
      <Scrollable label="Items" className="overflow-x-auto">
        <ul style={{ display: "flex", width: 2000, justifyContent: "space-between" }}>
          <li>First</li>
          <li>
            <span className="line-clamp-2 max-sm:sr-only">Read out</span>
          </li>
        </ul>
      </Scrollable>
    );
    const host = await shown(strip);
    // What is placed by the page and not by the part is not held by it, and a phone draws the page as wide as that.
    expect(host.querySelector<HTMLElement>("li > span")?.offsetParent).toBe(page.getByRole("region").element());
  });
});
