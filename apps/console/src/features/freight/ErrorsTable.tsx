import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { DataTable } from "@sihai/ui/table";
import { useDict } from "#console";

export type CellError = { file: string; row: number; column: string; message: string };

/** Every cell that is wrong, where the spreadsheet has it. */
export function ErrorsTable({ errors }: { errors: readonly CellError[] }) {
  const words = useDict(consoleFreightDict);
  return (
    <DataTable
      caption={words.problem}
      rows={errors}
      rowId={({ file, row, column, message }) => `${file} ${row} ${column} ${message}`}
      maxHeight="360px"
      columns={[
        { key: "file", title: words.file, cell: ({ file }) => `${file}.csv` },
        { key: "row", title: words.row, align: "right", cell: ({ row }) => row },
        { key: "column", title: words.column, cell: ({ column }) => column },
        {
          key: "problem",
          title: words.problem,
          cell: ({ message }) => <span className="break-words">{words.problemText(message)}</span>,
        },
      ]}
    />
  );
}

/** That nothing was taken, and every cell that has to be corrected first; nothing where all is right. */
export function WrongCells({ errors, text }: { errors: readonly CellError[]; text: (count: number) => string }) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="mt-4 flex flex-col gap-2">
      <p className="font-semibold text-danger">{text(errors.length)}</p>
      <ErrorsTable errors={errors} />
    </div>
  );
}
