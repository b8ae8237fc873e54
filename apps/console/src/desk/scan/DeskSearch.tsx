import type { ReactNode } from "react";
import { ScanField } from "./ScanField.tsx";

type DeskSearchProps = {
  words: { search: string; searchHint: string; found: (asked: string) => string };
  /** What was asked for; undefined while the list stands by its tabs. */
  q: string | undefined;
  onSearch: (asked: string) => void;
  /** What narrows the list; it makes way for what was asked. */
  children?: ReactNode;
};

/** What finds a row of a desk, whatever its state. */
export function DeskSearch({ words, q, onSearch, children }: DeskSearchProps) {
  return (
    <>
      <ScanField label={words.search} hint={words.searchHint} onScan={(text) => onSearch(text.trim())} />
      {q === undefined ? children : <p className="text-body text-grey">{words.found(q)}</p>}
    </>
  );
}
