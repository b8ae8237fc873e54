import { parcelDict } from "@sihai/text/dict/parcel";
import { Cell, CellGroup } from "@sihai/ui";
import { Pencil } from "lucide-react";
import { href, useDict } from "#shop";
import type { Parcel } from "../parcel-view.ts";

/** Until it is sealed a parcel can be changed: the submit page opens with everything as it is. */
export function ChangeParcel({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  if (!parcel.may.change) return null;
  return (
    <CellGroup>
      <Cell
        icon={<Pencil size={20} />}
        title={words.change}
        note={words.changeNote}
        href={href("/order/in-storage/submit", { packageId: parcel.packageId })}
      />
    </CellGroup>
  );
}
