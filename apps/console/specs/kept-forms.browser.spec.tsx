import { listContent } from "@sihai/contract/content";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

beforeEach(() => {
  sessionStorage.clear();
  consoleWire().answering(listContent, { data: { list: [] } });
});

it.each(["en", "zh"] as const)("a text being written outlives a reload, in %s", async (language) => {
  const words = await consoleContentDict.load(language);
  const opened = () => openDesk("/content", { search: { begin: "notice" }, language });
  const name = page.getByRole("textbox", { name: new RegExp(`^${words.name}`) });
  const note = page.getByRole("textbox", { name: new RegExp(`^${words.note}`) });
  const before = await opened();
  await name.fill("spring-pause");
  await note.fill("The warehouse moves");
  await expect.poll(() => Object.values(sessionStorage).join()).toContain("The warehouse moves");
  before.remove();
  await opened();
  await expect.element(name).toHaveValue("spring-pause");
  await expect.element(note).toHaveValue("The warehouse moves");
});
