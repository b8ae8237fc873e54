import { dotted, inLanguage } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Card, Checkbox, Picture, Price, Stepper } from "@sihai/ui";
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
  const language = useLanguage();
  return (
    <Card title={words.items}>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => {
          const name = inLanguage(item.name, language);
          const count = pieces[item.itemNo] ?? 0;
          return (
            <li key={item.itemNo} className="flex flex-col gap-2 py-3 first:pt-1 last:pb-0">
              <div className="flex items-center gap-2">
                <Checkbox
                  hideLabel
                  label={words.choose(name)}
                  checked={count > 0}
                  onChange={(on) => onChange({ ...pieces, [item.itemNo]: on ? item.quantity : 0 })}
                />
                <Picture src={item.pictureUrl} alt="" className="w-16 shrink-0 self-start rounded-[12px]" sizes="64px" />
                <div className="min-w-0 flex-1">
                  <p className="line-clamp-2 text-body leading-5">{name}</p>
                  <p className="text-note text-grey">
                    {dotted([...item.skuName.map((sku) => inLanguage(sku, language)), words.pieces(item.quantity)])}
                  </p>
                  <Price amount={item.value} size="small" />
                </div>
              </div>
              {count > 0 && item.quantity > 1 ? (
                <div className="flex items-center justify-between gap-3 pl-8">
                  <span className="text-note text-grey">
                    {words.affected} ({words.ofPieces(item.quantity)})
                  </span>
                  <Stepper
                    label={words.affected}
                    value={count}
                    max={item.quantity}
                    onChange={(next) => onChange({ ...pieces, [item.itemNo]: next })}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {error ? (
        <p role="alert" className="mt-2 text-note text-danger">
          {error}
        </p>
      ) : null}
    </Card>
  );
}
