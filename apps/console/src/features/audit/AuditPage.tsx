import { useEndpoint } from "@sihai/client";
import { readAuditLog } from "@sihai/contract/audit";
import { consoleAuditDict } from "@sihai/text/dict/console/people/audit";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Chip, EmptyState, Select } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { PageByPlace, ReadTable, SavedFilters, SearchFilter } from "#desk";
import { useActColumns } from "./act-columns.tsx";

/** What staff did, newest first. A name or a number narrows the list to itself. */
export default function AuditPage() {
  const words = useDict(consoleAuditDict);
  const [{ subject, action, staff, after }, change] = usePageSearch("/audit");
  const query = {
    ...(after && { after }),
    ...(subject ? { subject } : {}),
    ...(action ? { action } : {}),
    ...(staff ? { staffId: staff } : {}),
  };
  const log = useEndpoint(readAuditLog, { query }, { freshMs: 0 });
  const columns = useActColumns((staffId) => change({ staff: staffId, after: undefined }));

  return (
    <WorkPage title={words.title}>
      <AuditFilters />
      <SavedFilters />
      <ReadTable
        read={log}
        caption={words.title}
        rows={log.data?.list ?? []}
        rowId={({ id }) => id}
        columns={columns}
        empty={<EmptyState picture="search" text={words.empty} />}
      />
      {log.data ? <PageByPlace after={after} next={log.data.next} onPage={(to) => change({ after: to })} /> : null}
    </WorkPage>
  );
}

/** Whose number or name, which act, and the way back to everything. */
function AuditFilters() {
  const words = useDict(consoleAuditDict);
  const shared = useDict(consoleDict);
  const [{ subject, action, staff }, change] = usePageSearch("/audit");
  const isNarrowed = subject !== undefined || action !== undefined || staff !== undefined;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-[260px] flex-1">
        <SearchFilter
          label={words.subjectFilter}
          asked={subject}
          onAsk={(text) => change({ subject: text?.toUpperCase(), after: undefined })}
        />
      </div>
      <div className="w-[240px]">
        <Select
          label={words.what}
          hideLabel
          value={action ?? ""}
          onChange={(next) => change({ action: next || undefined, after: undefined })}
          options={[
            { value: "", label: shared.all },
            ...Object.entries(words.actions).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      {isNarrowed ? (
        <Chip
          label={shared.clearFilters}
          onClick={() => change({ subject: undefined, action: undefined, staff: undefined, after: undefined })}
        />
      ) : null}
    </div>
  );
}
