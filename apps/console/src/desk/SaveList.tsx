import { csvText } from "@sihai/domain/csv";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button } from "@sihai/ui";
import { type RefObject, useRef } from "react";
import { useDict } from "#console";
import { saveCsv } from "./save-csv.ts";

/** Where a list stands whose shown rows can be saved. */
export function useListed(): RefObject<HTMLDivElement | null> {
  return useRef<HTMLDivElement>(null);
}

/** What a list shows as a table for a spreadsheet: this page of it, in the order it is sorted by, in the words of the screen. */
export function SaveList({ name, listed }: { name: string; listed: RefObject<HTMLDivElement | null> }) {
  const words = useDict(consoleDict);
  function save() {
    const table = listed.current?.querySelector("table");
    if (table) saveCsv(`${name}.csv`, tableCsv(table));
  }
  return (
    <div>
      <Button small kind="quiet" onClick={save}>
        {words.savePage}
      </Button>
    </div>
  );
}

/** Its named columns; a column of ticks is none. */
export function tableCsv(table: HTMLTableElement): string {
  const titles = [...(table.tHead?.rows[0]?.cells ?? [])].map(saidIn);
  const rows = [...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
    Object.fromEntries(titles.map((title, at) => [title, cells[at] ? saidIn(cells[at]) : ""])),
  );
  return csvText(
    titles.filter((title) => title !== ""),
    rows,
  );
}

/** What a cell says, part by part; what is hidden from ears, such as the title a phone shows in it, is left out. */
function saidIn(cell: HTMLElement): string {
  const parts = new Map<Element, string>();
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: owner, textContent } = node;
    if (owner && !owner.closest("[aria-hidden]")) parts.set(owner, `${parts.get(owner) ?? ""}${textContent}`);
  }
  return [...parts.values()]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" · ");
}
