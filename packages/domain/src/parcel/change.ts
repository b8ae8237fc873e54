import { type Money, zero } from "../money.ts";
import type { Settings } from "../setting/index.ts";
import { benchTasks } from "./bench-tasks.ts";
import type { ParcelState } from "./states.ts";

/** What lies in the box and is done to it. `charges`: the services chosen, others do not matter. */
export type Packed = {
  itemIds: readonly string[];
  charges: readonly { code: string; quantity: number; items?: readonly { itemId: string; quantity: number }[] | undefined }[];
};

/** Whether a change concerns the box itself: its goods, or work of the bench. Papers, line and address do not. */
export function changesBox(before: Packed, after: Packed): boolean {
  return contentOf(before) !== contentOf(after);
}

function contentOf({ itemIds, charges }: Packed): string {
  const tasks = benchTasks(charges).map(({ code, itemId, quantity }) => `${code}:${itemId}:${quantity}`);
  return [...new Set(itemIds), ...tasks].sort().join(" ");
}

/** What a change costs by itself: nothing, but for opening a box that is closed already. CNY. */
export function changeFee(
  state: ParcelState,
  isBoxChanged: boolean,
  { parcelReopenFee }: Pick<Settings, "parcelReopenFee">,
): Money {
  return state === "packed" && isBoxChanged ? parcelReopenFee : zero("CNY");
}
