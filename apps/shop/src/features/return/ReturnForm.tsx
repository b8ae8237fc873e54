import { listOrders, orderDetail } from "@sihai/contract/order";
import { applyForReturn, listReturns, returnOptions } from "@sihai/contract/return";
import { listStorage } from "@sihai/contract/storage";
import { returnKinds, returnLimits, returnReasons } from "@sihai/domain/return";
import { cnyText, formatAmountRange, joinedSentences, type Language } from "@sihai/text";
import { type ReturnWords, returnDict } from "@sihai/text/dict/return";
import {
  Bound,
  Card,
  ChipGroup,
  confirmBox,
  FormPage,
  Missing,
  Notice,
  Select,
  TextArea,
  TextField,
  toastSuccess,
  Uploader,
  type useSchemaForm,
} from "@sihai/ui";
import * as z from "zod/mini";
import { go, isRefused, showRefusal, uploadOwnPicture, useAction, useDict, useLanguage, usePageSearch } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { ChooseReturnItems } from "./ChooseReturnItems.tsx";
import { HowReturnsGo } from "./HowReturnsGo.tsx";
import { ReturnCosts } from "./ReturnCosts.tsx";
import { ReturnsOfOrder } from "./ReturnsOfOrder.tsx";
import type { OptionsOnWire, ReturnKindOnWire } from "./types.ts";

/** Refusals whose sentence says itself that the application failed (rule E-129). */
const namedAsFailed = ["RETURN_NOT_ELIGIBLE", "RETURN_PHOTO_NOT_FOUND", "RETURN_WANTED_MISSING"] as const;

/** Which goods, what for, why, and what it will cost; then what happens. */
export function ReturnForm({ orderNo, options }: { orderNo: string; options: OptionsOnWire }) {
  const words = useDict(returnDict);
  const { form, apply, send } = useReturnForm(orderNo, options);
  const kind = form.watch("kind");
  return (
    <FormPage
      title={words.title}
      form={form}
      submitText={words.submit[kind]}
      pending={apply.pending}
      before={<ReturnsOfOrder orderNo={orderNo} />}
      className="flex flex-col gap-3"
      onSubmit={send}
    >
      {apply.error ? (
        <Notice alert tone="danger" {...(isRefused(apply.error, ...namedAsFailed) ? {} : { title: words.failed })}>
          {apply.error.message}
        </Notice>
      ) : null}
      <Bound form={form} name="itemNos">
        {({ value, onChange, error = null }) => (
          <Missing text={error}>
            <ChooseReturnItems items={options.items} chosen={value} onChange={onChange} />
          </Missing>
        )}
      </Bound>
      <Card className="flex flex-col gap-4">
        <div>
          <Bound form={form} name="kind">
            {(field) => (
              <ChipGroup
                label={words.kind}
                showLabel
                options={returnKinds.map((value) => ({ value, label: words.kinds[value] }))}
                {...field}
              />
            )}
          </Bound>
          <p className="mt-2 text-note text-grey">{words.kindNotes[kind]}</p>
        </div>
        <Why form={form} />
      </Card>
      <ReturnCosts kind={kind} options={options} />
      <HowReturnsGo kind={kind} />
    </FormPage>
  );
}

type ReturnEntry = z.infer<ReturnType<typeof returnSchema>>;
type Fields = ReturnType<typeof useSchemaForm<ReturnEntry>>;

/** What is asked back takes photos, and a phone may take the page away meanwhile. */
export const returnDraft = tabDraft<ReturnEntry>("sh_return");

