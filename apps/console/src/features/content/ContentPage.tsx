import { useEndpoint } from "@sihai/client";
import { type ContentKind, contentKinds, listContent } from "@sihai/contract/content";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Button, Select } from "@sihai/ui";
import { Plus } from "lucide-react";
import { useDict, usePageSearch, WorkPage } from "#console";
import { Beside, ReadTable, SearchFilter, useDeskKeys } from "#desk";
import { ContentForm } from "./ContentForm.tsx";
import { ContentPanel } from "./ContentPanel.tsx";
import { columnsBeside, useContentColumns } from "./content-columns.tsx";
import { entryOf } from "./entry.ts";
import { idOf } from "./types.ts";

/** Every text, advert and announcement: what is shown and what comes, and beside it one with its versions. */
export default function ContentPage() {
  const words = useDict(consoleContentDict);
  const [{ open, q = "", kind, begin }, change] = usePageSearch("/content");
  const read = useEndpoint(listContent, {}, { freshMs: 0 });
  const columns = useContentColumns();
  const wanted = q.trim().toLowerCase();
  const shown = (read.data?.list ?? []).filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      `${row.name} ${row.title.zh ?? ""} ${row.title.en ?? ""}`.toLowerCase().includes(wanted),
  );
  useDeskKeys({ ids: shown.map(idOf), open, onOpen: (next) => change({ open: next, begin: undefined }) });
  const close = () => change({ open: undefined, begin: undefined });

  const [openKind, openName] = open?.split("/") ?? [];
  const chosen = contentKinds.find((one) => one === openKind);
  const panel =
    begin !== undefined ? (
      <ContentForm key={begin} kind={begin} entry={entryOf("", null)} of={null} onClose={close} />
    ) : chosen !== undefined && openName !== undefined ? (
      <ContentPanel key={open} kind={chosen} name={openName} onClose={close} />
    ) : null;

  return (
    <WorkPage title={words.title}>
      <p className="text-note text-grey">{words.hint}</p>
      <ContentFilters onBegin={(next) => change({ begin: next, open: undefined })} />
      <Beside share="both" panel={panel}>
        <ReadTable
          read={read}
          caption={words.list}
          rows={shown}
          rowId={idOf}
          columns={panel === null ? columns : columns.filter(({ key }) => columnsBeside.includes(key))}
          openId={open}
          onOpen={(row) => change({ open: idOf(row), begin: undefined })}
          emptyText={words.nothing}
        />
      </Beside>
    </WorkPage>
  );
}

/** A search by words, the kinds, and what can be begun. */
function ContentFilters({ onBegin }: { onBegin: (kind: ContentKind) => void }) {
  const words = useDict(consoleContentDict);
  const [{ q, kind }, change] = usePageSearch("/content");
  const begins = [
    ["notice", words.newNotice],
    ["advert", words.newAdvert],
    ["article", words.newArticle],
  ] as const;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[220px] flex-1">
        <SearchFilter label={words.search} asked={q} onAsk={(text) => change({ q: text })} />
      </div>
      <div className="w-[160px]">
        <Select
          label={words.kind}
          hideLabel
          value={kind ?? ""}
          onChange={(next) => change({ kind: next === "" ? undefined : next })}
          options={[{ value: "", label: words.allKinds }, ...contentKinds.map((value) => ({ value, label: words.kinds[value] }))]}
        />
      </div>
      {begins.map(([value, label]) => (
        <Button key={value} small kind="quiet" icon={Plus} onClick={() => onBegin(value)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
