import { useEndpoint } from "@sihai/client";
import { listUnannouncedAsStaff } from "@sihai/contract/unannounced";
import { unannouncedStates } from "@sihai/domain/unannounced";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { ChipGroup, EmptyState, Tag } from "@sihai/ui";
import { href, useDict, useMay, usePageSearch, WorkPage } from "#console";
import { Beside, PageByPlace, ReadTable, SavedFilters, ScanField, useDeskKeys } from "#desk";
import { DisputesCard } from "../forwarding/DisputesCard.tsx";
import { useShelfColumns } from "./shelf-columns.tsx";
import { UnannouncedPanel } from "./UnannouncedPanel.tsx";

/** Parcels nobody announced: claims to check first, then what passes to us soonest. */
export default function UnannouncedPage() {
  const words = useDict(consoleUnannouncedDict);
  const [{ q, state, parcel, after }, change] = usePageSearch("/unannounced");
  const shelf = useEndpoint(
    listUnannouncedAsStaff,
    { query: { ...(after && { after }), ...(q ? { q: q.slice(0, 60) } : {}), ...(state ? { state } : {}) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const mayDecide = useMay()("unannounced.record");
  const columns = useShelfColumns(parcel !== undefined);
  const { waiting = 0, list = [], total = 0, next = null } = shelf.data ?? {};
  useDeskKeys({
    ids: list.map(({ unannouncedNo }) => unannouncedNo),
    open: parcel,
    onOpen: (next) => change({ parcel: next }, { replace: true }),
  });

  return (
    <WorkPage title={words.title} actions={waiting > 0 ? <Tag tone="warn">{words.waiting(waiting)}</Tag> : null}>
      <DisputesCard mayDecide={mayDecide} />
      <ScanField
        onScan={(text) => change({ q: text.trim().toUpperCase(), parcel: undefined, after: undefined })}
        label={words.hint}
      />
      <ShelfFilter />
      <SavedFilters />
      <Beside
        share="list"
        panel={parcel && <UnannouncedPanel key={parcel} unannouncedNo={parcel} onClose={() => change({ parcel: undefined })} />}
      >
        <ReadTable
          read={shelf}
          caption={words.title}
          rows={list}
          rowId={(row) => row.unannouncedNo}
          columns={columns}
          openId={parcel}
          onOpen={(row) => change({ parcel: row.unannouncedNo })}
          empty={<NothingHere />}
        />
        <PageByPlace after={after} next={next} total={total} onPage={(to) => change({ after: to, parcel: undefined })} />
      </Beside>
    </WorkPage>
  );
}

/** What lies on the shelf, or the parcels of one state alone. */
function ShelfFilter() {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  const [{ state }, change] = usePageSearch("/unannounced");
  return (
    <ChipGroup
      label={shared.filter}
      value={state ?? "shelf"}
      onChange={(next) =>
        change({ state: unannouncedStates.find((one) => one === next), q: undefined, parcel: undefined, after: undefined })
      }
      options={[
        { value: "shelf", label: words.onShelf },
        ...unannouncedStates.map((value) => ({ value, label: words.states[value] })),
      ]}
    />
  );
}

function NothingHere() {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  return (
    <EmptyState
      picture="box"
      text={
        <>
          <span className="block">{words.empty}</span>
          {words.emptyHelp}
        </>
      }
      action={{ label: shared.pages.receiving, href: href("/receiving") }}
    />
  );
}
