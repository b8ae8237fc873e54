import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { assignSubject, listColleagues, readNotes, strikeNote, writeNote } from "@sihai/contract/note";
import { searchEverything } from "@sihai/contract/search";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Noted = CallData<typeof readNotes>["subjects"][number];
const no = "SH10007";
/** Who is signed in here: `openDesk` says Lin. */
const lin = { staffId: "3", name: "Lin" };
const wang = { staffId: "4", name: "Wang" };
const at = "2026-11-20T02:00:00.000Z";
const noted: Noted = {
  kind: "customer",
  no,
  assignee: wang,
  notes: [
    { noteId: "1", text: "Wants calls in the evening", assigned: null, by: lin, at, ended: null },
    { noteId: "2", text: "Wrote twice", assigned: null, by: wang, at, ended: null },
    { noteId: "3", text: "Wrong customer", assigned: null, by: wang, at, ended: { by: "Wang", at } },
    { noteId: "4", text: "", assigned: wang, by: lin, at, ended: null },
  ],
};

let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  const none = { via: null, customerMark: no, state: null, name: null, email: "mei@example.com" };
  wire.answering(searchEverything, { data: { found: [{ ...none, kind: "customer", no }] } });
  wire.answering(readNotes, { data: { subjects: [noted] } });
  wire.answering(listColleagues, { data: { colleagues: [lin, wang] } });
});

async function openNotes(language: "en" | "zh" = "en") {
  const words = await consoleNoteDict.load(language);
  const host = await openDesk("/search", { search: { q: no }, language });
  await page.getByText([words.titleOf(no), "Wang", words.count(2)].join(" · ")).click();
  return { words, host, list: page.getByRole("list", { name: words.titleOf(no) }) };
}

describe.each(["en", "zh"] as const)("notes of staff in %s", (language) => {
  it("say who looks after it and what was written, struck ones too, with nothing wrong", async () => {
    const { words, host, list } = await openNotes(language);
    await expect.element(list.getByRole("listitem").nth(3)).toBeVisible();
    await expect.element(list.getByRole("deletion")).toHaveTextContent("Wrong customer");
    await expect.element(page.getByRole("combobox", { name: words.assignee })).toHaveValue(wang.staffId);
    // Why these colleagues and no others.
    await expect.element(page.getByText(words.whoMay)).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("notes of staff", () => {
  it("are written once, and nothing empty is sent", async () => {
    const { words } = await openNotes();
    wire.answering(writeNote, { data: { noteId: "5" } });
    const field = page.getByRole("textbox", { name: words.write });
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(field).toBeInvalid();
    expect(wire.heard(writeNote)).toEqual([]);
    await field.fill("Refused the parcel");
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(page.getByText(words.saved)).toBeInTheDocument();
    expect(wire.heard(writeNote)).toEqual([{ body: { kind: "customer", no, text: "Refused the parcel" } }]);
    await expect.element(field).toHaveValue("");
  });

  it("are struck by their author alone, and can be left within a moment", async () => {
    const { words } = await openNotes();
    const shared = await consoleDict.load("en");
    expect(page.getByRole("button", { name: words.strikeOf("Wrote twice") }).query()).toBeNull();
    await page.getByRole("button", { name: words.strikeOf("Wants calls in the evening") }).click();
    await page.getByRole("button", { name: shared.undo }).click();
    expect(wire.heard(strikeNote)).toEqual([]);
  });

  it("take along who was chosen to look after it", async () => {
    const { words } = await openNotes();
    wire.answering(assignSubject, { data: { assignee: lin } });
    wire.answering(writeNote, { data: { noteId: "9" } });
    await userEvent.selectOptions(page.getByRole("combobox", { name: words.assignee }), words.you);
    await page.getByRole("textbox", { name: words.write }).fill("Wants the red one");
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(page.getByText(words.saved)).toBeInTheDocument();
    expect(wire.heard(assignSubject)).toEqual([{ body: { kind: "customer", no, to: lin.staffId, was: wang.staffId } }]);
    expect(wire.heard(writeNote)).toEqual([{ body: { kind: "customer", no, text: "Wants the red one" } }]);
  });

  it("go with who looks after it: given to oneself, and refused in words when somebody was faster", async () => {
    const { words } = await openNotes();
    const choice = page.getByRole("combobox", { name: words.assignee });
    wire.answering(assignSubject, { refusal: "ASSIGNED_MEANWHILE", facts: { to: "Zhou" } });
    await userEvent.selectOptions(choice, words.you);
    await page.getByRole("button", { name: words.change }).click();
    await expect.element(page.getByText(/Zhou/)).toBeInTheDocument();
    await expect.element(choice).toHaveValue(wang.staffId);
    wire.answering(assignSubject, { data: { assignee: lin } });
    await userEvent.selectOptions(choice, words.you);
    await page.getByRole("button", { name: words.change }).click();
    await expect.element(page.getByText(words.changed("Lin"))).toBeInTheDocument();
    expect(wire.heard(assignSubject).at(-1)).toEqual({ body: { kind: "customer", no, to: lin.staffId, was: wang.staffId } });
  });
});
