import type { CallData } from "@sihai/contract";
import { stillToCome } from "@sihai/contract/goods";
import { cny, sum, times, toDecimal } from "@sihai/domain";
import { useEndpoint } from "#shop";

export type Ahead = CallData<typeof stillToCome>;
export type PiecesAhead = {
  goodsId: string | null;
  classId: string | null;
  quantity: number;
  unitPrice: string;
  name: string;
  /** Of an item that lies in storage: it is weighed, and counts as it is. */
  itemNo?: string;
};
type Asked = {
  pieces: readonly PiecesAhead[];
  /** Null: nobody has said where to yet. */
  country: string | null;
  /** 0: none is known yet. */
  warehouse: number;
};

/** So many kinds of goods the call takes. */
const piecesMost = 200;

/** What sending these goods will cost once they are bought; nothing is asked before there are goods, a country and a warehouse. */
export function useAhead({ pieces, country, warehouse }: Asked) {
  const taken = pieces.slice(0, piecesMost);
  const goods = taken.map(({ goodsId, classId, quantity, itemNo }) => ({
    goodsId,
    classId,
    quantity,
    ...(itemNo && { itemNo }),
  }));
  const value = sum(
    taken.map(({ unitPrice, quantity }) => times(cny(unitPrice), quantity)),
    "CNY",
  );
  const body = { goods, country: country ?? "", warehouse, value: toDecimal(value) };
  return useEndpoint(stillToCome, { body }, { enabled: country !== null && warehouse > 0 && goods.length > 0, freshMs: 60_000 });
}
