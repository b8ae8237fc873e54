import { expect, test } from "@playwright/test";
import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { languages, Person, signIn } from "./support/person.ts";

const [, spoken] = languages;
const text = `asks for a gift box, ${Date.now()}`;

test("a clerk opens a row, leaves a note, keeps a filter and hands the row on", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await signIn(page, spoken, "lin");
  const lin = new Person(page, spoken);
  const words = {
    ...{ desk: await consoleDict.load(spoken.language), note: await consoleNoteDict.load(spoken.language) },
    handover: await consoleHandoverDict.load(spoken.language),
  };
  const filters = words.desk.savedFilters;

  const enquiryNo = await test.step("the opened row is marked, by key and by mouse, and keeps a note", async () => {
    await page.goto("/console/enquiries");
    const row = page
      .getByRole("row")
      .filter({ hasText: /\bXJ\d+/ })
      .first();
    await row.click();
    const found = /XJ\d+/.exec(page.url())?.[0] ?? "";
    await expect(page.locator('tr[aria-current="true"]')).toHaveCount(1);
    await page.getByText(words.note.titleOf(found)).click();
    await page.getByLabel(words.note.write).fill(text);
    await page.getByRole("button", { name: words.note.save }).click();
    await expect(page.getByText(words.note.saved)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
    return found;
  });

  await test.step("who looks after it is changed, and stands in the list", async () => {
    await page.getByLabel(words.note.assignee).selectOption({ label: words.note.you });
    await page.getByRole("button", { name: words.note.change, exact: true }).click();
    await expect(page.getByText(words.note.changed("Lin")).first()).toBeVisible();
    await lin.looksRight();
  });

  await test.step("a filter is kept with “my work” in it, set from another list, and taken away", async () => {
    await page.goto("/console/enquiries?assigned=me&due=today");
    await page.getByRole("button", { name: filters.save }).click();
    await page.getByLabel(filters.name).fill("Mine today");
    await page.getByRole("button", { name: filters.keep, exact: true }).click();
    await expect(page.getByText(filters.saved("Mine today"))).toBeVisible();
    await page.goto("/console/enquiries");
    await page.getByRole("link", { name: "Mine today" }).click();
    await expect(page).toHaveURL(/assigned=me&due=today/);
    await page.getByRole("button", { name: filters.remove("Mine today") }).click();
    await expect(page.getByRole("link", { name: "Mine today" })).toHaveCount(0);
  });

  await test.step("at the end of the shift it stands on the list, and a colleague takes it over", async () => {
    await page.goto("/console/handover");
    await expect(page.getByRole("listitem").filter({ hasText: enquiryNo })).toBeVisible();
    await lin.looksRight();
    const colleague = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
    await signIn(colleague, spoken, "su");
    await colleague.goto("/console/handover");
    await colleague.getByLabel(words.handover.colleague, { exact: true }).selectOption({ label: await nameOf(page) });
    await colleague.getByRole("button", { name: words.handover.takeOverOf(enquiryNo) }).click();
    await expect(colleague.getByText(words.handover.taken(enquiryNo))).toBeVisible();
    await expect(colleague.getByRole("listitem").filter({ hasText: enquiryNo })).toHaveCount(0);
    await colleague.context().close();
  });
  await page.context().close();
});

/** Who is signed in, as colleagues read it. */
async function nameOf(page: import("@playwright/test").Page): Promise<string> {
  const reply = await page.request.get("/api/staff/handover", { headers: { "x-platform": "web" } });
  return ((await reply.json()) as { data: { staff: { name: string } } }).data.staff.name;
}
