import { csvText } from "@sihai/domain/csv";
import { labelled } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { Button, Card } from "@sihai/ui";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useDict, useLanguage } from "#console";
import { saveCsv } from "#desk";

export type Table = { name: string; headings: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type FigureCardProps = { title: string; hint?: string; table: Table; children: ReactNode };

/** A plot with its heading, and its figures as a CSV file. */
export function FigureCard({ title, hint, table, children }: FigureCardProps) {
  const words = useDict(consoleDashboardDict);
  const language = useLanguage();

  function save() {
    const rows = table.rows.map((row) => Object.fromEntries(table.headings.map((heading, at) => [heading, row[at]])));
    saveCsv(`${table.name}.csv`, csvText(table.headings, rows));
  }

  return (
    <Card className="min-w-0">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-title font-semibold">{title}</h2>
        <Button small kind="plain" icon={Download} onClick={save} label={labelled(title, words.export, language)}>
          {words.export}
        </Button>
      </div>
      {hint ? <p className="mb-3 text-note text-grey">{hint}</p> : null}
      {children}
    </Card>
  );
}
