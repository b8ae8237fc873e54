import { inLanguage } from "@sihai/text";
import { useLanguage } from "#console";
import { ItemCell, ItemLink, OrderLink } from "#desk";
import type { BenchItem } from "./bench-item.ts";

/** What an item on the bench is and whose, with the ways to it and to its order. */
export function BenchItemCell({ item }: { item: BenchItem }) {
  const language = useLanguage();
  return (
    <ItemCell
      name={item.name}
      options={item.skuName.map((value) => inLanguage(value, language))}
      pictureUrl={item.pictureUrl}
      below={
        <span className="flex flex-wrap gap-x-3">
          <ItemLink itemNo={item.itemNo} />
          <OrderLink orderNo={item.orderNo} />
          <span>{item.customerMark}</span>
        </span>
      }
    />
  );
}
