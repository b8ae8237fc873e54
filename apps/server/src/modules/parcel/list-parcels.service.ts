import type { ParcelTab } from "@sihai/domain/parcel";
import type { Deps } from "#platform";
import { lineFigures } from "../freight/index.ts";
import { arrivalOf, nextStepOf } from "./next-step.ts";
import { contentsOf, countTabs, listParcelRows } from "./parcel-list.store.ts";
import { payableTradeNo } from "./read-parcel.service.ts";

type Command = { userId: string; tab: ParcelTab | undefined; keyword: string; page: number; pageSize: number };

export async function listParcels(deps: Deps, { userId, tab, keyword, page, pageSize }: Command) {
  const { db } = deps;
  const [{ rows, total }, counts, figuresOf] = await Promise.all([
    listParcelRows(db, { userId, tab, keyword: keyword.trim() }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countTabs(db, userId),
    lineFigures(deps),
  ]);
  const contents = await contentsOf(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const list = await Promise.all(
    rows.map(async (parcel) => {
      const arrives = arrivalOf(parcel, figuresOf);
      return {
        packageId: parcel.packageNo,
        state: parcel.state,
        owed: parcel.owed,
        total: parcel.total,
        lineName: parcel.line.name,
        country: parcel.country,
        warehouse: parcel.warehouse,
        grams: parcel.actGrams ?? parcel.estGrams,
        weighed: parcel.actGrams !== null,
        itemCount: contents.get(parcel.id)?.count ?? 0,
        pictures: contents.get(parcel.id)?.pictures ?? [],
        tradeNo: await payableTradeNo(deps, parcel),
        next: nextStepOf(parcel, arrives),
        arrives: arrives && { from: arrives.from, to: arrives.to },
        createdAt: parcel.createdAt,
      };
    }),
  );
  return { list, total, page, pageSize, counts };
}
