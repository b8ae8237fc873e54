import { Box, House } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TabBar } from "../src/layout/TabBar.tsx";
import { TabStrip } from "../src/layout/TabStrip.tsx";
import { cutOff, Keep, render, violations } from "../testing/index.ts";

const states = ["Unpaid", "Packing", "Shipped", "Arrived", "Signed", "Cancelled"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function strip(initial: string, look: "line" | "boxed" = "line", tabs = states) {
  return (
    // A strip goes from edge to edge of a page, over its padding.
    <div style={{ padding: "12px 16px" }}>
      <Keep initial={initial}>
        {(value, keep) => <TabStrip label="States" tabs={tabs} value={value} onChange={keep} look={look} panelId="parcels" />}
      </Keep>
      <div id="parcels" role="tabpanel" aria-label="Parcels">
        <button type="button">First parcel</button>
      </div>
    </div>
  );
}
const tab = (name: string) => page.getByRole("tab", { name });

describe("a strip of tabs", () => {
  it("is one stop of the Tab key, at the chosen tab, then its page", async () => {
    const { host } = await render(strip("packing"));
    await userEvent.tab();
    await expect.element(tab("Packing")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "First parcel" })).toHaveFocus();
    await expect.element(tab("Packing")).toHaveAttribute("aria-controls", "parcels");
    expect(await violations(host)).toEqual([]);
  });

  it.each([
    ["{ArrowRight}", "packing", "Shipped"],
    ["{ArrowLeft}", "packing", "Unpaid"],
    ["{ArrowLeft}", "unpaid", "Cancelled"],
    ["{ArrowRight}", "cancelled", "Unpaid"],
    ["{End}", "packing", "Cancelled"],
    ["{Home}", "packing", "Unpaid"],
  ])("goes with %s from %s to %s, focus and choice together", async (key, from, to) => {
    await render(strip(from));
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(tab(to)).toHaveFocus();
    await expect.element(page.getByRole("tab", { selected: true })).toHaveTextContent(to);
  });

  it("brings the chosen tab into sight, without moving the page", async () => {
    await render(strip("cancelled"));
    await expect.element(tab("Cancelled")).toBeInViewport({ ratio: 1 });
    expect(scrollY).toBe(0);
  });

  it("shows how many wait, up to 99, read with the name", async () => {
    const tabs = [
      { value: "a", label: "Unpaid", badge: 3 },
      { value: "b", label: "Packing", badge: 120 },
      { value: "c", label: "Shipped", badge: 0 },
    ];
    const { host } = await render(strip("a", "boxed", tabs));
    await expect.element(page.getByRole("tab", { name: "Unpaid 3" })).toBeVisible();
    await expect.element(page.getByRole("tab", { name: "Packing 99+" })).toBeVisible();
    await expect.element(page.getByRole("tab", { name: "Shipped", exact: true })).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("scrolls sideways inside the page, however many there are", async () => {
    const { host } = await render(strip("unpaid"));
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
    expect(cutOff(host)).toEqual([]);
  });

  it("in boxes keeps long words inside them", async () => {
    const tabs = ["Zollinhaltserklärungen", "Sendungsverfolgungen", "Rücksendungen"].map((label) => ({ value: label, label }));
    const { host } = await render(strip("Rücksendungen", "boxed", tabs));
    const [first, second] = host.querySelectorAll("[role=tab]");
    expect(cutOff(host)).toEqual([]);
    expect(first?.scrollWidth).toBeLessThanOrEqual(first?.clientWidth ?? 0);
    expect(second?.scrollWidth).toBeLessThanOrEqual(second?.clientWidth ?? 0);
  });
});

describe("the bar at the bottom", () => {
  it("names the page shown, leads to the others, and counts up to 99", async () => {
    const visit = vi.fn();
    const { host } = await render(
      <TabBar
        label="Main"
        tabs={[
          { href: "/home", label: "Home", icon: House, current: true },
          { href: "/parcels", label: "Parcels", icon: Box, current: false, badge: 100 },
        ]}
      />,
      { onVisit: visit },
    );
    await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(visit).toHaveBeenCalledExactlyOnceWith("/parcels");
    await expect.element(page.getByRole("link", { name: "99+ Parcels" })).not.toHaveAttribute("aria-current");
    expect(host.querySelector("ul")?.clientHeight).toBe(69);
    expect(await violations(host)).toEqual([]);
  });
});
