import { useEndpoint } from "@sihai/client";
import { readMarks } from "@sihai/contract/note";
import type { NoteSubject, NoteSubjectKind } from "@sihai/domain/note";
import { consoleNoteDict } from "@sihai/text/dict/console/people/note";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { subjectsText } from "./subjects-text.ts";

/** What the rows of a list are to those who write notes: their kind, the number of each, and the column that names them. */
export type Marks<Row> = { kind: NoteSubjectKind; no: (row: Row) => string; under: string };

/** So many rows are asked about at once. */
const rowsAtOnce = 100;

/** The columns of a list, with who looks after a row and how many notes stand on it below what names the row: a column more would not fit a bench's screen. */
export function useMarkedColumns<Row extends object>(
  columns: readonly DataColumn<Row>[],
  { kind, no, under }: Marks<Row>,
  rows: readonly Row[],
): DataColumn<Row>[] {
  const batches = new Map<string, string>();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce).map((row): NoteSubject => ({ kind, no: no(row) }));
    for (const subject of batch) batches.set(subject.no, subjectsText(batch));
  }
  const marked = (column: DataColumn<Row>): DataColumn<Row> => ({
    ...column,
    cell: (row) => (
      <>
        {column.cell(row)}
        <Mark no={no(row)} batch={batches.get(no(row)) ?? ""} />
      </>
    ),
  });
  return columns.map((column) => (column.key === under ? marked(column) : column));
}

/** The rows of a batch ask the same question, which is asked once. */
function Mark({ no, batch }: { no: string; batch: string }) {
  const words = useDict(consoleNoteDict);
  const { data } = useEndpoint(readMarks, { query: { subjects: batch } }, { enabled: batch !== "", freshMs: 10_000 });
  const mark = data?.marks.find((one) => one.no === no);
  if (!mark) return null;
  const facts = [mark.assignee && words.with(mark.assignee), mark.notes > 0 && words.count(mark.notes)];
  return <span className="block text-note font-medium text-brand-deep">{facts.filter(Boolean).join(" · ")}</span>;
}
