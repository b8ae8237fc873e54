import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type DataColumn, DataTable } from "../src/show/DataTable.tsx";
import { cutOff, Keep, render, violations } from "../testing/index.ts";

type Parcel = { id: string; grams: number; line: string };
const parcels: Parcel[] = [
  { id: "P-2", grams: 900, line: "Air" },
  { id: "P-10", grams: 1200, line: "Sea" },
  { id: "P-1", grams: 80, line: "Rail" },
];
const columns: DataColumn<Parcel>[] = [
  { key: "id", title: "Number", cell: ({ id }) => id, sortBy: ({ id }) => id },
  { key: "grams", title: "Weight", cell: ({ grams }) => `${grams} g`, sortBy: ({ grams }) => grams, align: "right" },
  { key: "line", title: "Line", cell: ({ line }) => <a href={`#${line}`}>{line}</a> },
];

type Given = { open?: (row: Parcel) => void; select?: (ids: string[]) => void; rows?: Parcel[]; ticks?: boolean };

function table({ open = () => undefined, select = () => undefined, rows = parcels, ticks = true }: Given = {}) {
  return (
    <Keep<string[]> initial={[]} onChange={select}>
      {(selected, keep) => (
        <DataTable
          caption="Parcels"
          rows={rows}
          rowId={({ id }) => id}
          columns={columns}
          onOpen={open}
          {...(ticks ? { selected, onSelect: keep } : {})}
        />
      )}
    </Keep>
  );
}
const numbers = () => [...document.querySelectorAll("tbody tr")].map((row) => /P-\d+/.exec(row.textContent)?.[0]);
const row = (id: string) => page.getByRole("row", { name: new RegExp(`${id}\\b`) });
const heading = (name: string) => page.getByRole("columnheader", { name });

describe("a table on a desk", () => {
  beforeEach(() => page.viewport(1024, 768));

  it("has its name and its headings read aloud, and nothing wrong", async () => {
    const { host } = await render(table());
    await expect.element(page.getByRole("table", { name: "Parcels" })).toBeVisible();
    await expect.element(heading("Line")).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("asks for another order where more rows stand on other pages, and leaves those it has as they came", async () => {
    const asked: (string | undefined)[] = [];
    await render(
      <Keep<string | undefined> initial={undefined} onChange={(to) => asked.push(to)}>
        {(by, keep) => (
          <DataTable
            caption="Parcels"
            rows={parcels}
            rowId={({ id }) => id}
            columns={columns}
            order={{ keys: ["grams"], by, onOrder: keep }}
          />
        )}
      </Keep>,
    );
    const said: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn++) {
      said.push(heading("Weight").element().getAttribute("aria-sort"));
      await page.getByRole("button", { name: "Sort by Weight" }).click();
      expect(numbers()).toEqual(["P-2", "P-10", "P-1"]);
    }
    expect(said).toEqual([null, "ascending", "descending"]);
    await expect.element(page.getByRole("button", { name: "Sort by Number" })).not.toBeInTheDocument();
    expect(asked).toEqual(["grams", "-grams", undefined]);
  });

  it("sorts by a column up, down, and not at all, numbers as numbers, and says which", async () => {
    await render(table());
    const weight = page.getByRole("button", { name: "Sort by Weight" });
    weight.element().focus();
    await userEvent.keyboard("{Enter}");
    const first = numbers();
    const direction = heading("Weight").element().getAttribute("aria-sort");
    await userEvent.keyboard(" ");
    expect(numbers()).toEqual(first.toReversed());
    expect(heading("Weight").element().getAttribute("aria-sort")).not.toBe(direction);
    expect(direction === "ascending" ? first : first.toReversed()).toEqual(["P-1", "P-2", "P-10"]);
    await userEvent.keyboard(" ");
    expect(numbers()).toEqual(["P-2", "P-10", "P-1"]);
    await expect.element(heading("Weight")).not.toHaveAttribute("aria-sort");
    await page.getByRole("button", { name: "Sort by Number" }).click();
    expect(numbers()).toEqual(["P-1", "P-2", "P-10"]);
  });

  it("is one stop of the Tab key in its rows; up, down, Home and End go between them", async () => {
    await render(table({ ticks: false }));
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect.element(row("P-2")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(row("P-10")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(row("P-1")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(row("P-1")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowUp}");
    await expect.element(row("P-2")).toHaveFocus();
  });

  it("opens a row with Enter and with a press, but not by a link in it", async () => {
    const open = vi.fn();
    await render(table({ open }));
    row("P-10").element().focus();
    await userEvent.keyboard("{Enter}");
    await page.getByText("80 g").click();
    await page.getByRole("link", { name: "Air" }).click();
    expect(open.mock.calls.map(([{ id }]) => id)).toEqual(["P-10", "P-1"]);
  });

  it("ticks with Space and by the boxes, one by one or all, and marks the rows", async () => {
    const select = vi.fn();
    await render(table({ select }));
    row("P-2").element().focus();
    await userEvent.keyboard(" ");
    await expect.element(row("P-2")).toHaveAttribute("aria-selected", "true");
    await row("P-1").getByRole("checkbox").click();
    expect(select).toHaveBeenLastCalledWith(["P-2", "P-1"]);
    const all = page.getByRole("checkbox", { name: "Select all" });
    await all.click();
    expect(select).toHaveBeenLastCalledWith(expect.arrayContaining(["P-1", "P-2", "P-10"]));
    await expect.element(all).toBeChecked();
    await all.click();
    expect(select).toHaveBeenLastCalledWith([]);
  });

  it("keeps a row's tick while it is sorted", async () => {
    await render(table());
    await row("P-10").getByRole("checkbox").click();
    await page.getByRole("button", { name: "Sort by Number" }).click();
    await expect.element(row("P-10")).toHaveAttribute("aria-selected", "true");
    expect(page.getByRole("checkbox", { checked: true }).elements()).toHaveLength(1);
  });

  it("that is empty says so", async () => {
    await render(table({ rows: [] }));
    await expect.element(page.getByText("no data")).toBeVisible();
    expect(page.getByRole("table").elements()).toEqual([]);
  });

  it("is reached by the keyboard at its end, also when its rows are few and its width is not", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ id: `P-${at + 100}`, grams: at, line: "Air" }));
    await render(table({ rows, ticks: false }));
    row("P-100").element().focus();
    await userEvent.keyboard("{End}");
    await expect.element(row("P-159")).toBeInViewport();
    await expect.element(heading("Weight")).toBeInViewport();
  });
});

describe("a table on a phone", () => {
  it("stands as cards inside the page, each value with its heading", async () => {
    const { host } = await render(table());
    expect(cutOff(host)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
    await expect.element(page.getByText("80 g")).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });
});
