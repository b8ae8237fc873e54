import type { LocalText } from "@sihai/domain/language";
import { formatWeight, inLanguage } from "@sihai/text";
import { useLanguage } from "#shop";

/** Goods by name, each with what it weighs. */
export function WeighedGoods({ items }: { items: readonly { itemId: string; name: LocalText; grams: number }[] }) {
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1 text-body">
      {items.map(({ itemId, name, grams }) => (
        <li key={itemId} className="flex justify-between gap-3">
          <span className="truncate">{inLanguage(name, language)}</span>
          <span className="shrink-0 text-grey">{formatWeight(grams, language)}</span>
        </li>
      ))}
    </ul>
  );
}
