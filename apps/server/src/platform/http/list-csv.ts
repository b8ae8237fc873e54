import { type CsvCell, csvLines } from "@sihai/domain/csv";

/** Columns of a list as a table: what stands above each, and what a row says in it. */
export type ListColumns<Row> = readonly (readonly [title: string, cell: (row: Row) => CsvCell])[];
type Page<Row> = { list: readonly Row[]; next: string | null };

/** What tells a spreadsheet that the text is UTF-8. */
const mark = "\uFEFF";

/**
 * A list as CSV, a part for each of its pages: the next one is read when whoever takes the file has taken the last. One page is in memory, however long
 * the list. No cell runs as a formula (rule F62).
 */
export async function* listCsv<Row>(
  columns: ListColumns<Row>,
  pageAfter: (place: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<string> {
  let front = `${mark}${csvLines([columns.map(([title]) => title)])}`;
  let place: string | undefined;
  do {
    const { list, next }: Page<Row> = await pageAfter(place);
    yield front + csvLines(list.map((row) => columns.map(([, cell]) => cell(row))));
    front = "";
    place = next ?? undefined;
  } while (place !== undefined);
}
