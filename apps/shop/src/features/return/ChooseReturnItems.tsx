import { inLanguage, skuLine } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { Card, Checkbox, Deadline, Picture, Price } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { ReturnableOnWire } from "./types.ts";

type ChooseReturnItemsProps = {
  items: readonly ReturnableOnWire[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The order's goods with a tick where they may go back and until when, and the reason where they may not. */
export function ChooseReturnItems({ items, chosen, onChange }: ChooseReturnItemsProps) {
  const words = useDict(returnDict);
  return (
    <Card title={words.items}>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={item.itemNo} className="py-3 first:pt-1 last:pb-0">
            <ReturnableItem
              item={item}
              checked={chosen.includes(item.itemNo)}
              onChange={(on) => onChange(on ? [...chosen, item.itemNo] : chosen.filter((one) => one !== item.itemNo))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ReturnableItemProps = { item: ReturnableOnWire; checked: boolean; onChange: (checked: boolean) => void };

function ReturnableItem({ item, checked, onChange }: ReturnableItemProps) {
  const words = useDict(returnDict);
  const language = useLanguage();
  const name = inLanguage(item.name, language);
  const offered = item.obstacle === null;
  return (
    <div className="flex flex-col gap-2">
      {/* Where the reader's text is so large that an amount would reach beyond the edge beside the picture, the words go under it. */}
      <div className="flex flex-wrap items-center gap-2">
        {offered ? <Checkbox hideLabel label={words.chooseItem(name)} checked={checked} onChange={onChange} /> : null}
        <Picture src={item.pictureUrl} alt="" className="w-16 shrink-0 self-start rounded-control" sizes="64px" />
        <div className="min-w-[min(8em,100%)] flex-1">
          <p className="line-clamp-2 text-body leading-5">{name}</p>
          <p className="text-note text-grey">{skuLine(item.skuName, language, words.pieces(item.quantity))}</p>
          <Price amount={item.cost} size="small" />
        </div>
      </div>
      {item.obstacle === null ? (
        <>
          {item.deadline === null ? null : <Deadline brief at={item.deadline} label={words.deadline} />}
          {item.sellerTakesBack === null ? null : (
            <p className="text-note text-grey">{item.sellerTakesBack ? words.sellerTakesBack : words.sellerMayRefuse}</p>
          )}
        </>
      ) : (
        <p className="text-note text-grey">{words.obstacles[item.obstacle]}</p>
      )}
    </div>
  );
}
