import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { Button, Checkbox, Missing, useAsks } from "../src/index.ts";
import { cutOff, render, violations } from "../testing/index.ts";

function Choice() {
  const [chosen, setChosen] = useState<string[]>([]);
  const { asks, ask } = useAsks();
  return (
    <>
      <Missing text={asks > 0 && chosen.length === 0 ? "Choose one first" : null}>
        {["Red", "Blue"].map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
          />
        ))}
      </Missing>
      <div style={{ height: 2000 }} />
      <Button onClick={ask}>Go on</Button>
    </>
  );
}

it("a press that finds nothing chosen says so, goes to the first that could be, and again with the next press", async () => {
  const { host } = await render(<Choice />);
  const first = page.getByRole("checkbox", { name: "Red" });
  for (const _ of [1, 2]) {
    await page.getByRole("button", { name: "Go on" }).click();
    await expect.element(page.getByRole("alert").getByText("Choose one first")).toBeVisible();
    await expect.element(first).toHaveFocus();
    await expect.element(first).toBeInViewport();
  }
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  await first.click();
  await expect.element(page.getByText("Choose one first")).not.toBeInTheDocument();
});
