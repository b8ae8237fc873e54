import type { CallData } from "@sihai/contract";
import { readMeasured } from "@sihai/contract/dashboard";
import { formatNumber } from "@sihai/text";
import { measuredDict } from "@sihai/text/dict/care/measured";
import { cutOff, violations } from "@sihai/ui/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../../testing/open-page.tsx";

const measured: CallData<typeof readMeasured> = {
  since: "2026-05-25T00:00:00.000Z",
  until: "2026-11-24T00:00:00.000Z",
  least: 20,
  lines: [
    {
      lineId: "air",
      name: { zh: "空运普货", en: "Air standard" },
      days: { samples: 120, figures: { p50: 8.4, p90: 13.2, onTimeBp: 9_350 } },
      deposit: { samples: 140, figures: { p50: "3.20", p90: "18.00" } },
    },
    {
      lineId: "sea",
      name: { zh: "海运", en: "Sea" },
      days: { samples: 3, figures: null },
      deposit: { samples: 4, figures: null },
    },
    {
      lineId: "rail",
      name: { zh: "铁路", en: "Rail" },
      days: { samples: 0, figures: null },
      deposit: { samples: 0, figures: null },
    },
  ],
  times: [
    { kind: "consult", samples: 80, hours: { p50: 5.5, p90: 22 } },
    { kind: "withdrawal", samples: 7, hours: null },
  ],
  late: { delivered: 123, late: 8, compensated: 2, compensation: "164.00" },
  balances: [{ owed: { amount: "120500.00", currency: "CNY" }, held: { amount: "131000.00", currency: "CNY" } }],
};

describe.each(["en", "zh"] as const)("what was measured, in %s", (language) => {
  it("stands beside the promise with its sample sizes; of too few cases there is no figure", async () => {
    const words = await measuredDict.load(language);
    shopWire().answering(readMeasured, { data: measured });
    const host = await openPage("/goods/service-promise", { search: { show: "measured" }, language });
    await expect.element(page.getByRole("tab", { name: words.tabs.measured })).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByText(words.hoursOf("5.5", formatNumber(22, language, 1))).first()).toBeVisible();
    const least = String(measured.least);
    expect(page.getByText(words.tooFew("3", least), { exact: true }).elements()).toHaveLength(1);
    await expect.element(page.getByText(words.tooFew("7", least), { exact: true })).toBeVisible();
    // A line nobody sent anything by is left out.
    await expect.element(page.getByText(language === "zh" ? "铁路" : "Rail", { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: words.file })).toHaveAttribute("href", "/api/measured.csv");
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});
