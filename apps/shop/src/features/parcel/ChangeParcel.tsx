import { cancelParcel, listParcels, parcelDetail } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/warehouse";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Cell, CellGroup, confirmBox, toastSuccess } from "@sihai/ui";
import { Pencil } from "lucide-react";
import { go, useAction, useDict } from "#shop";
import { useParcelSubmit } from "../../stores/parcel-submit.ts";
import { draftOfParcel } from "./draft-of-parcel.ts";
import type { Parcel } from "./parcel-view.ts";

/** Until it is sealed a parcel can be changed: cancelled, and the submit page opened with everything as it was. */
export function ChangeParcel({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const { packageId, cancelFee, state, may } = parcel;
  const change = useAction(cancelParcel, {
    refreshes: [parcelDetail, listParcels, listStorage],
    onDone: () => {
      const draft = draftOfParcel(parcel);
      useParcelSubmit.setState(draft);
      toastSuccess(words.changed);
      go("/order/in-storage/submit", { itemIds: draft.diItemList }, { replace: true });
    },
  });
  if (!may.cancel) return null;
  async function ask() {
    const text = cancelFee === "0.00" ? words.changeText : words.changePriced(cnyText(cancelFee));
    if (await confirmBox({ title: words.changeTitle, text, danger: state === "packed", confirmText: words.change }))
      await change.run({ body: { packageId } });
  }
  return (
    <CellGroup>
      <Cell
        icon={<Pencil size={20} />}
        title={words.change}
        note={words.changeNote}
        onClick={() => {
          if (!change.pending) void ask();
        }}
      />
    </CellGroup>
  );
}
