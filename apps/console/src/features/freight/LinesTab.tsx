import { serverNow, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { readLineCells } from "@sihai/contract/freight";
import { beijingDate } from "@sihai/domain/clocks";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Button, EmptyState, ErrorState, SearchBox, SkeletonList } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useDict, usePageSearch } from "#console";
import { Beside, useLocal } from "#desk";
import { LineEditor } from "./LineEditor.tsx";
import { wordIn } from "./words.ts";

type Line = CallData<typeof readLineCells>["lines"][number];

/** The lines of the latest scheduled price list; one opens as a form beside them. */
export function LinesTab() {
  const words = useDict(consoleFreightDict);
  const columns = useLineColumns();
  const [{ line }, change] = usePageSearch("/rates");
  const [typed, setTyped] = useState("");
  const lines = useEndpoint(readLineCells, { query: {} }, { freshMs: 0 });
  if (lines.isPending) return <SkeletonList cards={4} lines={1} />;
  if (lines.error) return <ErrorState onReload={() => void lines.refetch()} />;
  const wanted = typed.trim().toLowerCase();
  const shown = lines.data.lines.filter(({ lineId, name }) =>
    [lineId, name.en, name.zh].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[260px] flex-1">
          <SearchBox label={words.searchLine} value={typed} maxLength={80} onChange={setTyped} onSearch={() => undefined} />
        </div>
        <Button small icon={Plus} onClick={() => change({ line: "new" })}>
          {words.newLine}
        </Button>
      </div>
      <Beside share="open" panel={line === undefined ? null : <OpenLine line={line} />}>
        <DataTable
          caption={words.tabs.lines}
          rows={shown}
          rowId={({ lineId }) => lineId}
          columns={line ? columns.slice(0, 1) : columns}
          openId={line}
          onOpen={({ lineId }) => change({ line: lineId })}
          empty={<EmptyState picture="search" text={words.noLine} />}
        />
      </Beside>
    </>
  );
}

function useLineColumns(): DataColumn<Line>[] {
  const words = useDict(consoleFreightDict);
  const local = useLocal();
  const today = beijingDate(new Date(serverNow()));
  return [
    {
      key: "name",
      title: words.line,
      sortBy: ({ name }) => local(name),
      cell: ({ name, lineId, validFrom, validTo }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{local(name)}</span>
          <span className="text-grey">{lineId}</span>
          {validFrom > today ? <span className="block text-grey">{words.validFrom(validFrom)}</span> : null}
          {validTo === null ? null : <span className="block text-grey">{words.validTo(validTo)}</span>}
        </span>
      ),
    },
    {
      key: "service",
      title: words.columns.service,
      sortBy: ({ service }) => service,
      cell: ({ service }) => wordIn(words.choices, service),
    },
    {
      key: "countries",
      title: words.columns.countries,
      align: "right",
      sortBy: ({ countries }) => countries,
      cell: ({ countries }) => words.countriesCount(countries),
    },
  ];
}

/** The form of the line that stands open; saved, it leads to the version it became part of. */
function OpenLine({ line }: { line: string }) {
  const [, change] = usePageSearch("/rates");
  return (
    <LineEditor
      key={line}
      lineId={line === "new" ? null : line}
      onClose={() => change({ line: undefined })}
      onDone={(version) => change({ tab: "versions", line: undefined, version })}
    />
  );
}
