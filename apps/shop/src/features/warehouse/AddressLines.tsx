import type { CallData } from "@sihai/contract";
import type { getWarehouseAddress } from "@sihai/contract/warehouse";
import { storageDict } from "@sihai/text/dict/storage";
import { Button } from "@sihai/ui";
import { Copy } from "lucide-react";
import { copyText, useDict } from "#shop";

type Shown = CallData<typeof getWarehouseAddress>["warehouses"][number];

/** A warehouse's address with the member's mark behind the recipient, each line and all of them to copy. */
export function AddressLines({ warehouse, mark }: { warehouse: Shown; mark: string | null }) {
  const words = useDict(storageDict);
  const rows = [
    { label: words.recipient, value: [warehouse.receiver.zh, mark].filter(Boolean).join(" ") },
    { label: words.phone, value: warehouse.phone },
    { label: words.address, value: warehouse.address.zh },
    { label: words.postcode, value: warehouse.zipCode },
  ];
  return (
    <>
      <ul className="flex flex-col divide-y divide-line" lang="zh-CN">
        {rows.map(({ label, value }) => (
          <li key={label} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-note text-grey">{label}</p>
              <p className="text-title break-words">{value}</p>
            </div>
            <button
              type="button"
              aria-label={`${words.copy} ${label}`}
              onClick={() => void copyText(value)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-brand-strong"
            >
              <Copy aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
      <Button wide kind="quiet" onClick={() => void copyText(rows.map(({ label, value }) => `${label} ${value}`).join("\n"))}>
        {words.copyAll}
      </Button>
    </>
  );
}
