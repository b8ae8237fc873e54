import { cnyText, inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { ChipGroup, Stepper } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { Choice, GoodsOnWire } from "./use-choice.ts";

const optionPlace = (optionId: string) => `option-${optionId}`;

/** Brings an option into sight, with the focus on its first value that can be had. */
export function showOption(optionId: string): void {
  const place = document.getElementById(optionPlace(optionId));
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLInputElement>("input:enabled")?.focus({ preventScroll: true });
}

/** One row of chips for each option, wholesale steps, and how many. */
export function VariantPicker({ goods, choice }: { goods: GoodsOnWire; choice: Choice }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { stock, chosen, requested } = choice;
  return (
    <div className="flex flex-col gap-4">
      {goods.options.map(({ id, name, values }) => (
        <div key={id} id={optionPlace(id)}>
          <ChipGroup
            showLabel
            label={inLanguage(name, language)}
            value={choice.chosen[id] ?? null}
            onChange={(valueId) => choice.choose(id, valueId)}
            options={values.map((value) => ({
              value: value.id,
              label: inLanguage(value.label, language),
              ...(!choice.hasStock(id, value.id) && { disabledReason: words.soldOut }),
            }))}
          />
          {requested && chosen[id] === undefined ? (
            <p className="mt-2 text-note text-danger">{words.choose(inLanguage(name, language))}</p>
          ) : null}
        </div>
      ))}
      {goods.priceSteps.length > 0 ? (
        <div>
          <h3 className="mb-2 text-note text-grey">{words.steps}</h3>
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-body">
            {goods.priceSteps.map(({ fromQuantity, price }) => (
              <div key={fromQuantity}>
                <dt className="text-note text-grey">{words.stepFrom(fromQuantity)}</dt>
                <dd className="font-semibold">{cnyText(price)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      <div className="flex items-center justify-between gap-3">
        <p className="text-note text-grey">
          {stock > 0 ? words.stockLeft(stock) : words.soldOut}
          {goods.minimumQuantity > 1 ? ` · ${words.minimum(goods.minimumQuantity)}` : ""}
        </p>
        <Stepper
          label={words.quantity}
          value={choice.quantity}
          min={Math.max(1, goods.minimumQuantity)}
          max={Math.max(1, goods.minimumQuantity, stock)}
          onChange={choice.setQuantity}
        />
      </div>
    </div>
  );
}
