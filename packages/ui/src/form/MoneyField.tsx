import { type Currency, currencies } from "@sihai/domain";
import type { Ref } from "react";
import type { FieldProps } from "./Field.tsx";
import { NumberField } from "./NumberField.tsx";

type MoneyFieldProps = FieldProps<string> & { currency?: Currency; placeholder?: string; ref?: Ref<HTMLInputElement> };

/** An amount as a decimal string in major units, with the currency's symbol and decimals. */
export function MoneyField({ currency = "CNY", ...props }: MoneyFieldProps) {
  const { digits, symbol } = currencies[currency];
  return (
    <NumberField {...props} decimals={digits} before={symbol} placeholder={props.placeholder ?? (digits === 0 ? "0" : "0.00")} />
  );
}
