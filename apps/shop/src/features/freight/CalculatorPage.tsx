import { isPositive } from "@sihai/domain";
import { dotted, formatSize, formatWeight, inLanguage, joined, type Language } from "@sihai/text";
import { type FreightWords, freightDict } from "@sihai/text/dict/freight";
import {
  Bound,
  Button,
  Card,
  Cell,
  CellGroup,
  ChipGroup,
  ErrorState,
  Form,
  MoneyField,
  NumberField,
  Page,
  Select,
  SkeletonList,
  TextField,
  useSchemaForm,
} from "@sihai/ui";
import { Tags } from "lucide-react";
import * as z from "zod/mini";
import { go, useDict, useLanguage, usePageSearch, useWarehouseNames } from "#shop";
import { useDestination } from "../goods/use-destination.ts";
import { useFreightCountries } from "../goods/use-freight-countries.ts";
import { type Calculation, weightMaxKg } from "./calculation.ts";
import { useGoodsClasses } from "./use-flag-names.ts";

const sides = ["length", "width", "height"] as const;

/** What does it cost to send this there? Open to everybody. */
export default function CalculatorPage() {
  const words = useDict(freightDict);
  const { read: countries, options } = useFreightCountries();
  const { country, zip, isKnown, ready } = useDestination();
  return (
    <Page title={words.title}>
      {countries.isPending || !ready ? (
        <SkeletonList cards={3} />
      ) : countries.error ? (
        <ErrorState onReload={() => void countries.refetch()} pending={countries.isFetching} />
      ) : (
        <CalculatorForm countries={options} proposed={isKnown ? { country, postcode: zip } : {}} />
      )}
    </Page>
  );
}

type Countries = ReturnType<typeof useFreightCountries>["options"];

function CalculatorForm({ countries, proposed }: { countries: Countries; proposed: Calculation }) {
  const words = useDict(freightDict);
  const search = usePageSearch("/calculator/index");
  const form = useSchemaForm<Typed>(
    calculationSchema(words),
    typedOf(search.country === undefined ? { ...search, ...proposed } : search),
  );

  /** The form comes back as it was when the reader returns. */
  function leaveFor(path: "/calculator/list" | "/calculator/goods-property", typed: Typed) {
    const request: Calculation = { ...calculationOf(typed), ...(search.properties ? { properties: search.properties } : {}) };
    go("/calculator/index", request, { replace: true });
    go(path, request);
  }

  return (
    <Form form={form} className="flex flex-col gap-3" onSubmit={(typed) => leaveFor("/calculator/list", typed)}>
      <WhereTo form={form} countries={countries} />
      <Categories chosen={search.properties ?? []} onOpen={() => leaveFor("/calculator/goods-property", form.getValues())} />
      <WhatItIs form={form} />
      <Button wide type="submit">
        {words.compare}
      </Button>
      <p className="text-center text-note text-grey">{words.noLogin}</p>
    </Form>
  );
}

type Typed = z.infer<ReturnType<typeof calculationSchema>>;
type PartProps = { form: ReturnType<typeof useSchemaForm<Typed>> };

/** What is typed, as text. Volume cannot be told from some of the sides: all three are given, or none. */
function calculationSchema(words: FreightWords) {
  const text = z.string();
  return z
    .object({
      country: text.check(z.minLength(1, { error: words.chooseDestination })),
      postcode: text.check(z.trim()),
      warehouse: text,
      weight: text.check(
        z.refine((kg) => Number(kg) > 0, { error: words.weightNeeded, abort: true }),
        z.refine((kg) => Number(kg) <= weightMaxKg, { error: words.weightTooHeavy }),
      ),
      length: text,
      width: text,
      height: text,
      value: text,
    })
    .check(
      z.check<Record<(typeof sides)[number], string>>(({ value, issues }) => {
        const missing = sides.filter((side) => !(Number(value[side]) > 0));
        if (missing.length === sides.length) return;
        for (const side of missing) issues.push({ code: "custom", path: [side], input: value[side], message: words.sizeNeeded });
      }),
    );
}

