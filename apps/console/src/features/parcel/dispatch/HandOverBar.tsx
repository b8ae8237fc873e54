import { useAction } from "@sihai/client";
import { handOver, packingQueue } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Button, Card, toastSuccess } from "@sihai/ui";
import { defer, useDeferred, useDict } from "#console";
import type { BenchParcel } from "../packing/parcel-columns.tsx";
import type { HandedOver } from "./ManifestCard.tsx";

type HandOverBarProps = { parcels: readonly BenchParcel[]; carrier: string; onHandedOver: (done: HandedOver) => void };

/** Hands everything on the manifest over at once, after a moment in which it can be undone; nothing while none is ticked. */
export function HandOverBar({ parcels, carrier, onHandedOver }: HandOverBarProps) {
  const words = useDict(consolePackingDict);
  const hand = useAction(handOver, {
    refreshes: [packingQueue],
    onDone: (done) => {
      toastSuccess(words.handedOver(done.manifestNo));
      onHandedOver(done);
    },
  });
  const missing = parcels.filter((parcel) => parcel.waybillNo === null || parcel.carrier !== carrier.trim()).length;
  const reason = carrier.trim() === "" ? words.carrierNeeded : missing > 0 ? words.missingWaybills(missing) : null;
  const packageIds = parcels.map(({ packageId }) => packageId);
  const subject = packageIds.join(",");
  const waiting = useDeferred((state) => state.waiting?.subject);
  if (parcels.length === 0) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold">
          {words.selected(parcels.length)}
        </p>
        <Button
          pending={hand.pending || waiting === subject}
          disabledReason={reason}
          onClick={() =>
            defer({
              subject,
              text: words.handingOver(packageIds.length),
              act: () => hand.run({ body: { carrier: carrier.trim(), packageIds } }),
            })
          }
        >
          {words.handOver}
        </Button>
      </div>
    </Card>
  );
}
