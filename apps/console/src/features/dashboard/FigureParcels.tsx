import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listFigureParcels } from "@sihai/contract/freight";
import { csvText } from "@sihai/domain/csv";
import { beijing, cnyText, formatDateTime } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleDashboardsDict } from "@sihai/text/dict/console-dashboards";
import { Button, Chip, ChipGroup, Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { ArrowLeft, Download } from "lucide-react";
import { useDict, useLanguage, usePageSearch } from "#console";
import { Pager, ParcelLink, ReadTable, saveCsv, wordOf } from "#desk";

type Row = CallData<typeof listFigureParcels>["list"][number];

/** The parcels a figure counts. */
export function FigureParcels() {
  const words = useDict(consoleDashboardsDict);
  const shared = useDict(consoleDict);
  const [{ line, state, age, month, timely, page = 1 }, change] = usePageSearch("/dashboards");
  const query = {
    page,
    ...(line === undefined ? {} : { line }),
    ...(state === undefined ? {} : { state }),
    ...(age === undefined ? {} : { age }),
    ...(month === undefined ? {} : { month }),
    ...(timely === undefined ? {} : { timely }),
  };
  const parcels = useEndpoint(listFigureParcels, { query }, { freshMs: 0 });
  const columns = useColumns();
  const chosen = [
    line && { key: "line" as const, text: line },
    state && { key: "state" as const, text: shared.parcelStates[state] },
    age && { key: "age" as const, text: words.ages[age] },
    month && { key: "month" as const, text: month },
  ].filter((one) => one !== undefined && one !== "");

  function save(rows: readonly Row[]) {
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
    saveCsv("parcels.csv", csvText(headings, cells));
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          small
          kind="quiet"
          icon={ArrowLeft}
          onClick={() =>
            change({
              show: undefined,
              line: undefined,
              state: undefined,
              age: undefined,
              month: undefined,
              timely: undefined,
              page: undefined,
            })
          }
        >
          {words.backToFigures}
        </Button>
        {chosen.map(({ key, text }) => (
          <Chip
            key={key}
            label={`${words.filters[key]}: ${text} ×`}
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
        {parcels.data ? (
          <Button small kind="plain" icon={Download} onClick={() => save(parcels.data.list)}>
            {words.export}
          </Button>
        ) : null}
      </div>
      <ReadTable
        read={parcels}
        caption={words.list}
        rows={parcels.data?.list ?? []}
        rowId={({ packageId }) => packageId}
        columns={columns}
        emptyText={words.noParcels}
      />
      {parcels.data ? (
        <Pager
          page={page}
          pageSize={parcels.data.pageSize}
          total={parcels.data.total}
          onPage={(next) => change({ page: next })}
        />
      ) : null}
    </>
  );
}

function useColumns(): DataColumn<Row>[] {
  const words = useDict(consoleDashboardsDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    { key: "no", title: shared.packageNo, cell: ({ packageId }) => <ParcelLink packageId={packageId} /> },
    { key: "line", title: words.line, sortBy: ({ lineId }) => lineId, cell: ({ lineId }) => lineId },
    { key: "state", title: shared.state, cell: ({ state }) => <Tag>{wordOf(shared.parcelStates, state)}</Tag> },
    {
      key: "created",
      title: words.created,
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatDateTime(createdAt, language, beijing),
    },
    { key: "deposit", title: words.deposit, align: "right", cell: ({ deposit }) => cnyText(deposit) },
    {
      key: "final",
      title: words.final,
      align: "right",
      cell: ({ finalFreight }) => (finalFreight === null ? "–" : cnyText(finalFreight)),
    },
    {
      key: "difference",
      title: words.difference,
      align: "right",
      sortBy: ({ deposit, finalFreight }) => (finalFreight === null ? 0 : Number(deposit) - Number(finalFreight)),
      cell: ({ deposit, finalFreight }) =>
        finalFreight === null ? "–" : cnyText((Number(deposit) - Number(finalFreight)).toFixed(2)),
    },
    {
      key: "days",
      title: words.daysTaken,
      align: "right",
      sortBy: ({ days }) => days ?? -1,
      cell: ({ days, isOnTime }) =>
        days === null ? (
          "–"
        ) : (
          <span className={isOnTime === false ? "font-semibold text-danger" : undefined}>
            {words.days1(days)}
            {isOnTime === false ? ` · ${words.tooLate}` : null}
          </span>
        ),
    },
  ];
}
