import { useAction, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { deliveredAfterAll } from "@sihai/contract/claim";
import { listExceptions, markException, takeBack } from "@sihai/contract/parcel";
import { type ExceptionKind, exceptionKinds } from "@sihai/domain/claim";
import { beijing, countryName, formatDateTime } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import {
  Button,
  Card,
  ChipGroup,
  EmptyState,
  ErrorState,
  IconButton,
  SkeletonList,
  Tag,
  TextArea,
  toastSuccess,
} from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ParcelLink, ScanField, ShelfField, StateTag, useLocal } from "#bench";
import { later, useDict, useLanguage, useMay, usePageSearch } from "#console";

type Troubled = CallData<typeof listExceptions>["parcels"][number];

/** Parcels that left and went silent, and those that are lost, seized or on their way back. */
export function ExceptionsTab() {
  const words = useDict(consolePackingDict);
  const [{ parcel: openNo }, change] = usePageSearch("/dispatch");
  const [asked, setAsked] = useState<string>();
  const number = openNo ?? asked;
  const listed = useEndpoint(listExceptions, { query: number === undefined ? {} : { number } }, { freshMs: 0, everyMs: 60_000 });
  const columns = useColumns(listed.data?.silentDays ?? 0);
  if (listed.isPending) return <SkeletonList cards={4} lines={2} />;
  if (listed.error) return <ErrorState onReload={() => void listed.refetch()} />;
  const { parcels, silentDays } = listed.data;
  const open = parcels.find(({ packageId, waybillNo }) => number !== undefined && [packageId, waybillNo].includes(number));
  const close = () => {
    setAsked(undefined);
    change({ parcel: undefined });
  };
  return (
    <>
      <p className="text-body text-grey">{words.exceptionsHint(silentDays)}</p>
      <ScanField
        hint={words.findOnRoad}
        onScan={(typed) => {
          change({ parcel: undefined });
          setAsked(typed.trim().toUpperCase());
        }}
      />
      {open ? <TroublePanel key={open.packageId} parcel={open} onClose={close} /> : null}
      {open || asked === undefined ? null : <p role="alert">{words.notOnRoad(asked)}</p>}
      {parcels.length === 0 ? (
        <EmptyState text={words.noExceptions} />
      ) : (
        <DataTable
          caption={words.exceptions}
          rows={parcels}
          rowId={({ packageId }) => packageId}
          columns={columns}
          onOpen={({ packageId }) => {
            setAsked(undefined);
            change({ parcel: packageId });
          }}
        />
      )}
    </>
  );
}

/** What is known now: where it is, or that its goods are on a shelf again. */
function TroublePanel({ parcel: { packageId, state, kind, trouble }, onClose }: { parcel: Troubled; onClose: () => void }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  if (!may("dispatch.record")) return null;
  return (
    <Card title={<ParcelLink packageId={packageId} />} aside={<IconButton icon={X} label={shared.close} onClick={onClose} />}>
      {state === "exception" ? (
        <div className="flex flex-col gap-6">
          <TakeBackForm packageId={packageId} onDone={onClose} />
          {kind === "returned" ? null : <FoundForm packageId={packageId} onDone={onClose} />}
        </div>
      ) : (
        <MarkForm packageId={packageId} likely={likelyKind(trouble)} onDone={onClose} note={words.markNote} />
      )}
    </Card>
  );
}

/** What usually becomes of a parcel, by its last scan. */
function likelyKind(trouble: Troubled["trouble"]): ExceptionKind {
  if (trouble === null) return "lost";
  return trouble === "returning" ? "returned" : "seized";
}

type MarkFormProps = { packageId: string; likely: ExceptionKind; note: string; onDone: () => void };

