import { useCouriers, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { readAuditLog } from "@sihai/contract/audit";
import { otherCourier } from "@sihai/domain/courier";
import { beijing, formatDateTime, inLanguage } from "@sihai/text";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Chip, EmptyState, Select } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage, usePageSearch, WorkPage } from "#console";
import { PageByPlace, ReadTable, SavedFilters, SearchFilter, wordOf } from "#desk";
import { factText } from "./fact-text.ts";
import { SubjectLink } from "./SubjectLink.tsx";

type Act = CallData<typeof readAuditLog>["list"][number];

/** What staff did, newest first. A name or a number narrows the list to itself. */
export default function AuditPage() {
  const words = useDict(consoleLookUpDict);
  const [{ subject, action, staff, after }, change] = usePageSearch("/audit");
  const query = {
    ...(after && { after }),
    ...(subject ? { subject } : {}),
    ...(action ? { action } : {}),
    ...(staff ? { staffId: staff } : {}),
  };
  const log = useEndpoint(readAuditLog, { query }, { freshMs: 0 });
  const columns = useColumns((staffId) => change({ staff: staffId, after: undefined }));

  return (
    <WorkPage title={words.auditTitle}>
      <AuditFilters />
      <SavedFilters />
      <ReadTable
        read={log}
        caption={words.auditTitle}
        rows={log.data?.list ?? []}
        rowId={({ id }) => id}
        columns={columns}
        empty={<EmptyState picture="search" text={words.auditEmpty} />}
      />
      {log.data ? <PageByPlace after={after} next={log.data.next} onPage={(to) => change({ after: to })} /> : null}
    </WorkPage>
  );
}

function useColumns(onStaff: (staffId: string) => void): DataColumn<Act>[] {
  const words = useDict(consoleLookUpDict);
  const language = useLanguage();
  const courierNames = Object.fromEntries(
    [...useCouriers(), otherCourier].map(({ code, name }) => [code, inLanguage(name, language)]),
  );
  const values = { ...courierNames, ...words.factValues };
  const time = (at: string) => formatDateTime(at, language, beijing);
  return [
    {
      key: "at",
      title: words.when,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formatDateTime(at, language, beijing)}
        </time>
      ),
    },
    {
      key: "who",
      title: words.who,
      cell: (act) => <Who act={act} onStaff={onStaff} />,
    },
    {
      key: "what",
      title: words.what,
      cell: ({ action }) => <span className="block min-w-[96px]">{wordOf(words.actions, action)}</span>,
    },
    { key: "subject", title: words.subject, cell: ({ subject }) => <SubjectLink subject={subject} /> },
    {
      key: "facts",
      title: words.facts,
      cell: ({ facts }) => (
        <span className="text-note wrap-anywhere text-grey">
          {factText(facts, { language, names: words.factNames, values, time })}
        </span>
      ),
    },
  ];
}

function Who({ act: { staffId, staffName }, onStaff }: { act: Act; onStaff: (staffId: string) => void }) {
  const words = useDict(consoleLookUpDict);
  if (staffId === null) return words.system;
  return (
    <button
      type="button"
      onClick={() => onStaff(staffId)}
      className="min-h-[44px] font-semibold whitespace-nowrap text-brand-strong"
    >
      {staffName}
    </button>
  );
}

/** Whose number or name, which act, and the way back to everything. */
function AuditFilters() {
  const words = useDict(consoleLookUpDict);
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
