import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { checkSetting, draftSetting, listSettings, previewSetting, readSettingHistory } from "@sihai/contract/setting";
import { type SettingName, seedJson } from "@sihai/domain/setting";
import { type ConsoleSettingWords, consoleSettingDict } from "@sihai/text/dict/console/setting";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Version = CallData<typeof readSettingHistory>["versions"][number];

const words = await consoleSettingDict.load("en");
const aVersion = (name: SettingName, value: unknown, given: Partial<Version> = {}): Version => ({
  versionId: "1",
  name,
  value,
  note: "",
  state: "in-force",
  draftedBy: null,
  draftedAt: "2026-11-20T02:00:00.000Z",
  from: "2026-11-20T02:00:00.000Z",
  checkedBy: null,
  checkedAt: null,
  checkedAlone: false,
  withdrawnBy: null,
  withdrawnAt: null,
  mayCheck: "state",
  mayWithdraw: false,
  ...given,
});
const classes = seedJson.goodsClasses as readonly Record<string, unknown>[];
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(listSettings, { data: { missingHolidays: null, list: [] } });
});
function openList(name: SettingName, versions: Version[], show?: "draft", language: "en" | "zh" = "en") {
  wire.answering(readSettingHistory, { data: { name, earliestDay: "2026-11-24", versions } });
  return openDesk("/settings", { search: { open: name, ...(show && { show }) }, language });
}
const closing = (own: ConsoleSettingWords, name = "") => new RegExp(`^${own.closeRow}\\s*${own.ofRow(name)}`);
const sent = () => wire.heard(draftSetting).at(-1)?.body;
const fill = (label: string, text: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(text);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

it.each(["en", "zh"] as const)("what few may decide is checked only by typing its name, in %s", async (language) => {
  const own = await consoleSettingDict.load(language);
  const { title } = own.names.windingDown;
  const draft = { state: "draft" as const, draftedBy: "Yan", from: null, mayCheck: "yes" as const };
  wire.answering(previewSetting, { data: { trials: [] } });
  const host = await openList(
    "windingDown",
    [aVersion("windingDown", true, { versionId: "2", ...draft }), aVersion("windingDown", false)],
    undefined,
    language,
  );
  wire.answering(checkSetting, { data: null });
  const typed = page.getByRole("textbox", { name: own.graveWord(title) });
  const check = page.getByRole("button", { name: own.checkNow });
  await check.click();
  await expect.element(typed).toHaveAccessibleDescription(own.graveWordWrong(title));
  expect(wire.heard(checkSetting)).toEqual([]);
  expect(await violations(host, { whole: true })).toEqual([]);
  await typed.fill(title);
  await check.click();
  await expect.poll(() => wire.heard(checkSetting)).toEqual([{ body: { versionId: "2" } }]);
});

describe.each(["en", "zh"] as const)("a long list in %s", (language) => {
  it("shows what a draft changes, and all rows page by page, with nothing wrong", async () => {
    const own = await consoleSettingDict.load(language);
    const drafted = classes.map((row) => (row.id === "cups" ? { ...row, isOpen: false } : row));
    const draft = aVersion("goodsClasses", drafted, { versionId: "2", state: "draft", draftedBy: "Yan", from: null });
    const host = await openList("goodsClasses", [draft, aVersion("goodsClasses", classes)], undefined, language);
    const changed = page.getByRole("table", { name: own.rowsChanged(1) });
    await expect.element(changed.getByRole("cell", { name: "cups", exact: true })).toBeVisible();
    expect(changed.getByRole("row").elements()).toHaveLength(2);
    await page.getByText(own.allRows).last().click();
    await expect.element(page.getByRole("table", { name: own.names.goodsClasses.title })).toBeVisible();
    expect(page.getByRole("table", { name: own.names.goodsClasses.title }).getByRole("row").elements()).toHaveLength(21);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("opens its editor with twenty rows a page and nothing wrong", async () => {
    const own = await consoleSettingDict.load(language);
    const host = await openList("goodsClasses", [aVersion("goodsClasses", classes)], "draft", language);
    await expect.element(page.getByRole("button", { name: own.addRow })).toBeVisible();
    expect(page.getByRole("button", { name: closing(own) }).elements()).toHaveLength(20);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe.each(["en", "zh"] as const)("what roles may do in %s", (language) => {
  const seeded = seedJson.rolePermissions as Readonly<Record<string, readonly string[]>>;
  beforeEach(() => wire.answering(previewSetting, { data: { trials: [] } }));

  it("is ticked for each role, and a draft shows what becomes more and less", async () => {
    const own = await consoleSettingDict.load(language);
    const pricing = [...(seeded["role-pricing"] ?? []).filter((each) => each !== "parcel.read"), "operation.manage"];
    const draft = { versionId: "2", state: "draft" as const, draftedBy: "Yan", from: null };
    const versions = [
      aVersion("rolePermissions", { ...seeded, "role-pricing": pricing }, draft),
      aVersion("rolePermissions", seeded),
    ];
    const host = await openList("rolePermissions", versions, undefined, language);
    await expect.element(page.getByText(own.choicesMore(own.fields["operation.manage"]))).toBeVisible();
    await expect.element(page.getByText(own.choicesLess(own.fields["parcel.read"]))).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("is sent whole, in the order of the permissions", async () => {
    const own = await consoleSettingDict.load(language);
    wire.answering(draftSetting, { data: { versionId: "9" } });
    const host = await openList("rolePermissions", [aVersion("rolePermissions", seeded)], "draft", language);
    const pricing = page.getByRole("group", { name: own.fields["role-pricing"], exact: true });
    await pricing.getByRole("checkbox", { name: own.fields["order.read"], exact: true }).click();
    await pricing.getByRole("checkbox", { name: own.fields["parcel.read"], exact: true }).click();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await page.getByLabelText(own.note, { exact: false }).fill("They look at orders");
    await press(own.save);
    await expect.element(page.getByText(own.saved)).toBeVisible();
    const value = { ...seeded, "role-pricing": ["order.read", "freight.edit", "setting.read", "setting.edit"] };
    expect(sent()).toEqual({ name: "rolePermissions", value, note: "They look at orders" });
  });
});

describe("the editor of a long list", () => {
  it("finds a row by its words, closes it and sends every row", async () => {
    wire.answering(draftSetting, { data: { versionId: "9" } });
    await openList("goodsClasses", [aVersion("goodsClasses", classes)], "draft");
    await fill(words.searchRows, "contact len");
    await expect.element(page.getByText("Contact lenses", { exact: true })).toBeVisible();
    expect(page.getByRole("button", { name: closing(words) }).elements()).toHaveLength(1);
    await page.getByRole("button", { name: closing(words, "Contact lenses") }).click();
    await expect.element(page.getByText(words.rowClosed, { exact: true })).toBeVisible();
    await page.getByLabelText(words.note, { exact: false }).fill("Customs stop them");
    await press(words.save);
    await expect.element(page.getByText(words.saved)).toBeVisible();
    const value = classes.map((row) => (row.id === "contact-lenses" ? { ...row, isOpen: false } : row));
    expect(sent()).toEqual({ name: "goodsClasses", value, note: "Customs stop them" });
  });

  it("names what is wrong with a new row at its field, and takes the row out again", async () => {
    await openList("couriers", [aVersion("couriers", seedJson.couriers)], "draft");
    await press(words.addRow);
    await fill(words.fields.code, "sf");
    await fill(words.fields.zh, "菜鸟");
    await fill(words.fields.en, "Cainiao");
    await page
      .getByRole("group", { name: words.fields.certain, exact: true })
      .getByRole("button", { name: words.addRow })
      .click();
    await fill(words.row(1), "CN.*");
    await page.getByLabelText(words.note, { exact: false }).fill("A new courier");
    await press(words.save);
    await expect.element(page.getByRole("textbox", { name: /^Row 1/ })).toHaveAccessibleDescription(words.problems.NOT_PATTERN);
    await expect.element(page.getByText(words.rowWrong)).toBeVisible();
    expect(wire.heard(draftSetting)).toHaveLength(0);
    await fill(words.row(1), "CN\\d{10}");
    await press(words.save);
    await expect.element(page.getByRole("textbox", { name: /^Code/ })).toHaveAccessibleDescription(words.problems.TWICE);
    await press(words.removeNamed("Cainiao"));
    await expect.element(page.getByText("Cainiao")).not.toBeInTheDocument();
    expect(page.getByRole("button", { name: /^Remove/ }).elements()).toHaveLength(0);
  });

  it("knows countries by their names in either language", async () => {
    await openList("countries", [aVersion("countries", seedJson.countries)], "draft");
    await fill(words.searchRows, "德国");
    await expect.element(page.getByRole("button", { name: /^Germany DE/ })).toBeVisible();
    expect(page.getByRole("button", { name: closing(words) }).elements()).toHaveLength(1);
    await page.getByRole("button", { name: /^Germany DE/ }).click();
    await expect.element(page.getByRole("textbox", { name: new RegExp(`^${words.fields.postcode}`) })).toHaveValue("\\d{5}");
  });
});
