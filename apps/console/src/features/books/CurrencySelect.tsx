import { type Currency, currencyCodes } from "@sihai/domain";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Select } from "@sihai/ui";
import type { ComponentProps } from "react";
import { useDict } from "#console";

type CurrencySelectProps = Omit<ComponentProps<typeof Select>, "label" | "options" | "onChange"> & {
  onChange: (currency: Currency) => void;
};

/** One of the currencies the books are kept in. */
export function CurrencySelect({ onChange, ...field }: CurrencySelectProps) {
  const words = useDict(consoleBooksDict);
  const choose = (value: string) => {
    const currency = currencyCodes.find((code) => code === value);
    if (currency) onChange(currency);
  };
  return (
    <Select
      label={words.currency}
      options={currencyCodes.map((code) => ({ value: code, label: code }))}
      onChange={choose}
      {...field}
    />
  );
}
