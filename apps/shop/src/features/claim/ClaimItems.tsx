import { inLanguage, skuLine } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Card, Checkbox, LongName, Picture, Price, Stepper } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { ClaimsOnWire } from "./types.ts";

type ClaimItemsProps = {
  items: ClaimsOnWire["items"];
  /** Pieces by item number. */
  pieces: Readonly<Record<string, number>>;
  onChange: (pieces: Record<string, number>) => void;
  error: string | undefined;
};

/** The parcel's goods, each with how many of its pieces it is about. */
export function ClaimItems({ items, pieces, onChange, error }: ClaimItemsProps) {
  const words = useDict(claimDict);
  return (
    <Card title={words.items}>
      <fieldset className="min-w-0" data-invalid={error === undefined ? undefined : true}>
        <legend className="sr-only">{words.items}</legend>
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <ClaimItem
              key={item.itemNo}
              item={item}
              count={pieces[item.itemNo] ?? 0}
              onCount={(count) => onChange({ ...pieces, [item.itemNo]: count })}
            />
          ))}
        </ul>
        <p role="alert" className="mt-2 text-note text-danger empty:hidden">
          {error}
        </p>
      </fieldset>
    </Card>
  );
}

type ClaimItemProps = { item: ClaimsOnWire["items"][number]; count: number; onCount: (count: number) => void };

/** Goods that are claimed for or not, and of several pieces how many. */
function ClaimItem({ item, count, onCount }: ClaimItemProps) {
  const words = useDict(claimDict);
  const language = useLanguage();
  const name = inLanguage(item.name, language);
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-1 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <Checkbox hideLabel label={words.choose(name)} checked={count > 0} onChange={(on) => onCount(on ? item.quantity : 0)} />
        <Picture src={item.pictureUrl} alt="" className="w-16 shrink-0 self-start rounded-control" sizes="64px" />
        <div className="min-w-[min(9em,100%)] flex-1">
          <p className="text-body leading-5">
            <LongName text={name} cells={40} />
          </p>
          <p className="text-note text-grey">{skuLine(item.skuName, language, words.pieces(item.quantity))}</p>
          <Price amount={item.value} size="small" />
        </div>
      </div>
      {count > 0 && item.quantity > 1 ? (
        <div className="flex items-center justify-between gap-3 pl-8">
          <span className="text-note text-grey">
            {words.affected} ({words.ofPieces(item.quantity)})
          </span>
          <Stepper label={words.affected} value={count} max={item.quantity} onChange={onCount} />
        </div>
      ) : null}
    </li>
  );
}
