import { serverNow, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { packingQueue } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Notice, TextField, toast, toastFailure } from "@sihai/ui";
import { type RefObject, useRef, useState } from "react";
import { useDict, usePageSearch, WorkPage } from "#console";
import {
  areStrings,
  DeskTabs,
  PageByPlace,
  QueueFilters,
  readScan,
  SavedFilters,
  ScanField,
  usePersistedState,
  WarehouseFilter,
} from "#desk";
import { DispatchTable } from "./DispatchTable.tsx";
import { ExceptionsTab } from "./ExceptionsTab.tsx";
import { HandOverBar } from "./HandOverBar.tsx";
import { type HandedOver, ManifestCard } from "./ManifestCard.tsx";
import { ManifestsTab } from "./ManifestsTab.tsx";
import { ParcelPanel } from "./ParcelPanel.tsx";
import { usualCarrier } from "./usual-carrier.ts";

type Waiting = CallData<typeof packingQueue>["parcels"][number];

const tabs = ["waiting", "exceptions", "manifests"] as const;

/** What waits for its carrier, what went wrong on the road, and what was handed over. */
export default function DispatchPage() {
  const words = useDict(consolePackingDict);
  const [{ tab = "waiting" }, change] = usePageSearch("/dispatch");
  return (
    <WorkPage
      title={words.dispatchTitle}
      filters={
        <DeskTabs
          label={words.dispatchTitle}
          tabs={tabs}
          words={words.dispatchTabs}
          value={tab}
          onChange={(next) => change({ tab: next, parcel: undefined, after: undefined })}
        />
      }
    >
      {tab === "exceptions" ? <ExceptionsTab /> : tab === "manifests" ? <ManifestsTab /> : <WaitingTab />}
    </WorkPage>
  );
}

/** Sealed parcels: a waybill for each, then all of one carrier on a manifest. The carrier comes within 48 hours (rule P-20). */
function WaitingTab() {
  const words = useDict(consolePackingDict);
  const [{ carrier = usualCarrier(), after }, change] = usePageSearch("/dispatch");
  const [selected, setSelected] = usePersistedState<string[]>("manifest", [], areStrings);
  const [manifest, setManifest] = useState<HandedOver | null>(null);
  const carrierField = useRef<HTMLInputElement>(null);
  const [lacksCarrier, setLacksCarrier] = useState(false);
  const waiting = useWaiting();
  const parcels = waiting.data?.parcels ?? [];
  const ticked = selected.filter((id) => parcels.some(({ packageId }) => packageId === id));

  async function scan(text: string) {
    const number = numberIn(text);
    const isIt = ({ packageId, waybillNo }: Waiting) => packageId === number || waybillNo === number;
    // A scanner is quicker than the list: a parcel may have been sealed since it came.
    const match = parcels.find(isIt) ?? (await waiting.refetch()).data?.parcels.find(isIt);
    if (!match) return toastFailure(words.notWaiting(text));
    if (match.waybillNo === null || match.carrier !== carrier) return change({ parcel: match.packageId });
    toast(ticked.includes(match.packageId) ? words.alreadyOnManifest(match.packageId) : words.addedToManifest(match.packageId));
    addToManifest(match.packageId);
  }

  function addToManifest(packageId: string) {
    setSelected((all) => [...new Set([...all, packageId])]);
  }

  function showManifest(done: HandedOver) {
    setManifest(done);
    setSelected([]);
  }

  return (
    <>
      <LateNotice parcels={parcels} />
      <ScanField onScan={(text) => void scan(text)} hint={words.dispatchHint} />
      <SavedFilters />
      <WaitingFilters carrier={carrier} carrierField={carrierField} isMissing={lacksCarrier && carrier.trim() === ""} />
      {manifest ? <ManifestCard manifest={manifest} carrier={carrier} onClose={() => setManifest(null)} /> : null}
      <OpenParcel
        parcels={parcels}
        onCarrierMissing={() => {
          setLacksCarrier(true);
          carrierField.current?.focus();
        }}
        onAssigned={addToManifest}
      />
      <HandOverBar
        parcels={parcels.filter(({ packageId }) => ticked.includes(packageId))}
        carrier={carrier}
        onHandedOver={showManifest}
      />
      <DispatchTable
        read={waiting}
        parcels={parcels}
        selected={ticked}
        onSelect={setSelected}
        onOpen={(packageId) => change({ parcel: packageId })}
      />
      {waiting.data ? (
        <PageByPlace
          after={after}
          next={waiting.data.next}
          total={waiting.data.total}
          onPage={(to) => change({ after: to, parcel: undefined })}
        />
      ) : null}
    </>
  );
}

type WaitingFiltersProps = {
  carrier: string;
  carrierField: RefObject<HTMLInputElement | null>;
  /** A waybill was to be saved without it. */
  isMissing: boolean;
};

/** Whose parcels are being made ready, and which of those that wait are looked at. */
function WaitingFilters({ carrier, carrierField, isMissing }: WaitingFiltersProps) {
  const words = useDict(consolePackingDict);
  const [{ warehouse, due, assigned }, change] = usePageSearch("/dispatch");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full max-w-[320px]">
        <TextField
          ref={carrierField}
          label={words.carrier}
          hint={words.carrierHint}
          error={isMissing ? words.carrierNeeded : undefined}
          value={carrier}
          maxLength={40}
          autoComplete="off"
          onChange={(next) => change({ carrier: next || undefined }, { replace: true })}
        />
      </div>
      <QueueFilters assigned={assigned} due={due} onChange={(next) => change({ ...next, after: undefined })} />
      <WarehouseFilter value={warehouse} onChange={(next) => change({ warehouse: next, after: undefined })} />
    </div>
  );
}

/** Sealed parcels that wait for their carrier, of the warehouse and the deadline asked for. */
function useWaiting() {
  const [{ warehouse, due, assigned, after }] = usePageSearch("/dispatch");
  const part = { ...(warehouse && { warehouse }), ...(due && { due }), ...(assigned && { assigned }), ...(after && { after }) };
  return useEndpoint(packingQueue, { query: { state: "weighed", ...part } }, { freshMs: 0, everyMs: 60_000 });
}

/** How many should have been fetched by now. */
function LateNotice({ parcels }: { parcels: readonly { dueAt: string | null }[] }) {
  const words = useDict(consolePackingDict);
  const late = parcels.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < serverNow()).length;
  return late > 0 ? <Notice tone="danger">{words.pickupLate(late)}</Notice> : null;
}

/** The parcel or waybill number on a label; empty for any other. */
function numberIn(text: string): string {
  const scanned = readScan(text);
  if (scanned.kind === "parcel") return scanned.packageId;
  return scanned.kind === "courier" ? scanned.number : "";
}

type OpenParcelProps = {
  parcels: readonly Waiting[];
  onCarrierMissing: () => void;
  onAssigned: (packageId: string) => void;
};

/** The parcel the address names, to be given its waybill; with it the parcel goes on the manifest. */
function OpenParcel({ parcels, onCarrierMissing, onAssigned }: OpenParcelProps) {
  const [{ carrier = usualCarrier(), parcel: openNo }, change] = usePageSearch("/dispatch");
  const open = parcels.find(({ packageId }) => packageId === openNo);
  if (!open) return null;
  return (
    <ParcelPanel
      key={open.packageId}
      parcel={open}
      carrier={carrier}
      onCarrierMissing={onCarrierMissing}
      onClose={() => change({ parcel: undefined })}
      onAssigned={() => {
        onAssigned(open.packageId);
        change({ parcel: undefined });
      }}
    />
  );
}
