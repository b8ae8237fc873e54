import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Bound, ChipGroup, NumberField, Select, type useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import { useWarehouseNames } from "#desk";
import { type CampaignEntry, obtainedWays, offeredScopes } from "./campaign-entry.ts";

const levels = [0, 1, 2, 3, 4, 5];

type CampaignFields = { form: ReturnType<typeof useSchemaForm<CampaignEntry>> };

/** What coupons have beside what a code has: how they are obtained, how long they last, for whom and for what. */
export function CouponFields({ form }: CampaignFields) {
  const words = useDict(consolePromotionDict);
  return (
    <>
      <Bound form={form} name="obtainedBy">
        {({ value, onChange }) => (
          <ChipGroup
            showLabel
            label={words.howGot}
            value={value}
            onChange={onChange}
            options={obtainedWays.map((one) => ({ value: one, label: words.ways[one] }))}
          />
        )}
      </Bound>
      <div className="grid gap-3 sm:grid-cols-2">
        <Bound form={form} name="validDays">
          {(field) => <NumberField label={words.validDays} maxDigits={3} unit={words.days} {...field} />}
        </Bound>
        {form.watch("type") === "service" ? (
          <Bound form={form} name="uses">
            {(field) => <NumberField label={words.uses} maxDigits={2} {...field} />}
          </Bound>
        ) : null}
        <ForWhom form={form} />
      </div>
    </>
  );
}

/** From which level on, for which orders and out of which warehouse. */
function ForWhom({ form }: CampaignFields) {
  const words = useDict(consolePromotionDict);
  const warehouses = useWarehouseNames();
  return (
    <>
      <Bound form={form} name="minLevel">
        {(field) => (
          <Select
            label={words.minLevel}
            options={levels.map((level) => ({ value: String(level), label: words.minLevelOf(level) }))}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="scope">
        {({ value, onChange }) => (
          <Select
            label={words.scope}
            value={value}
            onChange={(next) => onChange(offeredScopes.find((one) => one === next) ?? "all")}
            options={offeredScopes.map((one) => ({ value: one, label: words.scopes[one] }))}
          />
        )}
      </Bound>
      <Bound form={form} name="warehouse">
        {({ value, onChange }) => (
          <Select
            label={words.warehouse}
            value={value}
            onChange={onChange}
            options={[{ value: "0", label: words.bothWarehouses }, ...warehouses.all]}
          />
        )}
      </Bound>
    </>
  );
}
