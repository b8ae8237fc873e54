import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../src/form/Button.tsx";
import { NavBar } from "../src/layout/NavBar.tsx";
import { Page } from "../src/layout/Page.tsx";
import { PageFooter } from "../src/layout/PageFooter.tsx";
import { Scrollable } from "../src/layout/Scrollable.tsx";
import { StatusBars } from "../src/layout/StatusBars.tsx";
import { useFocusOnTitle } from "../src/layout/use-focus-on-title.ts";
import { longPressMs, useLongPress } from "../src/layout/use-long-press.ts";
import { Sheet } from "../src/overlay/Sheet.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const back = page.getByRole("button", { name: "Back" });

describe("a page", () => {
  it("that is short does not stretch a wide button among its parts", async () => {
    await render(
      <Page title="Question">
        <p>Short</p>
        <Button wide kind="quiet">
          Settled
        </Button>
      </Page>,
    );
    const { height } = page.getByRole("button", { name: "Settled" }).element().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(60);
  });

  it("has one title, one main part, a name in the window, and its footer in sight", async () => {
    const { host } = await render(
      <Page title="Orders" footer={<button type="button">Pay</button>} actions={<a href="#help">Help</a>}>
        <p style={{ height: 2000 }}>Long</p>
      </Page>,
    );
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Orders");
    await expect.element(page.getByRole("main")).toHaveAttribute("id", "content");
    await expect.element(page.getByRole("button", { name: "Pay" })).toBeInViewport();
    expect(document.title).toMatch(/^Orders · /);
    scrollTo(0, 1000);
    await expect.element(back).toBeInViewport();
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("goes back by its button: as the app does, as the page says, or not at all", async () => {
    const [appBack, ownBack] = [vi.fn(), vi.fn()];
    const { rerender } = await render(<Page title="Orders">.</Page>, { goBack: appBack });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(appBack).toHaveBeenCalledTimes(1);
    rerender(
      <Page title="Orders" back={ownBack}>
        .
      </Page>,
    );
    await back.click();
    expect([appBack.mock.calls.length, ownBack.mock.calls.length]).toEqual([1, 1]);
    rerender(
      <Page title="Orders" back={false}>
        .
      </Page>,
    );
    await expect.element(back).not.toBeInTheDocument();
  });

  it("keeps a long title and its buttons inside", async () => {
    const { host } = await render(
      <>
        <NavBar title={"Lebensversicherungsgesellschaften".repeat(2)} actions={<button type="button">Help</button>} />
        <PageFooter>
          <button type="button">Pay</button>
        </PageFooter>
      </>,
    );
    expect(cutOff(host)).toEqual([]);
    await expect.element(page.getByRole("button", { name: "Help" })).toBeInViewport();
  });
});

describe("the footer of a page", () => {
  const rows = Array.from({ length: 40 }, (_, nth) => `Row ${nth + 1}`);
  const longPage = (pay: string) => (
    <Page
      title="Orders"
      footer={
        <>
          <p className="flex-1">In all CN ￥1,234.00</p>
          <Button>{pay}</Button>
        </>
      }
    >
      {rows.map((row) => (
        <a key={row} href="#row" className="block min-h-11">
          {row}
        </a>
      ))}
    </Page>
  );
  const top = () => page.getByRole("contentinfo").element().getBoundingClientRect().top;
  const bottomOf = (name: string) => page.getByRole("link", { name, exact: true }).element().getBoundingClientRect().bottom;

  it.each([
    [320, "Pay CN ￥1,234.00 by card and wait for the seller", 2],
    [390, "支付 CN ￥1,234.00", 1],
  ])("leaves room beneath the last row, and covers nothing that has the focus (%i px)", async (width, pay, lines) => {
    await page.viewport(width, 600);
    const { host } = await render(longPage(pay));
    expect(await violations(host, { whole: true })).toEqual([]);

    // Down with the keyboard, as far as it goes.
    for (const row of rows) {
      const link = page.getByRole("link", { name: row, exact: true }).element();
      if (link instanceof HTMLElement) link.focus();
      expect(bottomOf(row), row).toBeLessThanOrEqual(top() - (row === "Row 40" ? 0 : 4));
    }

    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => bottomOf("Row 40")).toBeLessThanOrEqual(top());
    if (lines > 1) expect(page.getByRole("contentinfo").element().clientHeight).toBeGreaterThan(80);
  });

  it("leaves the whole screen to pages without one", async () => {
    const { rerender } = await render(longPage("Pay"));
    const kept = () => getComputedStyle(document.documentElement).scrollPaddingBottom;
    await expect.poll(kept).toMatch(/^[1-9].*px$/);
    rerender(<Page title="Orders">.</Page>);
    await expect.poll(kept).toBe("auto");
  });
});

describe("the focus after a step to another page", () => {
  function Walk() {
    const [path, setPath] = useState<string | null>(null);
    const [ready, setReady] = useState(true);
    useFocusOnTitle(path);
    return (
      <>
        {["/a", "/b", "/slow"].map((to) => (
          <button
            key={to}
            type="button"
            onClick={() => {
              setPath(to);
              setReady(to !== "/slow");
            }}
          >
            {to}
          </button>
        ))}
        <button type="button" onClick={() => setReady(true)}>
          arrive
        </button>
        {path !== null && ready ? (
          <Page title={path}>
            <input aria-label="Search" />
          </Page>
        ) : null}
      </>
    );
  }
  const step = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const title = page.getByRole("heading", { level: 1 });

  it("stays where the browser puts it on the first page, and goes to the title of the next", async () => {
    await render(<Walk />);
    await step("/a");
    await expect.element(title).toHaveTextContent("/a");
    await expect.element(title).not.toHaveFocus();
    await step("/b");
    await expect.element(title).toHaveTextContent("/b");
    await expect.element(title).toHaveFocus();
  });

  it("waits for a title that is still on its way", async () => {
    const { host } = await render(<Walk />);
    await step("/a");
    await step("/slow");
    await expect.element(title).not.toBeInTheDocument();
    // As an answer does, which moves no focus.
    [...host.querySelectorAll("button")].find((button) => button.textContent === "arrive")?.click();
    await expect.element(title).toHaveFocus();
  });
});

describe("the focus of what is taken from the page", () => {
  function Cards() {
    const [state, setState] = useState({ loaded: false, cards: 2 });
    useFocusOnTitle("/here");
    if (!state.loaded)
      return (
        <main>
          <h1 data-page-title tabIndex={-1}>
            On its way
          </h1>
          <button type="button" onClick={() => setTimeout(() => setState({ loaded: true, cards: 2 }))}>
            load
          </button>
        </main>
      );
    return (
      <Page key="there" title="To confirm">
        {Array.from({ length: state.cards }, (_, at) => (
          <button key={`card-${at + 1}`} type="button" onClick={() => setState({ loaded: true, cards: state.cards - 1 })}>
            card {at + 1}
          </button>
        ))}
      </Page>
    );
  }
  const title = page.getByRole("heading", { level: 1 });
  const card = (no: number) => page.getByRole("button", { name: `card ${no}` });

  it("goes to the page’s title, when a skeleton’s goes and when the card does that was answered", async () => {
    await render(<Cards />);
    await page.getByRole("button", { name: "load" }).click();
    await expect.element(title).toHaveTextContent("To confirm");
    await expect.element(title).toHaveFocus();
    await card(2).click();
    await expect.element(card(2)).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
  });

  function Chooser() {
    const [choosing, setChoosing] = useState(false);
    useFocusOnTitle("/here");
    return (
      <Page title="Payment">
        <Sheet open onClose={() => undefined} title={choosing ? "Choose a country" : "Address"}>
          {choosing ? (
            <p>
              <button type="button" onClick={() => setChoosing(false)}>
                Germany
              </button>
            </p>
          ) : (
            <button type="button" onClick={() => setChoosing(true)}>
              country
            </button>
          )}
        </Sheet>
      </Page>
    );
  }

  it("goes to the sheet’s title, when a choice stands in the place of its form and when the form is back", async () => {
    await render(<Chooser />);
    await page.getByRole("button", { name: "country" }).click();
    await expect.element(page.getByRole("heading", { name: "Choose a country" })).toHaveFocus();
    await page.getByRole("button", { name: "Germany" }).click();
    await expect.element(page.getByRole("heading", { name: "Address" })).toHaveFocus();
  });
});

describe("a part that scrolls", () => {
  it("is a stop of the keyboard only while there is something to scroll to", async () => {
    const part = (lines: number) => (
      <Scrollable label="Notes" className="max-h-[88dvh] overflow-y-auto">
        {Array.from({ length: lines }, (_, at) => (
          <p key={`line-${at + 1}`}>Line</p>
        ))}
      </Scrollable>
    );
    const { host, rerender } = await render(part(1));
    const region = page.getByRole("region", { name: "Notes" });
    await expect.element(region).not.toHaveAttribute("tabindex");
    rerender(part(60));
    await expect.element(region).toHaveAttribute("tabindex", "0");
    expect(await violations(host)).toEqual([]);
    rerender(part(1));
    await expect.element(region).not.toHaveAttribute("tabindex");
  });
});

describe("the bars of the connection", () => {
  const words = { loadingSlow: "Still loading", offline: "You’re offline" };

  it("say slowness and a lost network, read aloud, and are silent otherwise", async () => {
    const { host, rerender } = await render(<StatusBars slow={false} online words={words} />);
    expect(host.textContent).not.toMatch(/loading|offline/);
    rerender(<StatusBars slow online={false} words={words} />);
    await expect.element(page.getByRole("status").getByText("Still loading")).toBeInTheDocument();
    await expect.element(page.getByRole("status").getByText("You’re offline")).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });
});

describe("a long press", () => {
  it.each([
    ["is one that is held", longPressMs + 50, 1],
    ["is not one that is lifted early", longPressMs - 250, 0],
  ])("%s", async (_, ms, times) => {
    const act = vi.fn();
    function Held() {
      return (
        <button type="button" {...useLongPress(act)}>
          Hold
        </button>
      );
    }
    await render(<Held />);
    const button = page.getByRole("button", { name: "Hold" }).element();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    vi.advanceTimersByTime(ms);
    button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    vi.advanceTimersByTime(longPressMs);
    vi.useRealTimers();
    expect(act).toHaveBeenCalledTimes(times);
  });
});
