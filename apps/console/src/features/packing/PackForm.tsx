import { useAction } from "@sihai/client";
import { packingParcel, packingQueue, packParcel } from "@sihai/contract/parcel";
import { parcelServiceCodes } from "@sihai/domain/parcel";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { Button, Card, Checkbox, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { wordOf } from "#bench";
import { useDict } from "#console";
import type { ParcelOnBench } from "./PackingParcel.tsx";

/** Whether a charge is work at the bench: a service asked for, but for the priority, which is none. */
function isWork(code: string): boolean {
  return code !== "priority-stock-out" && parcelServiceCodes.some((one) => one === code);
}

/** Every service is ticked as done before the box may be closed. */
export function PackForm({ read: { parcel, services }, allPicked }: { read: ParcelOnBench; allPicked: boolean }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [done, setDone] = useState<readonly string[]>([]);
  const pack = useAction(packParcel, { refreshes: [packingParcel, packingQueue], onDone: () => toastSuccess(words.packedDone) });
  const work = services.filter(({ code }) => isWork(code));
  const reason = !allPicked ? words.pickFirst : work.some(({ code }) => !done.includes(code)) ? words.servicesFirst : null;
  return (
    <Card title={words.servicesToDo}>
      {work.length === 0 ? <p className="text-grey">{words.noServices}</p> : null}
      {work.map(({ code, quantity }) => (
        <Checkbox
          key={code}
          label={`${wordOf(shared.parcelServices, code)} × ${quantity}`}
          checked={done.includes(code)}
          onChange={(on) => setDone(on ? [...done, code] : done.filter((one) => one !== code))}
        />
      ))}
      <div className="mt-3">
        <Button
          pending={pack.pending}
          disabledReason={reason}
          onClick={() => void pack.run({ body: { packageId: parcel.packageId } })}
        >
          {words.packed}
        </Button>
      </div>
    </Card>
  );
}
