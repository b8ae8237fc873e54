import type { ExceptionKind } from "@sihai/domain/claim";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, IconButton } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useMay } from "#console";
import { ParcelLink } from "#desk";
import { DeliveredForm } from "./DeliveredForm.tsx";
import type { ExceptionParcel } from "./exception-parcel.ts";
import { MarkExceptionForm } from "./MarkExceptionForm.tsx";
import { TakeBackForm } from "./TakeBackForm.tsx";

/** What is known now: where it is, or that its goods are on a shelf again. */
export function ExceptionPanel({ parcel, onClose }: { parcel: ExceptionParcel; onClose: () => void }) {
  const { packageId, state, kind, alert } = parcel;
  const shared = useDict(consoleDict);
  const may = useMay();
  if (!may("dispatch.record")) return null;
  return (
    <Card title={<ParcelLink packageId={packageId} />} aside={<IconButton icon={X} label={shared.close} onClick={onClose} />}>
      {state === "exception" ? (
        <div className="flex flex-col gap-6">
          <TakeBackForm packageId={packageId} onDone={onClose} />
          {kind === "returned" ? null : <DeliveredForm packageId={packageId} onDone={onClose} />}
        </div>
      ) : (
        <MarkExceptionForm packageId={packageId} likely={likelyKind(alert)} onDone={onClose} />
      )}
    </Card>
  );
}

/** What usually becomes of a parcel, by its last scan. */
function likelyKind(alert: ExceptionParcel["alert"]): ExceptionKind {
  if (alert === null) return "lost";
  return alert === "returning" ? "returned" : "seized";
}
