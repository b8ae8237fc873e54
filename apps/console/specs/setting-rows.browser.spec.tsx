import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { checkSetting, draftSetting, listSettings, previewSetting, readSettingHistory } from "@sihai/contract/setting";
import { type SettingName, seedJson } from "@sihai/domain/setting";
import { type ConsoleSettingWords, consoleSettingDict } from "@sihai/text/dict/console/setting";
import { consoleDict } from "@sihai/text/dict/console/shell";
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
  sessionStorage.clear();
  wire = consoleWire();
  wire.answering(listSettings, { data: { missingHolidays: null, list: [] } });
});
function openList(name: SettingName, versions: Version[], show?: "draft", language: "en" | "zh" = "en") {
  wire.answering(readSettingHistory, { data: { name, earliestDay: "2026-11-24", versions } });
  return openDesk("/settings", { search: { open: name, ...(show && { show }) }, language });
}
const closing = (own: ConsoleSettingWords, name = "") => new RegExp(`^${own.closeRow}\\s*${own.ofRow(name)}`);
const adding = (table: string) => new RegExp(`^${words.addRow}\\s*${words.ofRow(table)}$`);
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

it("its author is told that a colleague with the right to has to check it, or why it is theirs; what two decide is never theirs", async () => {
  const { byMaker, rights } = await consoleDict.load("en");
  wire.answering(previewSetting, { data: { trials: [] } });
  const check = page.getByRole("button", { name: words.check, exact: true });
  const opened = (mayCheck: Version["mayCheck"], name: SettingName, value: unknown) => {
    const draft = aVersion(name, value, { versionId: "2", state: "draft", draftedBy: "Lin", from: null, mayCheck });
    return openList(name, [draft, aVersion(name, seedJson[name])]);
  };
  const own = await opened("own", "parcelOperationFee", "9.00");
  await expect.element(page.getByText(byMaker.own(rights["setting.edit"]))).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
  own.remove();
  const alone = await opened("alone", "parcelOperationFee", "9.00");
  await expect.element(page.getByText(byMaker.alone(rights["setting.edit"]))).toBeVisible();
  await expect.element(check).toBeVisible();
  alone.remove();
  await opened("own", "windingDown", true);
  await expect.element(page.getByText(byMaker.never(rights["staff.manage"]))).toBeVisible();
});

it.each(["en", "zh"] as const)(
  "a draft of what holds already says that nothing changes, and is not sent, in %s",
  async (language) => {
    const own = await consoleSettingDict.load(language);
    wire.answering(previewSetting, { data: { trials: [] } });
    await openList("windingDown", [aVersion("windingDown", false)], "draft", language);
    const save = page.getByRole("button", { name: own.save });
    await expect.element(page.getByText(own.unchanged).first()).toBeVisible();
    await expect.element(save).toHaveAccessibleDescription(own.unchanged);
    await expect.element(page.getByText(own.windingDownFacts.off[0] ?? "")).not.toBeInTheDocument();
    await page.getByRole("textbox", { name: own.note }).fill("a slip");
    await save.click({ force: true });
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await page.getByRole("checkbox").or(page.getByRole("switch")).first().click();
    await expect.element(page.getByText(own.windingDownFacts.on[0] ?? "")).toBeVisible();
    await expect.element(save).not.toHaveAttribute("aria-disabled");
    expect(wire.heard(draftSetting)).toEqual([]);
  },
);

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
    await expect.element(page.getByRole("button", { name: new RegExp(`^${own.addRow}`) })).toBeVisible();
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

