import { returnOptions } from "@sihai/contract/return";
import type { ReturnObstacle } from "@sihai/domain/return";
import { useEndpoint } from "#shop";

type ReturnWay = { obstacle: ReturnObstacle | null; deadline: string | null };

/** Whether an item can still go back to its seller, and until when, as the return form will say; undefined until that is known. */
export function useReturnWay({ orderNo, itemNo }: { orderNo: string; itemNo: string }): ReturnWay | undefined {
  const options = useEndpoint(returnOptions, { query: { orderNo } }, { freshMs: 60_000 });
  return options.data?.items.find((item) => item.itemNo === itemNo);
}
