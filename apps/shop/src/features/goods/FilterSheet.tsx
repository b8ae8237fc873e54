import { listGoodsClasses } from "@sihai/contract/freight";
import { platformNames, platforms } from "@sihai/domain/platform";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, focusFirstFault, hasNoNumber, NumberField, Select, Sheet } from "@sihai/ui";
import { type FormEvent, useId, useState } from "react";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { type GoodsFilter, showGoods, useCategories } from "./use-goods-pages.ts";

type FilterSheetProps = { filter: GoodsFilter; open: boolean; onClose: () => void };

/** Platform, category and price; the address holds what is chosen, so that it can be shared. */
export function FilterSheet({ filter, open, onClose }: FilterSheetProps) {
  const words = useDict(goodsDict);
  const [draft, setDraft] = useState(filter);
  const nothing = { platform: undefined, category: undefined, priceFrom: undefined, priceTo: undefined };

  const id = useId();

  function apply(chosen: GoodsFilter) {
    onClose();
    showGoods(chosen);
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hasNoNumber(event.currentTarget)) focusFirstFault();
    else apply(draft);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filter}
      footer={
        <>
          <Button wide kind="quiet" onClick={() => apply({ ...filter, ...nothing })}>
            {words.reset}
          </Button>
          <Button wide type="submit" form={id}>
            {words.apply}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="flex flex-col gap-3">
        <PlatformAndCategory draft={draft} onChange={setDraft} open={open} />
        <PriceRange draft={draft} onChange={setDraft} />
      </form>
    </Sheet>
  );
}

type PriceRangeProps = { draft: GoodsFilter; onChange: (draft: GoodsFilter) => void };

function PriceRange({ draft, onChange }: PriceRangeProps) {
  const words = useDict(goodsDict);
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={words.priceFrom}
        decimals={2}
        before="￥"
        value={draft.priceFrom ?? ""}
        onChange={(value) => onChange({ ...draft, priceFrom: value || undefined })}
      />
      <NumberField
        label={words.priceTo}
        decimals={2}
        before="￥"
        value={draft.priceTo ?? ""}
        onChange={(value) => onChange({ ...draft, priceTo: value || undefined })}
      />
    </div>
  );
}

type ChoicesProps = { draft: GoodsFilter; onChange: (draft: GoodsFilter) => void; open: boolean };

function PlatformAndCategory({ draft, onChange, open }: ChoicesProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const classes = useEndpoint(listGoodsClasses, {}, { freshMs: 600_000, enabled: open });
  const names = new Map(classes.data?.classes.map(({ id, name }) => [id, inLanguage(name, language)]));
  const categories = useCategories().map((id) => ({ value: id, label: names.get(id) ?? id }));
  return (
    <>
      <Select
        label={words.platform}
        value={draft.platform ?? ""}
        placeholder={words.allPlatforms}
        onChange={(value) => onChange({ ...draft, platform: value === "" ? undefined : value })}
        options={platforms.map((value) => ({ value, label: inLanguage(platformNames[value], language) }))}
      />
      <Select
        label={words.category}
        value={draft.category ?? ""}
        placeholder={words.allCategories}
        onChange={(value) => onChange({ ...draft, category: value || undefined })}
        options={categories}
      />
    </>
  );
}
