import type { ComponentProps, ReactNode } from "react";
import { ReadTable } from "./ReadTable.tsx";
import { ScanField } from "./scan/ScanField.tsx";

type WorkQueueProps<Row extends object> = ComponentProps<typeof ReadTable<Row>> & {
  onScan: (text: string) => void;
  scanHint: string;
  /** Which part of the queue is shown. */
  filters: ReactNode;
};

/** What waits at a bench, the most urgent first; a scanned label opens its row whatever part of the queue is shown. */
export function WorkQueue<Row extends object>({ onScan, scanHint, filters, ...table }: WorkQueueProps<Row>) {
  return (
    <>
      <ScanField onScan={onScan} hint={scanHint} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">{filters}</div>
      <ReadTable {...table} />
    </>
  );
}
