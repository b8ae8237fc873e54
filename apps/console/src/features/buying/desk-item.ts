import type { CallData } from "@sihai/contract";
import type { buyingQueue } from "@sihai/contract/order";

export type DeskItem = CallData<typeof buyingQueue>["list"][number];

/** The item after one that is done, so that the desk goes on by itself; the one before at the end of the list. */
export function nextAfter(list: readonly DeskItem[], itemNo: string): string | undefined {
  const at = list.findIndex((item) => item.itemNo === itemNo);
  return (list[at + 1] ?? list[at - 1])?.itemNo;
}