function MarkForm({ packageId, likely, note: hint, onDone }: MarkFormProps) {
  const words = useDict(consolePackingDict);
  const [kind, setKind] = useState(likely);
  const [note, setNote] = useState("");
  const mark = useAction(markException, {
    refreshes: [listExceptions],
    onDone: () => toastSuccess(words.marked(packageId, words.exceptionKinds[kind])),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    later({
      subject: packageId,
      text: words.marking(packageId, words.exceptionKinds[kind]),
      act: () => mark.run({ body: { packageId, kind, note: note.trim() } }),
    });
    onDone();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ChipGroup
        label={words.whatHappened}
        value={kind}
        onChange={setKind}
        options={exceptionKinds.map((value) => ({ value, label: words.exceptionKinds[value] }))}
      />
      <TextArea label={words.markReason} hint={hint} rows={2} maxLength={300} value={note} onChange={setNote} />
      <div>
        <Button type="submit" kind="danger">
          {words.mark}
        </Button>
      </div>
    </form>
  );
}

const shelfShape = /^[A-Z0-9-]{2,20}$/;

function TakeBackForm({ packageId, onDone }: { packageId: string; onDone: () => void }) {
  const words = useDict(consolePackingDict);
  const [shelf, setShelf] = useState("");
  const [tried, setTried] = useState(false);
  const fits = shelfShape.test(shelf.trim().toUpperCase());
  const back = useAction(takeBack, {
    refreshes: [listExceptions],
    onDone: ({ items }) => {
      toastSuccess(words.takenBack(packageId, items));
      onDone();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fits) void back.run({ body: { packageId, shelf: shelf.trim().toUpperCase() } });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ShelfField hint={words.takeBackNote} value={shelf} onChange={setShelf} isWrong={tried && !fits} />
      <div>
        <Button type="submit" pending={back.pending}>
          {words.takeBack}
        </Button>
      </div>
    </form>
  );
}

/** The carrier delivered it after all: an ordinary delivered parcel again. */
function FoundForm({ packageId, onDone }: { packageId: string; onDone: () => void }) {
  const words = useDict(consolePackingDict);
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const fits = note.trim().length >= 2;
  const found = useAction(deliveredAfterAll, {
    refreshes: [listExceptions],
    onDone: ({ ended, keptCny }) => {
      toastSuccess(words.found(packageId, ended.length, keptCny));
      onDone();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fits) void found.run({ body: { packageId, note: note.trim() } });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-4">
      <TextArea
        label={words.foundNote}
        hint={words.foundHint}
        required
        rows={2}
        maxLength={300}
        value={note}
        onChange={setNote}
        error={tried && !fits ? words.foundNeeded : undefined}
      />
      <div>
        <Button type="submit" kind="quiet" pending={found.pending}>
          {words.foundDo}
        </Button>
      </div>
    </form>
  );
}

function useColumns(silentDays: number): DataColumn<Troubled>[] {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  return [
    {
      key: "silent",
      title: words.silentFor,
      align: "right",
      sortBy: (row) => -row.silentDays,
      cell: (row) => <span className="whitespace-nowrap">{words.days(row.silentDays)}</span>,
    },
    { key: "parcel", title: shared.packageNo, cell: (row) => <ParcelLink packageId={row.packageId} /> },
    {
      key: "kind",
      title: shared.state,
      sortBy: (row) => row.kind ?? row.trouble ?? "",
      cell: (row) =>
        row.kind !== null ? (
          <Tag tone="danger">{words.exceptionKinds[row.kind]}</Tag>
        ) : row.trouble !== null ? (
          <Tag tone="warn">{words.troubles[row.trouble]}</Tag>
        ) : row.silentDays >= silentDays ? (
          <Tag tone="warn">{words.silent}</Tag>
        ) : (
          // Somebody looked it up; nothing is wrong with it that its scans know of.
          <StateTag parcel={row.state} />
        ),
    },
    {
      key: "scan",
      title: words.lastScan,
      cell: (row) =>
        row.lastScan === null ? (
          shared.none
        ) : (
          <span>
            {local(row.lastScan.text)}
            <span className="block text-note text-grey">{formatDateTime(row.lastScan.at, language, beijing)}</span>
          </span>
        ),
    },
    {
      key: "waybill",
      title: words.waybill,
      cell: (row) => (
        <span>
          {row.waybillNo}
          <span className="block text-note text-grey">{row.carrier}</span>
        </span>
      ),
    },
    { key: "line", title: words.line, cell: (row) => `${local(row.lineName)} · ${countryName(row.country, language)}` },
    { key: "customer", title: shared.customer, cell: (row) => row.customerMark },
  ];
}
