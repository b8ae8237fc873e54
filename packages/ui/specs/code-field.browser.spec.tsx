import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CodeField } from "../src/form/CodeField.tsx";
import { compose, cutOff, Keep, paste, render, violations } from "../testing/index.ts";

const field = page.getByRole("textbox", { name: "Code" });
const send = page.getByRole("button", { name: "Send code" });

type Given = { onSend?: () => Promise<boolean>; sendDisabledReason?: string | null; error?: string };

function code({ onSend = async () => true, ...more }: Given = {}) {
  return (
    <Keep initial="">
      {(value, onChange) => <CodeField label="Code" value={value} onChange={onChange} onSend={onSend} {...more} />}
    </Keep>
  );
}

describe("a code", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    ["Your code: 123456.", "123456"],
    ["１２３４５６", "123456"],
    ["1234567", "123456"],
  ])("pasted as %j is %j", async (pasted, kept) => {
    await render(code());
    await paste(field.element(), pasted);
    await expect.element(field).toHaveValue(kept);
  });

  it("takes digits alone from the keys, and wide ones from an input method", async () => {
    await render(code());
    await field.click();
    await userEvent.keyboard("1a2");
    await compose("３", "３４");
    await expect.element(field).toHaveValue("1234");
  });

  it("is offered from the message it came in, on the pad of numbers", async () => {
    const { host } = await render(code({ error: "Wrong code" }));
    await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(field).toHaveAttribute("inputmode", "numeric");
    await expect.element(field).toHaveAccessibleDescription("Wrong code");
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

it("that cannot be asked for yet says why when its button is pressed, at the field", async () => {
  const ask = vi.fn(async () => true);
  const { host } = await render(code({ onSend: ask, sendDisabledReason: "Enter your e-mail first" }));
  await expect.element(field).not.toHaveAccessibleDescription("Enter your e-mail first");
  host.querySelector("button")?.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Enter your e-mail first");
  expect(ask).not.toHaveBeenCalled();
});

describe("asking for a code", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("counts down from 60 seconds and takes no second press until then", async () => {
    const ask = vi.fn(async () => true);
    const { host } = await render(code({ onSend: ask }));
    const button = host.querySelector("button");
    button?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(button?.textContent).toBe("Resend in 60 s");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(button?.textContent).toBe("Resend in 30 s");
    button?.click();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_500);
    expect(button?.textContent).toBe("Send code");
    expect(button?.getAttribute("aria-disabled")).toBeNull();
    button?.click();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("that failed counts nothing down and may be tried again", async () => {
    const ask = vi.fn(async () => false);
    const { host } = await render(code({ onSend: ask }));
    const button = host.querySelector("button");
    for (let press = 0; press < 2; press += 1) {
      button?.click();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(button?.textContent).toBe("Send code");
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe("the button that asks", () => {
  it("is reached after the field, and pressed with Enter", async () => {
    const ask = vi.fn(async () => true);
    await render(code({ onSend: ask }));
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(ask).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole("button", { name: "Resend in" })).toHaveAttribute("aria-disabled", "true");
  });

  it("while it cannot ask says why, and does not", async () => {
    const ask = vi.fn(async () => true);
    await render(code({ onSend: ask, sendDisabledReason: "Enter an address first" }));
    await expect.element(send).toHaveAccessibleDescription("Enter an address first");
    await send.click({ force: true });
    expect(ask).not.toHaveBeenCalled();
  });
});
