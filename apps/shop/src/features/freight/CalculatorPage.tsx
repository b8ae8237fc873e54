import { listFreightCountries } from "@sihai/contract/freight";
import type { LocalText } from "@sihai/domain/language";
import { inLanguage, joined } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import {
  Button,
  Card,
  Cell,
  CellGroup,
  ChipGroup,
  ErrorState,
  focusFirstFault,
  MoneyField,
  NumberField,
  Page,
  Select,
  SkeletonList,
  TextField,
} from "@sihai/ui";
import { Tags } from "lucide-react";
import { type FormEvent, useState } from "react";
import { go, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { useDestination } from "../goods/use-destination.ts";
import { type Calculation, weightMaxKg } from "./calculation.ts";
import { useGoodsClasses } from "./use-flag-names.ts";

type Typed = Record<"country" | "postcode" | "weight" | "length" | "width" | "height" | "value", string> & {
  warehouse: "1" | "2";
};

/** What does it cost to send this there? Open to everybody. */
export default function CalculatorPage() {
  const words = useDict(freightDict);
  const countries = useEndpoint(listFreightCountries, {}, { freshMs: 86_400_000 });
  const { country, zip, isKnown, ready } = useDestination();
  return (
    <Page title={words.title}>
      {countries.isPending || !ready ? (
        <SkeletonList cards={3} />
      ) : countries.error ? (
        <ErrorState onReload={() => void countries.refetch()} pending={countries.isFetching} />
      ) : (
        <CalculatorForm countries={countries.data.countries} proposed={isKnown ? { country, postcode: zip } : {}} />
      )}
    </Page>
  );
}

type Countries = readonly { code: string; name: LocalText }[];

function CalculatorForm({ countries, proposed }: { countries: Countries; proposed: Calculation }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const search = usePageSearch("/calculator/index");
  const [typed, setTyped] = useState<Typed>(() => typedOf(search.country === undefined ? { ...search, ...proposed } : search));
  const [tried, setTried] = useState(false);
  const classes = useGoodsClasses();
  const chosen = (classes.data?.classes ?? []).filter(({ id }) => search.properties?.includes(id));
  const set = (name: keyof Typed) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));

  const asked: Calculation = { ...calculationOf(typed), ...(search.properties ? { properties: search.properties } : {}) };
  const errors = {
    country: tried && typed.country === "" ? words.chooseDestination : undefined,
    weight: tried ? weightError(asked.weight, words) : undefined,
    size: tried && isSizePartial(asked) ? words.sizeNeeded : undefined,
  };

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (typed.country === "" || weightError(asked.weight, words) || isSizePartial(asked)) {
      focusFirstFault(event.currentTarget);
      return;
    }
    // The form comes back as it was when the reader returns.
    go("/calculator/index", asked, { replace: true });
    go("/calculator/list", asked);
  }

  const sides = ["length", "width", "height"] as const;
  return (
    <form onSubmit={compare} className="flex flex-col gap-3">
      <Card className="flex flex-col gap-4">
        <Select
          label={words.destination}
          required
          value={typed.country}
          onChange={set("country")}
          placeholder={words.chooseDestination}
          options={countries.map(({ code, name }) => ({ value: code, label: inLanguage(name, language) }))}
          error={errors.country}
        />
        <TextField
          label={words.postcode}
          value={typed.postcode}
          onChange={set("postcode")}
          maxLength={16}
          hint={words.postcodeHint}
          autoComplete="postal-code"
        />
        <ChipGroup
          label={words.warehouse}
          showLabel
          value={typed.warehouse}
          onChange={(warehouse) => setTyped((before) => ({ ...before, warehouse }))}
          options={[
            { value: "1", label: words.southChina },
            { value: "2", label: words.hongKong },
          ]}
        />
      </Card>
      <CellGroup>
        <Cell
          icon={<Tags size={20} />}
          title={words.categories}
          note={
            chosen.length > 0
              ? joined(
                  chosen.map(({ name }) => inLanguage(name, language)),
                  language,
                )
              : words.anyCategory
          }
          value={words.categoriesHint}
          onClick={() => {
            go("/calculator/index", asked, { replace: true });
            go("/calculator/goods-property", asked);
          }}
        />
      </CellGroup>
      <Card className="flex flex-col gap-4">
        <NumberField
          label={words.weight}
          required
          unit="kg"
          decimals={3}
          maxDigits={3}
          value={typed.weight}
          onChange={set("weight")}
          error={errors.weight}
        />
        <fieldset aria-describedby="size-hint" className="flex flex-col gap-2">
          <legend className="mb-2 text-body">{words.size}</legend>
          <div className="grid grid-cols-3 gap-2">
            {sides.map((side) => (
              <NumberField
                key={side}
                label={words[side]}
                unit="cm"
                decimals={1}
                maxDigits={3}
                value={typed[side]}
                onChange={set(side)}
                wrong={errors.size !== undefined && asked[side] === undefined}
              />
            ))}
          </div>
          <p
            id="size-hint"
            role={errors.size ? "alert" : undefined}
            className={`text-note ${errors.size ? "text-danger" : "text-grey"}`}
          >
            {errors.size ?? words.sizeHint}
          </p>
        </fieldset>
        <MoneyField label={words.goodsValue} hint={words.goodsValueHint} value={typed.value} onChange={set("value")} />
      </Card>
      <Button wide type="submit">
        {words.compare}
      </Button>
      <p className="text-center text-note text-grey">{words.noLogin}</p>
    </form>
  );
}

function typedOf(search: Calculation): Typed {
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    country: search.country ?? "",
    postcode: search.postcode ?? "",
    warehouse: search.warehouse ?? "1",
    weight: text(search.weight),
    length: text(search.length),
    width: text(search.width),
    height: text(search.height),
    value: text(search.value),
  };
}

function calculationOf(typed: Typed): Calculation {
  const number = (name: "weight" | "length" | "width" | "height" | "value") =>
    Number(typed[name]) > 0 ? { [name]: Number(typed[name]) } : {};
  return {
    warehouse: typed.warehouse,
    ...(typed.country === "" ? {} : { country: typed.country }),
    ...(typed.postcode.trim() === "" ? {} : { postcode: typed.postcode.trim() }),
    ...number("weight"),
    ...number("length"),
    ...number("width"),
    ...number("height"),
    ...number("value"),
  };
}

function weightError(weight: number | undefined, words: { weightNeeded: string; weightTooHeavy: string }): string | undefined {
  if (weight === undefined) return words.weightNeeded;
  return weight > weightMaxKg ? words.weightTooHeavy : undefined;
}

/** Some of the sides are filled in and some are not: volume cannot be told from them. */
function isSizePartial({ length, width, height }: Calculation): boolean {
  const filled = [length, width, height].filter((side) => side !== undefined).length;
  return filled > 0 && filled < 3;
}
