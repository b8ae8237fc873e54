import { uiDict } from "@sihai/text/dict/ui";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MoneyField } from "../src/form/MoneyField.tsx";
import { NumberField } from "../src/form/NumberField.tsx";
import { Stepper } from "../src/form/Stepper.tsx";
import { compose, cutOff, Keep, paste, render, violations } from "../testing/index.ts";

const words = await uiDict.load("en");
const field = page.getByRole("textbox", { name: "Weight" });

function weight(decimals: number, initial = "", given: (value: string) => void = () => undefined) {
  return (
    <Keep initial={initial} onChange={given}>
      {(value, onChange) => (
        <NumberField label="Weight" value={value} onChange={onChange} decimals={decimals} unit="kg" hint="In kilograms" />
      )}
    </Keep>
  );
}

describe("a number", () => {
  it.each([
    ["12.345", 2, "12.34"],
    ["007", 0, "7"],
    [".5", 1, "0.5"],
    ["12345678901", 0, "123456789"],
  ])("typed as %j with %i decimals is %j", async (typed, decimals, kept) => {
    await render(weight(decimals));
    await field.click();
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(kept);
  });

  it.each([
    ["￥1 280.50", 2, "1280.50"],
    ["２．５", 1, "2.5"],
    ["3,75 kg", 2, "3.75"],
  ])("pasted as %j with %i decimals is %j", async (pasted, decimals, kept) => {
    await render(weight(decimals));
    await expect.element(field).toBeVisible();
    await paste(field.element(), pasted);
    await expect.element(field).toHaveValue(kept);
  });

  it.each([
    ...(["-5", "−5", "－5", "10-20", " -0.5"] as const).map((pasted) => [pasted, "noNegative"] as const),
    ...(["1e3", "1E+3", "5k", "2万", "3块5", "1.234.567"] as const).map((pasted) => [pasted, "digitsOnly"] as const),
  ])("pasted as %j stands as it is, is marked wrong and gives no number", async (pasted, why) => {
    const given = vi.fn();
    const { host } = await render(weight(2, "", given));
    await paste(field.element(), pasted);
    await expect.element(field).toHaveValue(pasted);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("alert").getByText(words[why])).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription(`In kilograms ${words[why]}`);
    expect(given.mock.calls).toEqual([[""]]);
    expect(await violations(host)).toEqual([]);
  });

  it.each([
    ["1e3", 0, "digitsOnly"],
    ["-7", 0, "noNegative"],
    ["1280.5", 0, "noDecimals"],
    ["5k2", 1, "digitsOnly"],
    ["1.2.5", 2, "digitsOnly"],
    ["1.5,5", 2, "digitsOnly"],
  ] as const)("typed key by key as %j with %i decimals becomes no other number", async (typed, decimals, why) => {
    const given = vi.fn();
    await render(weight(decimals, "", given));
    await field.click();
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveAccessibleDescription(`In kilograms ${words[why]}`);
    await userEvent.tab();
    await expect.element(field).toHaveValue(typed);
    expect(given.mock.lastCall).toEqual([""]);
    await field.fill("7");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    expect(given.mock.lastCall).toEqual(["7"]);
  });

  it.each([
    ["5kg", 0, "5"],
    ["1,280", 0, "1280"],
    ["60,000", 2, "60000"],
    ["1,500.00", 2, "1500.00"],
    ["60,50", 2, "60.50"],
    ["12 元", 2, "12"],
  ])("typed key by key as %j is understood once it is typed to its end: %i decimals, %j", async (typed, decimals, kept) => {
    const given = vi.fn();
    await render(weight(decimals, "", given));
    await field.click();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(kept);
    await expect.element(field).toHaveAccessibleDescription("In kilograms");
    expect(given.mock.lastCall).toEqual([kept]);
  });

  it("comes from a Chinese keyboard once, not twice", async () => {
    await render(weight(1));
    await field.click();
    await compose("１", "１２", "１２．", "１２．５");
    await expect.element(field).toHaveValue("12.5");
  });

  it("is corrected in its middle without the caret running away", async () => {
    await render(weight(1, "125"));
    await field.click();
    await userEvent.keyboard("{Home}{ArrowRight}9");
    await expect.element(field).toHaveValue("1925");
    await userEvent.keyboard("8");
    await expect.element(field).toHaveValue("19825");
  });

  it("asks for the pad of numbers, and is read with its hint", async () => {
    const { host } = await render(weight(1));
    await expect.element(field).toHaveAttribute("inputmode", "decimal");
    await expect.element(field).toHaveAccessibleDescription("In kilograms");
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("an amount", () => {
  it.each([
    ["CNY", "1280.509", "1280.50", "￥"],
    ["JPY", "1280", "1280", "JP¥"],
  ] as const)("in %s typed as %j is %j", async (currency, typed, kept, symbol) => {
    const { host } = await render(
      <Keep initial="">
        {(value, onChange) => (
          <MoneyField label="Weight" currency={currency} value={value} onChange={onChange} error="Too little" />
        )}
      </Keep>,
    );
    await field.click();
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue(kept);
    expect(host.textContent).toContain(symbol);
    await expect.element(field).toHaveAccessibleDescription("Too little");
    expect(await violations(host)).toEqual([]);
  });
});

describe("a stepper", () => {
  const count = page.getByRole("textbox", { name: "Quantity" });
  const more = page.getByRole("button", { name: "Increase" });
  const less = page.getByRole("button", { name: "Decrease" });

  function stepper(initial: number, onChange: (value: number) => void = () => undefined) {
    return (
      <Keep initial={initial} onChange={onChange}>
        {(value, keep) => <Stepper value={value} onChange={keep} min={1} max={5} />}
      </Keep>
    );
  }

  it("is one group, walked through with Tab and worked with Enter and Space", async () => {
    const { host } = await render(stepper(2));
    await expect.element(page.getByRole("group", { name: "Quantity" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(count).toHaveValue("1");
    await userEvent.tab();
    await expect.element(count).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(count).toHaveValue("3");
    expect(await violations(host)).toEqual([]);
  });

  it.each([
    ["below its least", 1, less, "Cannot reduce the amount"],
    ["above its most", 5, more, "Exceed the maximum stock"],
  ])("says why when it is pressed %s, and stays", async (_, at, press, why) => {
    const change = vi.fn();
    await render(stepper(at, change));
    await expect.element(press).toHaveAttribute("aria-disabled", "true");
    await press.click({ force: true });
    await expect.element(page.getByRole("status").getByText(why)).toBeVisible();
    await expect.element(count).toHaveValue(String(at));
    expect(change.mock.calls.filter(([value]) => value !== at)).toEqual([]);
  });

  it.each([
    ["3", "3"],
    ["99", "5"],
    ["0", "1"],
    ["x", "2"],
  ])("typed as %j and left is %j", async (typed, kept) => {
    await render(stepper(2));
    await count.fill(typed);
    await userEvent.tab();
    await expect.element(count).toHaveValue(kept);
  });

  it.each(["1e3", "-3", "2.5"])("typed key by key as %j says so, and leaves the quantity as it was", async (typed) => {
    const change = vi.fn();
    await render(stepper(2, change));
    await count.click();
    await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}${typed}`);
    await expect.element(count).toHaveValue(typed);
    await expect.element(page.getByRole("status").getByText(/digits|negative|whole/)).toBeVisible();
    await userEvent.tab();
    await expect.element(count).toHaveValue("2");
    expect(change).not.toHaveBeenCalled();
  });

  it("typed and confirmed with Enter is kept, and said once", async () => {
    const change = vi.fn();
    await render(stepper(2, change));
    await count.fill("4");
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    expect(change.mock.calls).toEqual([[4]]);
  });

  it("takes a wide digit of a Chinese keyboard", async () => {
    await render(stepper(2));
    await count.click();
    await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}");
    await compose("４");
    await userEvent.tab();
    await expect.element(count).toHaveValue("4");
  });
});
