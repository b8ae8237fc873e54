import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Fold } from "../src/index.ts";
import { render } from "../testing/index.ts";

/** A form that opens its fold for a fault, which typing takes away. */
function WithFault() {
  const [password, setPassword] = useState("ab");
  return (
    <Fold title="Set a password" open={password.length < 6}>
      <input aria-label="Password" value={password} onChange={(event) => setPassword(event.target.value)} />
    </Fold>
  );
}

describe("a fold", () => {
  it("opened for a fault stays open under the fingers that mend it, and can be closed", async () => {
    const { host } = await render(<WithFault />);
    const isOpen = () => host.querySelector("details")?.open;
    const field = page.getByRole("textbox", { name: "Password" });
    await field.click();
    await userEvent.keyboard("{End}cdefgh");
    await expect.element(field).toHaveValue("abcdefgh");
    expect(isOpen()).toBe(true);
    await field.fill("a");
    await page.getByText("Set a password").click();
    await expect.poll(isOpen).toBe(false);
  });

  it("keeps its arrow beside a title of two lines", async () => {
    const { host } = await render(
      <div style={{ width: "220px" }}>
        <Fold title="Delivered to Germany, about CN ￥122.00–144.00">About</Fold>
      </div>,
    );
    const arrow = host.querySelector("summary svg")?.getBoundingClientRect();
    const range = document.createRange();
    // The text alone: what stands around it differs.
    const [text] = page.getByText(/^Delivered/).element().childNodes;
    if (text) range.selectNode(text);
    const words = range.getBoundingClientRect();
    expect(arrow?.top).toBeGreaterThanOrEqual(words.top);
    expect(arrow?.bottom).toBeLessThanOrEqual(words.bottom);
  });
});
