import { describe, expect, it, onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { ProgressBar, Steps } from "../src/feedback/Steps.tsx";
import { CostBar, CostLines } from "../src/show/Cost.tsx";
import { DepositLines } from "../src/show/DepositLines.tsx";
import { CompareBars, CostCurve, DaysBand, FiguresTable } from "../src/show/Plots.tsx";
import { Price, RangeText } from "../src/show/Price.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const dollars = { currency: "USD", rate: "0.14" } as const;

describe("a price", () => {
  it.each([
    ["with the currency of the shopper beside it", <Price key="price" amount="129.00" />, dollars, /129\.00.*18\.06/],
    ["alone where it is told to", <Price key="price" amount="129.00" alone />, dollars, /^(?!.*18\.06).*129\.00$/],
    [
      "alone where CNY is the shopper's",
      <Price key="price" amount="129.00" />,
      { currency: "CNY", rate: "1" } as const,
      /^\D*129\.00$/,
    ],
    ["negative with its sign", <Price key="price" amount="-5.50" size="large" tone="danger" />, dollars, /[-−].*5\.50/],
  ])("stands %s", async (_, price, display, shown) => {
    const { host } = await render(price, { display });
    expect(host.textContent).toMatch(shown);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that was is struck through, for the ear too", async () => {
    const { host } = await render(<Price amount="200.00" struck />);
    expect(host.querySelector("s")?.textContent).toContain("200.00");
  });
});

describe("a range of amounts", () => {
  it("breaks behind its dash where there is no room, and stands in a line where there is", async () => {
    const text = "CN\u00a0￥125.00–147.00";
    const range = (width: string) => (
      <p style={{ width }}>
        <span className="whitespace-nowrap">
          <RangeText text={text} />
        </span>
      </p>
    );
    const lines = async (width: string) => {
      const { host } = await render(range(width));
      expect(host.textContent).toBe(text);
      return Math.round((host.querySelector("p")?.getBoundingClientRect().height ?? 0) / 22);
    };
    expect(await lines("20em")).toBe(1);
    expect(await lines("6em")).toBe(2);
  });
});

describe("the lines of an amount", () => {
  const lines = [
    { label: "Goods", amount: "100.00", colour: "#0083ef" },
    { label: "Freight", amount: "50.00", colour: "hatched", formula: "2 kg at 25.00 each" },
    { label: "Coupon", amount: "-10.00", tone: "ok" as const },
  ];

  it("open to how they came about, with Enter, and close again", async () => {
    const { host } = await render(<CostLines lines={lines} total={{ amount: "140.00" }} note="Without taxes" />, {
      display: dollars,
    });
    const formula = page.getByText("2 kg at 25.00 each");
    await expect.element(formula).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(formula).toBeVisible();
    expect(await violations(host)).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(formula).not.toBeVisible();
    expect(host.textContent).toMatch(/Total.*140\.00 US\$\s19\.60.*Without taxes/);
    // Also to whom looks: a space at the beginning of a box of its own is no gap.
    const [cny, other] = [page.getByText(/140\.00/), page.getByText(/19\.60/)].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect((other?.left ?? 0) - (cny?.right ?? 0)).toBeGreaterThan(3);
  });

  it("stand as a bar of their shares, without what is taken off, silent for the ear", async () => {
    const { host, rerender } = await render(<CostBar lines={lines} />);
    const bar = host.querySelector("[aria-hidden]");
    expect([...(bar?.children ?? [])].map((part) => part.getAttribute("style")?.includes("66.6"))).toEqual([true, false]);
    rerender(<CostBar lines={[]} />);
    expect(host.querySelector("[aria-hidden]")).toBeNull();
  });

  it("of a deposit are a list of terms with their amounts", async () => {
    const { host } = await render(
      <DepositLines weight="2 kg" lines={[{ label: "Freight", amount: "50.00", how: "2 × 25.00" }]} />,
    );
    await expect.element(page.getByRole("term")).toHaveTextContent("Freight");
    expect(
      page
        .getByRole("definition")
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["50.00", "2 × 25.00"]);
    expect(await violations(host)).toEqual([]);
  });
});

describe("a plot", () => {
  const points = [
    { weightGrams: 500, amount: 80 },
    { weightGrams: 2000, amount: 200 },
  ];

  it("of costs is named, and its figures stand in a table for the ear", async () => {
    const { host } = await render(
      <CostCurve
        title="Costs by weight"
        weightHeading="Weight"
        markGrams={1250}
        curves={[
          { name: "Air", colour: "#0b7a4b", points },
          { name: "Sea", colour: "#0083ef", points: points.slice(1) },
        ]}
      />,
    );
    await expect.element(page.getByRole("figure", { name: "Costs by weight" })).toBeVisible();
    const cells = page
      .getByRole("cell")
      .elements()
      .map((cell) => cell.textContent);
    expect(cells).toEqual([expect.stringContaining("0.5"), "80.00", "–", expect.stringContaining("2"), "200.00", "200.00"]);
    expect(host.querySelector("svg")?.textContent).toMatch(/Your weight.*1\.25/);
    const [air] = host.querySelectorAll("circle");
    expect(Number(air?.getAttribute("cx"))).toBeCloseTo(44 + (1250 / 2000) * (343 - 58), 0);
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("of nothing is not drawn", async () => {
    const { host } = await render(<CostCurve title="Costs" weightHeading="Weight" curves={[]} />);
    expect(host.querySelector("figure")).toBeNull();
  });

  it.each([
    ["measured", { low: 6, median: 9, high: 14 }, "Usually 6–\u206014\u00a0days, half within 9"],
    ["promised only", null, "No punctuality data available"],
  ])("of days says in words what was %s", async (_, days, said) => {
    await render(<DaysBand days={days} promised={{ low: 7, high: 15 }} axisMax={20} />);
    await expect.element(page.getByText(said)).toBeVisible();
  });

  it("of amounts side by side keeps their words, the longest bar within the page", async () => {
    const { host } = await render(
      <CompareBars
        label="Plans"
        bars={[
          { label: "This", value: 100, text: "100.00", strong: true },
          { label: "Other", value: 300, text: "300.00" },
        ]}
      />,
    );
    expect(
      page
        .getByRole("definition")
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["100.00", "300.00"]);
    expect(cutOff(host)).toEqual([]);
    expect(await violations(host)).toEqual([]);
  });

  it("as a table has its caption and its headings", async () => {
    await render(<FiguresTable caption="Days" headings={["Line", "Days"]} rows={[["Air", "9"]]} />);
    await expect.element(page.getByRole("table", { name: "Days" })).toBeInTheDocument();
    expect(page.getByRole("columnheader").elements()).toHaveLength(2);
  });
});

describe("how far something has got", () => {
  it.each([
    [3, 4, "75%", "3"],
    [9, 4, "100%", "4"],
    [1, 0, "0%", "0"],
  ])("%i of %i fills the bar to %s", async (value, max, width, now) => {
    const { host } = await render(<ProgressBar label="Growth" value={value} max={max} text={`${value} of ${max}`} />);
    const bar = page.getByRole("progressbar", { name: "Growth" });
    await expect.element(bar).toHaveAttribute("aria-valuenow", now);
    await expect.element(bar).toHaveAttribute("aria-valuetext", `${value} of ${max}`);
    expect(bar.element().querySelector("div")?.style.width).toBe(width);
    if (max > 0) expect(await violations(host)).toEqual([]);
  });

  it("in steps is read with what is done, now and to come", async () => {
    const steps = ["Paid", "Packed", "Shipped"].map((label) => ({ key: label, label }));
    const { host } = await render(<Steps steps={steps} current={1} />);
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["Paid, done", "Packed, now", "Shipped, to come"]);
    expect(host.querySelector("[aria-current=step]")?.textContent).toContain("Packed");
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("what draws itself", () => {
  const way = (
    <div className="relative">
      <CostBar lines={[{ label: "Item", amount: "40.00", colour: "#0083ef" }]} />
      <span className="travelled absolute inset-y-0 left-0" style={{ width: "70%" }} />
    </div>
  );
  const still = "(prefers-reduced-motion: reduce)";
  async function wish(value: "reduce" | "no-preference") {
    const set = (to: string) =>
      cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: to }] });
    const before = matchMedia(still).matches ? "reduce" : "no-preference";
    onTestFinished(async () => void (await set(before)));
    await set(value);
    await expect.poll(() => matchMedia(still).matches).toBe(value === "reduce");
  }

  it("is drawn once, by transforms alone, so that nothing beside it moves", async () => {
    await wish("no-preference");
    const { host } = await render(way);
    const drawing = host.getAnimations({ subtree: true });
    expect(drawing.map(({ effect }) => effect?.getComputedTiming().activeDuration)).toEqual([900, 900]);
    const frames = drawing.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    const own = ["offset", "computedOffset", "easing", "composite"];
    const moved = frames.flatMap((frame) => Object.keys(frame)).filter((key) => !own.includes(key));
    expect(new Set(moved)).toEqual(new Set(["transform"]));
  });

  it("stands at once for whoever wants nothing to move", async () => {
    await wish("reduce");
    const { host } = await render(way);
    await expect.poll(() => host.getAnimations({ subtree: true }), { timeout: 200 }).toEqual([]);
    for (const mark of host.querySelectorAll(".drawn, .travelled")) expect(getComputedStyle(mark).transform).toBe("none");
  });
});
