import { useEndpoint } from "@sihai/client";
import { packingQueue } from "@sihai/contract/parcel";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { ChipGroup, EmptyState, ErrorState, Notice, SkeletonList, TabStrip, TextField, toast, toastFailure } from "@sihai/ui";
import { useState } from "react";
import { readScan, ScanField } from "#bench";
import { useDict, usePageSearch, WorkPage } from "#console";
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
        <div className="overflow-hidden rounded-card">
          <div className="px-4">
            <TabStrip
              label={words.dispatchTitle}
              tabs={tabs.map((value) => ({ value, label: words.dispatchTabs[value] }))}
              value={tab}
              onChange={(next) => change({ tab: next, parcel: undefined })}
            />
          </div>
        </div>
      }
    >
      {tab === "exceptions" ? <ExceptionsTab /> : tab === "manifests" ? <ManifestsTab /> : <WaitingTab />}
    </WorkPage>
  );
}

/** Sealed parcels: a waybill for each, then all of one carrier on a manifest. The carrier comes within 48 hours (P-20). */
function WaitingTab() {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [{ warehouse, carrier = usualCarrier(), parcel: openNo }, change] = usePageSearch("/dispatch");
  const [selected, setSelected] = useState<string[]>([]);
  const [manifest, setManifest] = useState<HandedOver | null>(null);
  const waiting = useEndpoint(
    packingQueue,
    { query: { state: "weighed", ...(warehouse ? { warehouse } : {}) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const parcels = waiting.data?.parcels ?? [];
  const open = parcels.find(({ packageId }) => packageId === openNo);
  const late = parcels.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < Date.now()).length;
  const ticked = selected.filter((id) => parcels.some(({ packageId }) => packageId === id));

  function scan(text: string) {
    const scanned = readScan(text);
    const number = scanned.kind === "parcel" ? scanned.packageId : scanned.kind === "courier" ? scanned.number : "";
    const found = parcels.find(({ packageId, waybillNo }) => packageId === number || waybillNo === number);
    if (!found) return toastFailure(words.notWaiting(text));
    if (found.waybillNo === null || found.carrier !== carrier) return change({ parcel: found.packageId });
    toast(ticked.includes(found.packageId) ? words.alreadyOnManifest(found.packageId) : words.addedToManifest(found.packageId));
    addToManifest(found.packageId);
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
            label={words.carrier}
            hint={words.carrierHint}
            value={carrier}
            maxLength={40}
            autoComplete="off"
            onChange={(next) => change({ carrier: next || undefined }, { replace: true })}
          />
        </div>
        <ChipGroup
          label={shared.warehouse}
          value={warehouse ?? "all"}
          onChange={(next) => change({ warehouse: next === "all" ? undefined : next })}
          options={[
            { value: "all", label: shared.all },
            { value: "1", label: shared.warehouses.w1 },
            { value: "2", label: shared.warehouses.w2 },
          ]}
        />
      </div>
      {manifest ? <ManifestCard manifest={manifest} carrier={carrier} onClose={() => setManifest(null)} /> : null}
      {open ? (
        <ParcelPanel
          key={open.packageId}
          parcel={open}
          carrier={carrier}
          onClose={() => change({ parcel: undefined })}
          onGiven={() => {
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
      {waiting.isPending ? (
        <SkeletonList cards={4} lines={2} />
      ) : waiting.error ? (
        <ErrorState onReload={() => void waiting.refetch()} />
      ) : parcels.length === 0 ? (
        <EmptyState text={words.dispatchEmpty} />
      ) : (
        <DispatchTable
          parcels={parcels}
          selected={ticked}
          onSelect={setSelected}
          onOpen={(packageId) => change({ parcel: packageId })}
        />
      )}
    </>
  );
}
