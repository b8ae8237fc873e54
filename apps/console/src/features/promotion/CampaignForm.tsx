import { useAction } from "@sihai/client";
import { createCouponKind, createDiscountCode, listCampaigns } from "@sihai/contract/promotion";
import { beijingDate } from "@sihai/domain/clocks";
import { consolePromotionsDict } from "@sihai/text/dict/console-promotions";
import { Bound, Button, ChipGroup, Form, MoneyField, NumberField, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import { DayField, PanelCard } from "#desk";
import { CouponFields } from "./CouponFields.tsx";
import {
  type CampaignEntry,
  campaignSchema,
  needsCode,
  newEntry,
  reductionTypes,
  sharedTerms,
  windowOf,
} from "./campaign-entry.ts";

type CampaignFormProps = { kind: "coupon" | "code"; onClose: () => void; onDone: () => void };
const monthMs = 30 * 86_400_000;
const couponTypes = { amount: 0, percent: 1, service: 2 } as const;

/** A new kind of coupon, or a new discount code: what it gives, to how many, and when. */
export function CampaignForm({ kind, onClose, onDone }: CampaignFormProps) {
  const words = useDict(consolePromotionsDict);
  const form = useSchemaForm(
    campaignSchema(kind, words),
    newEntry(beijingDate(new Date()), beijingDate(new Date(Date.now() + monthMs))),
  );
  const { type, obtainedBy } = form.watch();
  const after = { refreshes: [listCampaigns] };
  const done = (name: string) => {
    toastSuccess(words.created(name));
    onDone();
  };
  const coupon = useAction(createCouponKind, { ...after, onDone: () => done(form.getValues("name.en")) });
  const code = useAction(createDiscountCode, { ...after, onDone: (made) => done(made.code) });

  async function publish(entry: CampaignEntry) {
    const { from, until } = windowOf(entry);
    const terms = sharedTerms(entry);
    if (kind === "code") return code.run({ body: { ...terms, code: entry.code, validFrom: from, validUntil: until } });
    return coupon.run({
      body: {
        ...terms,
        type: couponTypes[entry.type],
        uses: entry.type === "service" ? Number(entry.uses) : 1,
        parcelType: "international",
        scope: entry.scope,
        shops: [],
        minLevel: Number(entry.minLevel),
        ...(entry.warehouse !== "0" && { warehouse: entry.warehouse === "2" ? 2 : 1 }),
        obtainedBy: entry.obtainedBy,
        ...(entry.obtainedBy === "code" && { code: entry.code }),
        claimFrom: from,
        claimUntil: until,
        validDays: Number(entry.validDays),
      },
    });
  }

  const types = kind === "code" ? reductionTypes.filter((one) => one !== "service") : reductionTypes;
  return (
    <PanelCard title={kind === "coupon" ? words.addCoupon : words.addCode} onClose={onClose}>
      <Form form={form} onSubmit={publish}>
        <Bound form={form} name="type">
          {({ value, onChange }) => (
            <ChipGroup
              showLabel
              label={words.type}
              value={value}
              onChange={onChange}
              options={types.map((one) => ({ value: one, label: words.types[one] }))}
            />
          )}
        </Bound>
        <div className="grid gap-3 sm:grid-cols-2">
          <Bound form={form} name="name.zh">
            {(field) => <TextField label={words.nameZh} required maxLength={60} {...field} />}
          </Bound>
          <Bound form={form} name="name.en">
            {(field) => <TextField label={words.nameEn} required maxLength={60} {...field} />}
          </Bound>
          {type === "amount" ? (
            <Bound form={form} name="reduce">
              {(field) => <MoneyField label={words.reduce} required {...field} />}
            </Bound>
          ) : null}
          {type === "percent" ? (
            <>
              <Bound form={form} name="percent">
                {(field) => (
                  <NumberField label={words.percent} hint={words.percentHint} required decimals={2} unit="%" {...field} />
                )}
              </Bound>
              <Bound form={form} name="maxDeduction">
                {(field) => <MoneyField label={words.maxDeduction} {...field} />}
              </Bound>
            </>
          ) : null}
          <Bound form={form} name="minSpend">
            {(field) => <MoneyField label={words.minSpend} hint={words.minSpendHint} {...field} />}
          </Bound>
          {needsCode(kind, obtainedBy) ? (
            <Bound form={form} name="code">
              {(field) => (
                <TextField label={words.code} hint={words.codeHint} required maxLength={32} autoComplete="off" {...field} />
              )}
            </Bound>
          ) : null}
          <Bound form={form} name="perUser">
            {(field) => <NumberField label={words.perUser} maxDigits={2} {...field} />}
          </Bound>
          <Bound form={form} name="total">
            {(field) => <NumberField label={words.total} hint={words.totalHint} maxDigits={7} {...field} />}
          </Bound>
          <Bound form={form} name="begins">
            {(field) => <DayField label={words.begins} required {...field} />}
          </Bound>
          <Bound form={form} name="ends">
            {(field) => <DayField label={words.ends} required {...field} />}
          </Bound>
        </div>
        {kind === "coupon" ? <CouponFields form={form} /> : null}
        <Button type="submit" pending={coupon.pending || code.pending}>
          {words.create}
        </Button>
      </Form>
    </PanelCard>
  );
}
