import { useEndpoint } from "@sihai/client";
import { listFigureParcels } from "@sihai/contract/dashboard";
import { csvText } from "@sihai/domain/csv";
import { labelled } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Chip, ChipGroup } from "@sihai/ui";
import { ArrowLeft, Download } from "lucide-react";
import type { ReactNode } from "react";
import { useDict, useLanguage, usePageSearch } from "#console";
import { Pager, ReadTable, saveCsv } from "#desk";
import { type FigureParcel, useFigureColumns } from "./figure-columns.tsx";

/** The parcels a figure counts. */
export function FigureParcels() {
  const words = useDict(consoleDashboardDict);
  const [{ line, state, age, month, timely, page = 1 }, change] = usePageSearch("/dashboards");
  const query = { page, ...(line && { line }), ...(state && { state }), ...(age && { age }) };
  const parcels = useEndpoint(
    listFigureParcels,
    { query: { ...query, ...(month && { month }), ...(timely && { timely }) } },
    { freshMs: 0 },
  );
  const columns = useFigureColumns();
  const { data } = parcels;
  return (
    <>
      <FigureFilters>
        {data ? (
          <Button small kind="plain" icon={Download} onClick={() => saveCsv("parcels.csv", csvOf(data.list))}>
            {words.export}
          </Button>
        ) : null}
      </FigureFilters>
      <ReadTable
        read={parcels}
        caption={words.list}
        rows={data?.list ?? []}
        rowId={({ packageId }) => packageId}
        columns={columns}
        emptyText={words.noParcels}
      />
      {data ? <Pager page={page} pageSize={data.pageSize} total={data.total} onPage={(next) => change({ page: next })} /> : null}
    </>
  );
}

const noFilters = { line: undefined, state: undefined, age: undefined, month: undefined, timely: undefined };

/** What the figure counts, each part of it to be taken out, and the way back to the figures. */
function FigureFilters({ children }: { children: ReactNode }) {
  const words = useDict(consoleDashboardDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const [{ line, state, age, month, timely }, change] = usePageSearch("/dashboards");
  const chosen = [
    line && { key: "line" as const, text: line },
    state && { key: "state" as const, text: shared.parcelStates[state] },
    age && { key: "age" as const, text: words.ages[age] },
    month && { key: "month" as const, text: month },
  ].filter((one) => one !== undefined && one !== "");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button small kind="quiet" icon={ArrowLeft} onClick={() => change({ show: undefined, page: undefined, ...noFilters })}>
        {words.backToFigures}
      </Button>
      {chosen.map(({ key, text }) => (
        <Chip
          key={key}
          label={labelled(words.filters[key], `${text} ×`, language)}
          onClick={() => change({ [key]: undefined, page: undefined })}
        />
      ))}
      <ChipGroup
        label={words.filters.timely}
        options={(["all", "late", "on-time"] as const).map((value) => ({
          value,
          label: value === "all" ? shared.all : words.timely[value],
        }))}
        value={timely ?? "all"}
        onChange={(value) => change({ timely: value === "all" ? undefined : value, page: undefined })}
      />
      {children}
    </div>
  );
}

function csvOf(rows: readonly FigureParcel[]): string {
  const headings = ["package_no", "line_id", "state", "created_at", "deposit", "final_freight", "days", "on_time"];
  const cells = rows.map((row) => ({
    package_no: row.packageId,
    line_id: row.lineId,
    state: row.state,
    created_at: row.createdAt,
    deposit: row.deposit,
    final_freight: row.finalFreight,
    days: row.days,
    on_time: row.isOnTime,
  }));
  return csvText(headings, cells);
}
