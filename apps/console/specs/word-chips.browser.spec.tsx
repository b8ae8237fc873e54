import { queryClient } from "@sihai/client";
import { listGoodsClasses } from "@sihai/contract/freight";
import { render } from "@sihai/ui/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { WordChips } from "../src/features/freight/WordChips.tsx";
import { consoleWire } from "../testing/open-page.tsx";

it("shows the names of what goods can be, and no code while they are on their way", async () => {
  queryClient.clear();
  const answer = consoleWire().holding(listGoodsClasses);
  const { host } = await render(
    <QueryClientProvider client={queryClient}>
      <WordChips kind="flags" label="Refused" value="liquid own-word" error={undefined} onChange={() => undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("Refused")).toBeVisible();
  expect(host.textContent).not.toContain("liquid");
  answer({ data: { classes: [], flags: [{ id: "liquid", name: { zh: "液体", en: "Liquid" } }] } });
  await expect.element(page.getByText(/Liquid|液体/)).toBeVisible();
  await expect.element(page.getByText("own-word")).toBeVisible();
  queryClient.clear();
});
