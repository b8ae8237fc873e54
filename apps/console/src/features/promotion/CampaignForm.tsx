import { type ApiError, serverNow, useAction } from "@sihai/client";
import { createCouponKind, createDiscountCode, listCampaigns } from "@sihai/contract/promotion";
import { beijingDate } from "@sihai/domain/clocks";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Bound, Button, ChipGroup, Form, MoneyField, NumberField, TextField, toastSuccess, type useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import { DayField, PanelCard, showRefusal, usePersistedForm } from "#desk";
import { CouponFields } from "./CouponFields.tsx";
import {
  type CampaignEntry,
  campaignSchema,
  couponKindOf,
  discountCodeOf,
  isCampaignEntry,
  needsCode,
  newEntry,
  reductionTypes,
} from "./campaign-entry.ts";

type CampaignFormProps = { kind: "coupon" | "code"; onClose: () => void; onDone: () => void };
const monthMs = 30 * 86_400_000;
type CampaignFields = ReturnType<typeof useSchemaForm<CampaignEntry>>;

/** A new kind of coupon, or a new discount code: what it gives, to how many, and when. A reload loses nothing of it. */
export function CampaignForm({ kind, onClose, onDone }: CampaignFormProps) {
  const words = useDict(consolePromotionDict);
  const first = newEntry(beijingDate(new Date(serverNow())), beijingDate(new Date(serverNow() + monthMs)));
  const { form, forget } = usePersistedForm<CampaignEntry>(
    `campaign-${kind}`,
    campaignSchema(kind, words),
    first,
    isCampaignEntry,
  );
  const { publish, pending } = usePublish(kind, form, () => leave(onDone));
  function leave(by: () => void) {
    forget();
    by();
  }
  const types = kind === "code" ? reductionTypes.filter((one) => one !== "service") : reductionTypes;
  return (
    <PanelCard title={kind === "coupon" ? words.addCoupon : words.addCode} onClose={() => leave(onClose)}>
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
          <ReductionFields form={form} />
          <LimitFields form={form} kind={kind} />
        </div>
        {kind === "coupon" ? <CouponFields form={form} /> : null}
        <Button type="submit" pending={pending}>
          {words.create}
        </Button>
      </Form>
    </PanelCard>
  );
}

/** Sends the entry as a kind of coupon or as a discount code; what the server refuses stands at its field. */
function usePublish(kind: CampaignFormProps["kind"], form: CampaignFields, onDone: () => void) {
  const words = useDict(consolePromotionDict);
  const done = (name: string) => {
    toastSuccess(words.created(name));
    onDone();
  };
  const shared = { refreshes: [listCampaigns], onFailed: (error: ApiError) => showRefusal(form, error) };
  const coupon = useAction(createCouponKind, { ...shared, onDone: () => done(form.getValues("name.en")) });
  const code = useAction(createDiscountCode, { ...shared, onDone: (made) => done(made.code) });

  async function publish(entry: CampaignEntry) {
    if (kind === "coupon") await coupon.run({ body: couponKindOf(entry) });
    else await code.run({ body: discountCodeOf(entry) });
  }

  return { publish, pending: coupon.pending || code.pending };
}

/** Its names, and what it takes off. */
function ReductionFields({ form }: { form: CampaignFields }) {
  const words = useDict(consolePromotionDict);
  const type = form.watch("type");
  return (
    <>
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
            {(field) => <NumberField label={words.percent} hint={words.percentHint} required decimals={2} unit="%" {...field} />}
          </Bound>
          <Bound form={form} name="maxDeduction">
            {(field) => <MoneyField label={words.maxDeduction} {...field} />}
          </Bound>
        </>
      ) : null}
      <Bound form={form} name="minSpend">
        {(field) => <MoneyField label={words.minSpend[form.watch("parcelType")]} hint={words.minSpendHint} {...field} />}
      </Bound>
    </>
  );
}

/** Its code where it has one, how often it may be used, and between which days. */
function LimitFields({ form, kind }: { form: CampaignFields; kind: CampaignFormProps["kind"] }) {
  const words = useDict(consolePromotionDict);
  return (
    <>
      {needsCode(kind, form.watch("obtainedBy")) ? (
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
    </>
  );
}
