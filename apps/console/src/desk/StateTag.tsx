import { Tag } from "@sihai/ui";
import { useStates } from "./states.ts";

/** The state of an item or a parcel. */
export function StateTag({ item, parcel }: { item: string; parcel?: never } | { item?: never; parcel: string }) {
  const { itemState, itemTone, parcelState, parcelTone } = useStates();
  return item === undefined ? (
    <Tag tone={parcelTone(parcel)}>{parcelState(parcel)}</Tag>
  ) : (
    <Tag tone={itemTone(item)}>{itemState(item)}</Tag>
  );
}
