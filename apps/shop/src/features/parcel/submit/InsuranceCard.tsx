import { cny, compare, toDecimal } from "@sihai/domain";
import { insuranceFee } from "@sihai/domain/parcel";
import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, MoneyField, Switch } from "@sihai/ui";
import { useDict } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import type { OfferedLine } from "./submit-total.ts";

export function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text);
}

/** Whether more is insured than the line covers; CNY decimals, `max` null where it covers nothing. */
export function isOverInsured(insured: string, max: string | null): boolean {
  return max !== null && isAmount(insured) && compare(cny(insured), cny(max)) > 0;
}

/** Insurance on the chosen line: how much, up to what, for what fee. */
export function InsuranceCard({ offered }: { offered: OfferedLine }) {
  const words = useDict(storageDict);
  const insured = useParcelSubmit((state) => state.insuranceListParams.insuredValue);
  const { maxInsured, line } = offered;
  const set = (insuredValue: string) => useParcelSubmit.setState({ insuranceListParams: { insuredValue } });
  if (maxInsured === null)
    return (
      <Card title={words.insurance}>
        <p className="text-body text-grey">{words.notInsurable}</p>
      </Card>
    );
  const on = insured !== "0.00";
  const over = isOverInsured(insured, maxInsured);
  const feeOf = (value: string) =>
    isAmount(value) ? toDecimal(insuranceFee({ insurance: line.insurance }, cny(value))) : "0.00";
  return (
    <Card className="flex flex-col gap-3">
      <Switch
        label={words.insure}
        checked={on}
        onChange={(next) => set(next ? maxInsured : "0.00")}
        note={words.insuredMax(cnyText(maxInsured), cnyText(feeOf(maxInsured)))}
      />
      {on ? (
        <MoneyField
          label={words.insuredValue}
          value={insured}
          onChange={set}
          hint={words.insuranceFee(cnyText(feeOf(insured)))}
          error={over ? words.overMax : undefined}
        />
      ) : null}
    </Card>
  );
}
