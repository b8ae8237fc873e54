import { listSettings } from "@sihai/contract/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

it("a list's search shows what is asked for, also after going back", async () => {
  consoleWire().answering(listSettings, { data: { missingHolidays: null, list: [] } });
  const words = await consoleSettingDict.load("en");
  await openDesk("/settings", { search: { q: "storage" } });
  const field = page.getByRole("textbox", { name: words.search });
  await expect.element(field).toHaveValue("storage");
  await field.fill(" card ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => new URLSearchParams(location.search).get("q")).toBe("card");
  await expect.element(field).toHaveValue("card");
  history.back();
  await expect.element(field).toHaveValue("storage");
});
