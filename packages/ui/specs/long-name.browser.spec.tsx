import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { LongName } from "../src/show/LongName.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const long = "Spring and autumn loose knitted cardigan for women, mid-length, college style, with pockets";

it("two long names that differ at their end alone are told apart on a phone, and are read out whole", async () => {
  const { host } = await render(
    <div style={{ width: 230 }}>
      <LongName text={`${long}, beige`} cells={48} />
      <LongName text={`${long}, navy`} cells={48} />
    </div>,
  );
  const shown = [...host.querySelectorAll<HTMLElement>("[aria-hidden]")];
  expect(shown.map(({ textContent }) => textContent.slice(-6).trim())).toEqual(["beige", ", navy"]);
  // Their end is on the page, and not behind the second line.
  for (const name of shown) expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  await expect.element(page.getByText(`${long}, navy`, { exact: true })).toBeInTheDocument();
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
});

it("a name that fits is written once", async () => {
  const { host } = await render(<LongName text="Teapot" cells={48} />);
  expect(host.textContent).toBe("Teapot");
});
