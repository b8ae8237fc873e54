import { cny, isAmount, toDecimal } from "@sihai/domain";
import { insuranceFee } from "@sihai/domain/parcel";
import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Bound, Card, MoneyField, Switch } from "@sihai/ui";
import { useDict } from "#shop";
import { isOverInsured, type OfferedLine } from "./submit-total.ts";
import type { ParcelFieldsForm } from "./use-parcel-form.ts";

/** Insurance on the chosen line: how much, up to what, for what fee. */
export function InsuranceCard({ form, offered }: { form: ParcelFieldsForm; offered: OfferedLine }) {
  const words = useDict(storageDict);
  const insured = form.watch("insuranceListParams.insuredValue");
  const { maxInsured, line } = offered;
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
        onChange={(next) => form.setValue("insuranceListParams.insuredValue", next ? maxInsured : "0.00")}
        note={words.insuredMax(cnyText(maxInsured), cnyText(feeOf(maxInsured)))}
      />
      {on ? (
        <Bound form={form} name="insuranceListParams.insuredValue">
          {(field) => (
            <MoneyField
              label={words.insuredValue}
              hint={words.insuranceFee(cnyText(feeOf(insured)))}
              {...field}
              error={over ? words.overMax : field.error}
            />
          )}
        </Bound>
      ) : null}
    </Card>
  );
}
