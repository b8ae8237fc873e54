import { couponParcelTypes, couponScopes, couponServices } from "@sihai/domain/promotion";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, ChipGroup, NumberField, Select, type useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import { useWarehouseNames } from "#desk";
import { type CampaignEntry, namesShops, obtainedWays } from "./campaign-entry.ts";
import { ShopsField } from "./ShopsField.tsx";

const levels = [0, 1, 2, 3, 4, 5];

type CampaignFields = { form: ReturnType<typeof useSchemaForm<CampaignEntry>> };

/** What coupons have beside what a code has: how they are obtained, how long they last, for whom and for what. */
export function CouponFields({ form }: CampaignFields) {
  const words = useDict(consolePromotionDict);
  return (
    <>
      <UsedFor form={form} />
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
          <>
            <ServiceField form={form} />
            <Bound form={form} name="uses">
              {(field) => <NumberField label={words.uses} maxDigits={2} {...field} />}
            </Bound>
          </>
        ) : null}
        <ForWhom form={form} />
      </div>
      {namesShops(form.watch("scope")) ? <ShopsField form={form} /> : null}
    </>
  );
}

/** Whether orders take it, or parcels; a service of the one is none of the other's. */
function UsedFor({ form }: CampaignFields) {
  const words = useDict(consolePromotionDict);
  return (
    <Bound form={form} name="parcelType">
      {({ value, onChange }) => (
        <ChipGroup
          showLabel
          label={words.usedFor}
          value={value}
          onChange={(next) => {
            onChange(next);
            form.setValue("service", "");
          }}
          options={couponParcelTypes.map((one) => ({ value: one, label: words.parcelTypes[one] }))}
        />
      )}
    </Bound>
  );
}

/** The service it frees, of those its parcels or orders have. */
function ServiceField({ form }: CampaignFields) {
  const words = useDict(consolePromotionDict);
  const { purchaseServices, parcelServices } = useDict(consoleDict);
  const parcelType = form.watch("parcelType");
  const options =
    parcelType === "domestic"
      ? couponServices.domestic.map((value) => ({ value: value as string, label: purchaseServices[value] }))
      : couponServices.international.map((value) => ({ value: value as string, label: parcelServices[value] }));
  return (
    <Bound form={form} name="service">
      {({ value, onChange }) => (
        <Select
          label={words.service}
          value={value}
          onChange={onChange}
          options={[{ value: "", label: words.anyService }, ...options]}
        />
      )}
    </Bound>
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
        {(field) => (
          <Select
            label={words.scope}
            options={couponScopes.map((one) => ({ value: one, label: words.scopes[one] }))}
            {...field}
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
