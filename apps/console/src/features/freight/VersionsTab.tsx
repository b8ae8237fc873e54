import { useEndpoint } from "@sihai/client";
import { listRateVersions } from "@sihai/contract/freight";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, ChipGroup, cx, ErrorState, SkeletonList, Tag } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { Upload } from "lucide-react";
import { useDict, useLanguage, usePageSearch } from "#console";
import { Beside } from "#desk";
import { ImportForm } from "./ImportForm.tsx";
import { VersionPanel } from "./VersionPanel.tsx";
import { stateOf, stateTones, type Version } from "./version-state.ts";

/** Every price list there was, is and will be; one opens beside the list. */
export function VersionsTab() {
  const words = useDict(consoleFreightDict);
  const shared = useDict(consoleDict);
  const [{ version, show, part }, change] = usePageSearch("/rates");
  const versions = useEndpoint(listRateVersions, {}, { freshMs: 0 });
  const columns = useColumns();
  const isToCheck = part === "drafts";
  const isBeside = version !== undefined || show === "import";
  const open = (versionId: string) => change({ version: versionId, show: undefined });
  if (versions.isPending) return <SkeletonList cards={3} lines={2} />;
  if (versions.error) return <ErrorState onReload={() => void versions.refetch()} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <ChipGroup
          label={words.state}
          value={isToCheck ? "drafts" : "all"}
          onChange={(next) => change({ part: next === "drafts" ? next : undefined })}
          options={[
            { value: "all", label: shared.all },
            { value: "drafts", label: words.states.draft },
          ]}
        />
        <Button small icon={Upload} onClick={() => change({ show: "import", version: undefined })}>
          {words.importTitle}
        </Button>
      </div>
      <Beside
        share="both"
        panel={
          show === "import" ? (
            <ImportForm onClose={() => change({ show: undefined })} onDone={open} />
          ) : version === undefined ? null : (
            <VersionPanel key={version} versionId={version} onClose={() => change({ version: undefined })} onOpen={open} />
          )
        }
      >
        <DataTable
          caption={words.tabs.versions}
          rows={isToCheck ? versions.data.list.filter(({ state }) => state === "draft") : versions.data.list}
          rowId={({ versionId }) => versionId}
          columns={isBeside ? columns.filter(({ key }) => ["number", "state", "from"].includes(key)) : columns}
          openId={version}
          onOpen={({ versionId }) => open(versionId)}
        />
      </Beside>
    </>
  );
}

function useColumns(): DataColumn<Version>[] {
  const words = useDict(consoleFreightDict);
  const language = useLanguage();
  return [
    {
      key: "number",
      title: words.number,
      cell: ({ versionId, note }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{words.version(versionId)}</span>
          <span className={cx("text-grey", versionId !== "0" && "line-clamp-2")}>
            {versionId === "0" ? words.filesVersion : note}
          </span>
        </span>
      ),
    },
    {
      key: "state",
      title: words.state,
      cell: (row) => (
        <span className="whitespace-nowrap">
          <Tag tone={stateTones[stateOf(row)]}>{words.states[stateOf(row)]}</Tag>
        </span>
      ),
    },
    {
      key: "from",
      title: words.from,
      cell: ({ takesEffectOn }) => <span className="whitespace-nowrap">{takesEffectOn ?? "–"}</span>,
    },
    { key: "maker", title: words.maker, cell: ({ importedBy }) => importedBy ?? "–" },
    {
      key: "importedAt",
      title: words.importedAt,
      cell: ({ importedAt }) => (importedAt === null ? "–" : formatDateTime(importedAt, language, beijing)),
    },
    { key: "checker", title: words.checker, cell: ({ scheduledBy }) => scheduledBy ?? "–" },
  ];
}
