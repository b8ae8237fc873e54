import { serverNow, useEndpoint } from "@sihai/client";
import { packingQueue } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Notice, TextField, toast, toastFailure } from "@sihai/ui";
import { useRef, useState } from "react";
import { useDict, usePageSearch, WorkPage } from "#console";
import { areStrings, DeskTabs, DueFilter, readScan, ScanField, usePersistedState, WarehouseFilter } from "#desk";
import { DispatchTable } from "./DispatchTable.tsx";
import { ExceptionsTab } from "./ExceptionsTab.tsx";
import { HandOverBar } from "./HandOverBar.tsx";
import { type HandedOver, ManifestCard } from "./ManifestCard.tsx";
import { ManifestsTab } from "./ManifestsTab.tsx";
import { ParcelPanel } from "./ParcelPanel.tsx";
import { usualCarrier } from "./usual-carrier.ts";

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
          onChange={(next) => change({ tab: next, parcel: undefined })}
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
  const [{ warehouse, due, carrier = usualCarrier(), parcel: openNo }, change] = usePageSearch("/dispatch");
  const [selected, setSelected] = usePersistedState<string[]>("manifest", [], areStrings);
  const [manifest, setManifest] = useState<HandedOver | null>(null);
  const carrierField = useRef<HTMLInputElement>(null);
  const waiting = useEndpoint(
    packingQueue,
    { query: { state: "weighed", ...(warehouse ? { warehouse } : {}), ...(due && { due }) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const parcels = waiting.data?.parcels ?? [];
  const open = parcels.find(({ packageId }) => packageId === openNo);
  const late = parcels.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < serverNow()).length;
  const ticked = selected.filter((id) => parcels.some(({ packageId }) => packageId === id));

  function scan(text: string) {
    const scanned = readScan(text);
    const number = scanned.kind === "parcel" ? scanned.packageId : scanned.kind === "courier" ? scanned.number : "";
    const match = parcels.find(({ packageId, waybillNo }) => packageId === number || waybillNo === number);
    if (!match) return toastFailure(words.notWaiting(text));
    if (match.waybillNo === null || match.carrier !== carrier) return change({ parcel: match.packageId });
    toast(ticked.includes(match.packageId) ? words.alreadyOnManifest(match.packageId) : words.addedToManifest(match.packageId));
    addToManifest(match.packageId);
  }

  function addToManifest(packageId: string) {
    setSelected((all) => [...new Set([...all, packageId])]);
  }

  return (
    <>
      {late > 0 ? <Notice tone="danger">{words.pickupLate(late)}</Notice> : null}
      <ScanField onScan={scan} hint={words.dispatchHint} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="w-full max-w-[320px]">
          <TextField
            ref={carrierField}
            label={words.carrier}
            hint={words.carrierHint}
            value={carrier}
            maxLength={40}
            autoComplete="off"
            onChange={(next) => change({ carrier: next || undefined }, { replace: true })}
          />
        </div>
        <DueFilter value={due} onChange={(next) => change({ due: next })} />
        <WarehouseFilter value={warehouse} onChange={(next) => change({ warehouse: next })} />
      </div>
      {manifest ? <ManifestCard manifest={manifest} carrier={carrier} onClose={() => setManifest(null)} /> : null}
      {open ? (
        <ParcelPanel
          key={open.packageId}
          parcel={open}
          carrier={carrier}
          onCarrierMissing={() => carrierField.current?.focus()}
          onClose={() => change({ parcel: undefined })}
          onAssigned={() => {
            addToManifest(open.packageId);
            change({ parcel: undefined });
          }}
        />
      ) : null}
      {ticked.length > 0 ? (
        <HandOverBar
          parcels={parcels.filter(({ packageId }) => ticked.includes(packageId))}
          carrier={carrier}
          onHandedOver={(done) => {
            setManifest(done);
            setSelected([]);
          }}
        />
      ) : null}
      <DispatchTable
        read={waiting}
        parcels={parcels}
        selected={ticked}
        onSelect={setSelected}
        onOpen={(packageId) => change({ parcel: packageId })}
      />
    </>
  );
}
