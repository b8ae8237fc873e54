import { returnDict } from "@sihai/text/dict/return";
import { Card } from "@sihai/ui";
import { CircleDollarSign, CreditCard, type LucideIcon, MessagesSquare, PackageCheck, Store, Truck, Undo2 } from "lucide-react";
import { useDict, useSettings } from "#shop";
import type { ReturnKindOnWire } from "./types.ts";

const icons: Record<ReturnKindOnWire, readonly LucideIcon[]> = {
  return: [MessagesSquare, Undo2, Store, CircleDollarSign],
  exchange: [MessagesSquare, CreditCard, Undo2, Truck, PackageCheck],
};

/** The stages in a row, each with its sign, and how long they take. */
export function HowReturnsGo({ kind }: { kind: ReturnKindOnWire }) {
  const words = useDict(returnDict);
  const rules = useSettings();
  return (
    <Card title={words.how}>
      <ol className="flex items-start py-2">
        {words.flow[kind].map((step, at) => {
          const Icon = icons[kind][at] ?? Store;
          return (
            <li key={step} className="relative flex min-w-0 flex-1 flex-col items-center gap-2 px-0.5 text-center">
              {at > 0 ? <span aria-hidden className="absolute top-5 right-1/2 left-[-50%] h-0.5 bg-brand/25" /> : null}
              <span aria-hidden className="relative grid size-10 place-items-center rounded-full bg-brand-soft text-brand-strong">
                <Icon size={20} />
              </span>
              <span className="max-w-full text-note leading-4 hyphens-auto wrap-anywhere">{step}</span>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-note text-grey">{rules && words.flowNote[kind](rules.returnStepHours.applied)}</p>
    </Card>
  );
}