function WhereTo({ form, countries }: PartProps & { countries: Countries }) {
  const words = useDict(freightDict);
  const warehouses = useWarehouseNames();
  return (
    <Card className="flex flex-col gap-4">
      <Bound form={form} name="country">
        {(field) => (
          <Select label={words.destination} required placeholder={words.chooseDestination} options={countries} {...field} />
        )}
      </Bound>
      <Bound form={form} name="postcode">
        {(field) => (
          <TextField label={words.postcode} maxLength={16} hint={words.postcodeHint} autoComplete="postal-code" {...field} />
        )}
      </Bound>
      <Bound form={form} name="warehouse">
        {(field) => <ChipGroup label={words.warehouse} showLabel options={warehouses.all} {...field} />}
      </Bound>
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

/** Weight, sides and value. */
function WhatItIs({ form }: PartProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const [country, kilograms] = form.watch(["country", "weight"]);
  return (
    <Card className="flex flex-col gap-4">
      <Bound form={form} name="weight">
        {(field) => (
          <NumberField
            label={words.weight}
            required
            unit="kg"
            decimals={3}
            maxDigits={3}
            hint={inPounds(Number(kilograms) * 1000, language, country)}
            {...field}
          />
        )}
      </Bound>
      <Sides form={form} />
      <Bound form={form} name="value">
        {(field) => <MoneyField label={words.goodsValue} hint={words.goodsValueHint} {...field} />}
      </Bound>
    </Card>
  );
}

/** The three sides under one sentence; those that are missing are marked. */
function Sides({ form }: PartProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const { errors, isSubmitted } = form.formState;
  const fault = sides.map((side) => errors[side]?.message).find((message) => message !== undefined);
  const [country, ...typed] = form.watch(["country", ...sides]);
  return (
    <fieldset aria-describedby="size-hint" className="flex flex-col gap-2">
      <legend className="mb-2 text-body">{words.size}</legend>
      <div className="grid grid-cols-3 gap-2">
        {sides.map((side) => (
          <Bound key={side} form={form} name={side}>
            {({ error, onChange, ...field }) => (
              <NumberField
                label={words[side]}
                unit="cm"
                decimals={1}
                maxDigits={3}
                wrong={error !== undefined}
                onChange={(cm) => {
                  onChange(cm);
                  // What one side lacks depends on the others.
                  if (isSubmitted) void form.trigger(sides);
                }}
                {...field}
              />
            )}
          </Bound>
        ))}
      </div>
      <p
        id="size-hint"
        role={fault === undefined ? undefined : "alert"}
        className={`text-note ${fault === undefined ? "text-grey" : "text-danger"}`}
      >
        {fault ?? dotted([words.sizeHint, inInches(typed.map(Number), language, country)])}
      </p>
    </fieldset>
  );
}

/** What was typed, as people who live there weigh; undefined where that is in kilograms. */
function inPounds(grams: number, language: Language, country: string): string | undefined {
  const both = formatWeight(grams, language, country);
  return grams > 0 && both !== formatWeight(grams, language) ? both : undefined;
}

/** The same of the three sides, once there are three. */
function inInches(sidesCm: readonly number[], language: Language, country: string): string | null {
  const both = formatSize(sidesCm, language, country);
  return sidesCm.every((side) => side > 0) && both !== formatSize(sidesCm, language) ? both : null;
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
    value: search.value ?? "",
  };
}

function calculationOf(typed: Typed): Calculation {
  const number = (name: "weight" | "length" | "width" | "height") =>
    Number(typed[name]) > 0 ? { [name]: Number(typed[name]) } : {};
  return {
    warehouse: typed.warehouse,
    ...(typed.country === "" ? {} : { country: typed.country }),
    ...(typed.postcode.trim() === "" ? {} : { postcode: typed.postcode.trim() }),
    ...number("weight"),
    ...number("length"),
    ...number("width"),
    ...number("height"),
    ...(isPositive(typed.value) ? { value: typed.value } : {}),
  };
}
