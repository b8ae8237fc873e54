import { alternativesMax } from "@sihai/domain/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button } from "@sihai/ui";
import { Plus } from "lucide-react";
import { useDict } from "#console";
import type { DeskItem } from "./desk-item.ts";
import { OfferFields } from "./OfferFields.tsx";
import type { OfferEntry } from "./offer-entry.ts";

type OffersFieldProps = {
  item: DeskItem;
  value: readonly OfferEntry[];
  onChange: (value: OfferEntry[]) => void;
  error: string | undefined;
};

/** Up to four things the buyer may have instead, each with what it would cost in all. */
export function OffersField({ item, value, onChange, error }: OffersFieldProps) {
  const words = useDict(consoleBuyingDict);

  function add() {
    const key = Math.max(0, ...value.map((offer) => offer.key)) + 1;
    onChange([...value, { key, kind: "variant", label: "", link: "", skuId: "", total: item.budget, waitDays: "7" }]);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">{words.offers}</legend>
      {value.map((offer, index) => (
        <OfferFields
          key={offer.key}
          item={item}
          offer={offer}
          no={index + 1}
          onChange={(changed) => onChange(value.map((each) => (each.key === changed.key ? changed : each)))}
          onRemove={() => onChange(value.filter(({ key }) => key !== offer.key))}
        />
      ))}
      {value.length < alternativesMax ? (
        <Button kind="quiet" small icon={Plus} onClick={add}>
          {words.addOffer}
        </Button>
      ) : null}
      <p role="alert" className="text-body text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