describe("the form of a draft", () => {
  beforeEach(() => {
    sessionStorage.clear();
    wire.answering(previewSetting, { data: { trials: [] } });
  });
  const note = () => page.getByLabelText(words.note, { exact: false });
  const active = () => document.activeElement;

  it("goes with the keyboard into the row that was added, and back to its button when one is taken out", async () => {
    await openList("parcelPayReminderDays", [aVersion("parcelPayReminderDays", [3, 5])], "draft");
    const add = page.getByRole("button", { name: adding(words.names.parcelPayReminderDays.title) });
    await add.click();
    await expect.poll(active).toBe(page.getByRole("textbox", { name: /^Row 3/ }).element());
    await note().fill("One more");
    await press(words.save);
    await expect.element(page.getByRole("textbox", { name: /^Row 3/ })).toHaveAccessibleDescription(/Enter a number$/);
    expect(wire.heard(draftSetting)).toEqual([]);
    await press(words.removeRow(3));
    await expect.poll(active).toBe(add.element());
  });

  it("opens a row added to a long list at its first field", async () => {
    await openList("boxes", [aVersion("boxes", seedJson.boxes)], "draft");
    await page.getByRole("button", { name: new RegExp(`^${words.addRow}`) }).click();
    await expect.poll(active).toBe(page.getByRole("textbox", { name: new RegExp(`^${words.fields.code}`) }).element());
  });

  it("goes to what is wrong and says its bound as the field writes it", async () => {
    await openList("cardSurchargeBp", [aVersion("cardSurchargeBp", 350)], "draft");
    const share = page.getByRole("textbox", { name: new RegExp(`^${words.names.cardSurchargeBp.title}`) });
    await share.fill("99");
    await note().fill("Cards cost more");
    await press(words.save);
    await expect.element(share).toHaveAccessibleDescription(`0% to 10% ${words.problems.TOO_GREAT}${words.limit("10%")}`);
    await expect.poll(active).toBe(share.element());
  });

  it("has what was typed after a reload, until it is closed", async () => {
    const versions = [aVersion("parcelOperationFee", "8.00")];
    const fee = () => page.getByRole("textbox", { name: new RegExp(`^${words.names.parcelOperationFee.title}`) });
    const first = await openList("parcelOperationFee", versions, "draft");
    await fee().fill("9.50");
    await note().fill("The bench takes longer");
    first.remove();
    await openList("parcelOperationFee", versions, "draft");
    await expect.element(fee()).toHaveValue("9.50");
    await expect.element(note()).toHaveValue("The bench takes longer");
    await page.getByRole("button", { name: /^Close/ }).click();
    await page.getByRole("button", { name: words.change }).click();
    await expect.element(fee()).toHaveValue("8.00");
  });

  it("names what the end of the business does, asks before it is sent, and says it to whoever checks", async () => {
    wire.answering(draftSetting, { data: { versionId: "9" } });
    await openList("windingDown", [aVersion("windingDown", false)], "draft");
    await page.getByRole("checkbox", { name: words.names.windingDown.title }).click();
    for (const fact of words.windingDownFacts.on) await expect.element(page.getByText(fact)).toBeVisible();
    await note().fill("The lease ends");
    await press(words.save);
    await expect.element(page.getByRole("alertdialog", { name: words.windingDownAsk.title })).toBeVisible();
    expect(wire.heard(draftSetting)).toEqual([]);
    await press(words.windingDownAsk.confirmText);
    await expect.poll(sent).toEqual({ name: "windingDown", value: true, note: "The lease ends" });
  });
});

describe.each(["en", "zh"] as const)("the calendar of holidays in %s", (language) => {
  const years = seedJson.holidays as readonly Record<string, unknown>[];

  it("is edited year by year with every date readable", async () => {
    const own = await consoleSettingDict.load(language);
    const host = await openList("holidays", [aVersion("holidays", years)], "draft", language);
    await page.getByRole("button", { name: /^2026/ }).click();
    const days = [...host.querySelectorAll<HTMLInputElement>("fieldset fieldset input[inputmode]")];
    expect(days.length).toBeGreaterThan(10);
    expect(days.filter((field) => field.clientWidth < 90)).toEqual([]);
    expect(page.getByRole("button", { name: own.removeNamed("2026") }).elements()).toEqual([]);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("shows whoever checks it the days of a year that changed", async () => {
    const own = await consoleSettingDict.load(language);
    const changed = years.map((year) =>
      year.year === 2026 ? { ...year, off: [{ first: "2026-10-01", last: "2026-10-09" }] } : year,
    );
    const draft = aVersion("holidays", changed, { versionId: "2", state: "draft", draftedBy: "Yan", from: null });
    await openList("holidays", [draft, aVersion("holidays", years)], undefined, language);
    const table = page.getByRole("table", { name: own.rowsChanged(1) });
    await expect.element(table.getByText("2026-10-09")).toBeVisible();
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
    await page.getByRole("button", { name: adding(words.names.couriers.title) }).click();
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