/** What is asked back, and the asking. */
function useReturnForm(orderNo: string, options: OptionsOnWire) {
  const { items } = options;
  const words = useDict(returnDict);
  const language = useLanguage();
  const request = usePageSearch("/operation/return-exchange");
  const offered = items.filter(({ obstacle }) => obstacle === null);
  // Begun anew for another item, and once the items on offer are others.
  const of = [orderNo, request.type, request.itemNo, ...offered.map(({ itemNo }) => itemNo)].join(" ");
  const form = useKeptForm<ReturnEntry>(returnSchema(words), returnDraft, of, {
    kind: request.type ?? "return",
    itemNos: firstChoice(offered, request.itemNo),
    reason: "",
    wanted: "",
    description: "",
    photos: [],
  });
  const apply = useAction(applyForReturn, {
    quiet: true,
    refreshes: [returnOptions, listReturns, orderDetail, listOrders, listStorage],
    onDone: () => {
      returnDraft.forget();
      toastSuccess(words.applied);
      go("/order/detail", { orderNo }, { replace: true });
    },
    onFailed: (error) => showRefusal(form, error, { RETURN_WANTED_MISSING: "wanted", RETURN_PHOTO_NOT_FOUND: "photos" }),
  });

  async function send({ kind: type, itemNos, wanted, photos, reason: chosen, description }: ReturnEntry) {
    const reason = returnReasons.find((one) => one === chosen);
    if (
      !reason ||
      !(await confirmBox({ title: words.submit[type], text: costsText(type, options, words, language), confirmText: words.send }))
    )
      return;
    const instead = type === "exchange" ? { wanted } : {};
    await apply.run({ body: { orderNo, itemNos, type, reason, description, ...instead, photos: photos.map(({ id }) => id) } });
  }

  return { form, apply, send };
}

/** What it will cost, said once more before anything is sent. */
function costsText(
  kind: ReturnKindOnWire,
  { freeLeft, fees, freightEstimate: { low, high } }: OptionsOnWire,
  words: ReturnWords,
  language: Language,
) {
  const fee = freeLeft > 0 ? words.feeFree : cnyText(fees[kind]);
  const costs = [
    words.cost(words.fee[kind], fee),
    words.cost(words.freight, words.estimate(formatAmountRange(low, high, "CNY"))),
    words.payHow[kind],
  ];
  return joinedSentences(costs, language);
}

function returnSchema(words: ReturnWords) {
  return z
    .object({
      kind: z.enum(returnKinds),
      itemNos: z.array(z.string()).check(z.minLength(1, { error: words.chooseFirst })),
      reason: z.string().check(z.minLength(1, { error: words.reasonNeeded })),
      wanted: z.string().check(z.trim()),
      description: z.string().check(z.trim()),
      photos: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
    })
    .check(
      z.refine(({ description, photos }) => description !== "" || photos.length > 0, {
        path: ["description"],
        error: words.proofNeeded,
      }),
    )
    .check(z.refine(({ kind, wanted }) => kind !== "exchange" || wanted !== "", { path: ["wanted"], error: words.wantedNeeded }));
}

/** The reason, what an exchange wants instead, and what shows it. */
function Why({ form }: { form: Fields }) {
  const words = useDict(returnDict);
  return (
    <>
      <Bound form={form} name="reason">
        {(field) => (
          <Select
            label={words.reason}
            required
            placeholder={words.chooseReason}
            options={returnReasons.map((value) => ({ value, label: words.reasons[value] }))}
            {...field}
          />
        )}
      </Bound>
      {form.watch("kind") === "exchange" ? (
        <Bound form={form} name="wanted">
          {(field) => (
            <TextField label={words.wanted} hint={words.wantedHint} required maxLength={returnLimits.wanted} {...field} />
          )}
        </Bound>
      ) : null}
      <Bound form={form} name="description">
        {(field) => (
          <TextArea label={words.description} hint={words.descriptionHint} maxLength={returnLimits.description} {...field} />
        )}
      </Bound>
      <Bound form={form} name="photos">
        {(field) => (
          <Uploader label={words.photos} hint={words.photosHint} max={returnLimits.photos} upload={uploadOwnPicture} {...field} />
        )}
      </Bound>
    </>
  );
}

/** The item the address names; the only one there is; else the buyer's choice. */
function firstChoice(offered: OptionsOnWire["items"], itemNo: string | undefined): string[] {
  const named = offered.find((item) => item.itemNo === itemNo);
  if (named) return [named.itemNo];
  return offered.length === 1 ? offered.map((item) => item.itemNo) : [];
}
