import { describe, expect, it } from "vitest";
import { type ListColumns, listCsv } from "./list-csv.ts";

type Row = { no: number; name: string };
const columns: ListColumns<Row> = [
  ["Number", ({ no }) => no],
  ["Name", ({ name }) => name],
];
const pages: readonly Row[][] = [
  [
    { no: 1, name: "=HYPERLINK(1)" },
    { no: 2, name: "a, b" },
  ],
  [{ no: 3, name: "-cmd" }],
  [],
];

function reader() {
  const read: (string | undefined)[] = [];
  const pageAfter = (place: string | undefined) => {
    read.push(place);
    const at = Number(place ?? 0);
    return Promise.resolve({ list: pages[at] ?? [], next: at + 1 < pages.length ? String(at + 1) : null });
  };
  return { read, pageAfter };
}

describe("a list as CSV", () => {
  it("has every page under one head, and no cell runs as a formula (rule F62)", async () => {
    const parts: string[] = [];
    for await (const part of listCsv(columns, reader().pageAfter)) parts.push(part);
    expect(parts.join("")).toBe("\uFEFFNumber,Name\n1,'=HYPERLINK(1)\n2,\"a, b\"\n3,'-cmd\n");
  });

  it("reads a page only when the one before it was taken", async () => {
    const { read, pageAfter } = reader();
    const parts = listCsv(columns, pageAfter);
    await parts.next();
    expect(read).toEqual([undefined]);
    await parts.next();
    expect(read).toEqual([undefined, "1"]);
    await parts.return(undefined);
    expect(read).toEqual([undefined, "1"]);
  });

  it("is a head alone where the list is empty", async () => {
    const parts: string[] = [];
    const nothing = () => Promise.resolve({ list: [], next: null });
    for await (const part of listCsv(columns, nothing)) parts.push(part);
    expect(parts).toEqual(["\uFEFFNumber,Name\n"]);
  });
});
