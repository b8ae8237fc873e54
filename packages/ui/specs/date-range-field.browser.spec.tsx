import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type DateRange, DateRangeField } from "../src/form/DateRangeField.tsx";
import { cutOff, Keep, render, violations } from "../testing/index.ts";

const from = page.getByLabelText("First day");
const to = page.getByLabelText("Last day");

function range(initial: DateRange) {
  return (
    <Keep initial={initial}>
      {(value, keep) => (
        <DateRangeField
          label="Days"
          fromLabel="First day"
          toLabel="Last day"
          value={value}
          onChange={keep}
          limit={{ days: 30 }}
          limitMessage="At most 30 days"
        />
      )}
    </Keep>
  );
}

describe("a range of days", () => {
  it("is a group of two days, each with its name, inside the page", async () => {
    const { host } = await render(range({ from: "", to: "" }));
    await expect.element(page.getByRole("group", { name: "Days" })).toBeVisible();
    await userEvent.tab();
    await expect.element(from).toHaveFocus();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("keeps its end within the limit of its beginning", async () => {
    await render(range({ from: "2026-11-01", to: "" }));
    await expect.element(to).toHaveAttribute("min", "2026-11-01");
    await expect.element(to).toHaveAttribute("max", "2026-11-30");
    await from.fill("2026-12-01");
    await expect.element(to).toHaveAttribute("max", "2026-12-30");
  });

  it("that is too long says so, reads it with the group, and is silent again when it fits", async () => {
    const { host } = await render(range({ from: "2026-11-01", to: "2026-11-20" }));
    await expect.element(page.getByRole("group", { name: "Days" })).not.toHaveAccessibleDescription();
    await to.fill("2026-12-24");
    await expect.element(page.getByRole("alert").getByText("At most 30 days")).toBeVisible();
    await expect.element(page.getByRole("group", { name: "Days" })).toHaveAccessibleDescription("At most 30 days");
    await expect.element(to).toHaveAttribute("aria-invalid", "true");
    expect(await violations(host)).toEqual([]);
    await to.fill("2026-11-30");
    await expect.element(page.getByText("At most 30 days")).not.toBeInTheDocument();
  });

  it("that runs backwards says so too", async () => {
    await render(range({ from: "2026-11-10", to: "2026-11-09" }));
    await expect.element(page.getByText("At most 30 days")).toBeVisible();
  });
});
