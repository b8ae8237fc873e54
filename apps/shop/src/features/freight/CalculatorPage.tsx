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
  MoneyField,
  NumberField,
  Page,
  Select,
  SkeletonList,
  TextField,
  useFaults,
} from "@sihai/ui";
import { Tags } from "lucide-react";
import { type FormEvent, useState } from "react";
import { go, useDict, useEndpoint, useLanguage, usePageSearch, useWarehouseNames } from "#shop";
import { useDestination } from "../goods/use-destination.ts";
import { type Calculation, weightMaxKg } from "./calculation.ts";
import { useGoodsClasses } from "./use-flag-names.ts";

type Typed = Record<"country" | "postcode" | "weight" | "length" | "width" | "height" | "value", string> & {
  warehouse: string;
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
  const search = usePageSearch("/calculator/index");
  const [typed, setTyped] = useState<Typed>(() => typedOf(search.country === undefined ? { ...search, ...proposed } : search));
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const asked: Calculation = { ...calculationOf(typed), ...(search.properties ? { properties: search.properties } : {}) };
  const faults = useFaults({
    country: typed.country === "" ? words.chooseDestination : null,
    weight: weightError(asked.weight, words),
    size: isSizePartial(asked) ? words.sizeNeeded : null,
  });

  /** The form comes back as it was when the reader returns. */
  function leaveFor(path: "/calculator/list" | "/calculator/goods-property") {
    go("/calculator/index", asked, { replace: true });
    go(path, asked);
  }
  function compare(event: FormEvent) {
    event.preventDefault();
    if (faults.press() === null) leaveFor("/calculator/list");
  }

  const part = { typed, change, faults };
  return (
    <form noValidate onSubmit={compare} className="flex flex-col gap-3">
      <WhereTo {...part} countries={countries} />
      <Categories chosen={search.properties ?? []} onOpen={() => leaveFor("/calculator/goods-property")} />
      <WhatItIs {...part} />
      <Button wide type="submit">
        {words.compare}
      </Button>
      <p className="text-center text-note text-grey">{words.noLogin}</p>
    </form>
  );
}

type PartProps = {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
  faults: ReturnType<typeof useFaults<"country" | "weight" | "size">>;
};

function WhereTo({ typed, change, faults, countries }: PartProps & { countries: Countries }) {
  const words = useDict(freightDict);
  const warehouses = useWarehouseNames();
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-4">
      <Select
        label={words.destination}
        required
        value={typed.country}
        onChange={(country) => change({ country })}
        placeholder={words.chooseDestination}
        options={countries.map(({ code, name }) => ({ value: code, label: inLanguage(name, language) }))}
        {...faults.of("country")}
      />
      <TextField
        label={words.postcode}
        value={typed.postcode}
        onChange={(postcode) => change({ postcode })}
        maxLength={16}
        hint={words.postcodeHint}
        autoComplete="postal-code"
      />
      <ChipGroup
        label={words.warehouse}
        showLabel
        value={typed.warehouse}
        onChange={(warehouse) => change({ warehouse })}
        options={warehouses.all}
      />
    </Card>
  );
}

/** What kind of goods it is, chosen on a page of its own. */
function Categories({ chosen, onOpen }: { chosen: readonly string[]; onOpen: () => void }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const classes = useGoodsClasses().data?.classes ?? [];
  const names = classes.filter(({ id }) => chosen.includes(id)).map(({ name }) => inLanguage(name, language));
  return (
    <CellGroup>
      <Cell
        icon={<Tags size={20} />}
        title={words.categories}
        note={names.length > 0 ? joined(names, language) : words.anyCategory}
        value={words.categoriesHint}
        onClick={onOpen}
      />
    </CellGroup>
  );
}

const sides = ["length", "width", "height"] as const;

/** Weight, sides and value; sides are all given, or none. */
function WhatItIs({ typed, change, faults }: PartProps) {
  const words = useDict(freightDict);
  const sizeFault = faults.at("size");
  return (
    <Card className="flex flex-col gap-4">
      <NumberField
        label={words.weight}
        required
        unit="kg"
        decimals={3}
        maxDigits={3}
        value={typed.weight}
        onChange={(weight) => change({ weight })}
        {...faults.of("weight")}
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
              onChange={(cm) => change({ [side]: cm })}
              wrong={sizeFault !== undefined && typed[side] === ""}
            />
          ))}
        </div>
        <p
          id="size-hint"
          role={sizeFault === undefined ? undefined : "alert"}
          className={`text-note ${sizeFault === undefined ? "text-grey" : "text-danger"}`}
        >
          {sizeFault ?? words.sizeHint}
        </p>
      </fieldset>
      <MoneyField
        label={words.goodsValue}
        hint={words.goodsValueHint}
        value={typed.value}
        onChange={(value) => change({ value })}
      />
    </Card>
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

function weightError(weight: number | undefined, words: { weightNeeded: string; weightTooHeavy: string }): string | null {
  if (weight === undefined) return words.weightNeeded;
  return weight > weightMaxKg ? words.weightTooHeavy : null;
}

/** Some of the sides are filled in and some are not: volume cannot be told from them. */
function isSizePartial({ length, width, height }: Calculation): boolean {
  const filled = [length, width, height].filter((side) => side !== undefined).length;
  return filled > 0 && filled < 3;
}
