import { uiDict } from "@sihai/text/dict/ui";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { StaffText } from "../src/show/StaffText.tsx";
import { render, violations } from "../testing/index.ts";

it.each([
  ["en", "卖家没有蓝色的了", "han", "zh"],
  ["zh", "The seller has no blue one left", "latin", "en"],
] as const)("on a page in %s “%s” is said to be in the language it was written in", async (language, text, script, lang) => {
  const { writtenByStaff } = await uiDict.load(language);
  const { host } = await render(
    <p>
      <StaffText>{text}</StaffText>
    </p>,
    { language },
  );
  await expect.element(page.getByText(writtenByStaff[script])).toBeVisible();
  expect(page.getByText(text).element().getAttribute("lang")).toMatch(new RegExp(`^${lang}`));
  expect(await violations(host)).toEqual([]);
});

it("in the page's own language says nothing beside it", async () => {
  const { host } = await render(<StaffText>The seller has no blue one left</StaffText>);
  expect(host.textContent).toBe("The seller has no blue one left");
});
