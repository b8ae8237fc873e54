import { useAction, useEndpoint } from "@sihai/client";
import { confirmRate, dropRate, listRates, proposeRate } from "@sihai/contract/books";
import { type Currency, currencyCodes } from "@sihai/domain";
import { beijing, formatDateTime } from "@sihai/text";
import { type ConsoleBooksWords, consoleBooksDict } from "@sihai/text/dict/console/books";
import {
  Bound,
  Button,
  Card,
  currencyOptions,
  Form,
  Notice,
  Select,
  Tag,
  TextArea,
  TextField,
  type Tone,
  toastSuccess,
  useSchemaForm,
} from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage, useMay } from "#console";
import { fieldText, ReadTable, showRefusal } from "#desk";
import type { RateProposal } from "./types.ts";

const tones: Record<RateProposal["state"], Tone> = { proposed: "warn", agreed: "ok", dropped: "neutral" };

/** The exchange rates in force, and those that two of finance set where the feed is silent or wrong. */
export function RatesTab() {
  const words = useDict(consoleBooksDict);
  const may = useMay();
  const read = useEndpoint(listRates, {}, { freshMs: 0 });
  const { rates = [] } = read.data ?? {};
  return (
    <>
      <ReadTable
        read={read}
        caption={words.currentRates}
        rows={rates}
        rowId={({ currency }) => currency}
        columns={[
          { key: "currency", title: words.currency, cell: ({ currency }) => currency },
          { key: "rate", title: words.perCny, align: "right", cell: ({ rate, currency }) => `${rate} ${currency}` },
          { key: "published", title: words.published, cell: ({ publishedOn }) => publishedOn },
          { key: "source", title: words.source, cell: ({ source }) => words.sources[source] },
          { key: "age", title: words.status, cell: ({ isTooOld }) => (isTooOld ? <Tag tone="warn">{words.tooOld}</Tag> : null) },
        ]}
        emptyText={words.empty}
      />
      {may("finance.record") ? <ProposeRate /> : null}
      <Proposals />
    </>
  );
}

function rateSchema(words: ConsoleBooksWords) {
  return z.object({
    currency: z.enum(currencyCodes),
    rate: fieldText(proposeRate.body.shape.rate, words.rateBad),
    reason: fieldText(proposeRate.body.shape.reason, words.needed),
  });
}

const foreign = currencyOptions.filter(({ value }) => value !== "CNY");

function ProposeRate() {
  const words = useDict(consoleBooksDict);
  const form = useSchemaForm(rateSchema(words), { currency: "USD" as Currency, rate: "", reason: "" });
  const currency = form.watch("currency");
  const propose = useAction(proposeRate, {
    refreshes: [listRates],
    onDone() {
      toastSuccess(words.rateProposed(currency));
      form.reset();
    },
    onFailed: (error) => showRefusal(form, error, { RATE_TOO_FAR_OFF: "rate", RATE_PROPOSED_ALREADY: "currency" }),
  });
  return (
    <Card title={words.rateTitle}>
      <p className="mb-3 text-note text-grey">{words.rateHint}</p>
      <Form form={form} onSubmit={(body) => propose.run({ body })} className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-4">
          <Bound form={form} name="currency">
            {(field) => <Select label={words.currency} options={foreign} {...field} />}
          </Bound>
          <Bound form={form} name="rate">
            {(field) => (
              <TextField
                label={`${words.perCny} (${currency})`}
                required
                inputMode="decimal"
                maxLength={18}
                autoComplete="off"
                {...field}
              />
            )}
          </Bound>
        </div>
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small pending={propose.pending}>
            {words.propose}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Proposals() {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const { data } = useEndpoint(listRates, {}, { freshMs: 0 });
  const time = (at: string) => formatDateTime(at, language, beijing);
  return (data?.proposals ?? []).length === 0 ? null : (
    <Card title={words.proposedRates}>
      <ul className="flex flex-col divide-y divide-line">
        {data?.proposals.map((one) => (
          <li key={one.proposalId} className="flex flex-col gap-1 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">
                {words.perCny} {one.rate} {one.currency}
              </span>
              <Tag tone={tones[one.state]}>{words.rateStates[one.state]}</Tag>
            </p>
            <p className="wrap-anywhere">{one.reason}</p>
            <p className="text-note text-grey">
              {words.madeBy} {words.explainedBy(one.madeBy, time(one.madeAt))}
              {one.endedAt === null
                ? null
                : ` · ${words.rateStates[one.state]} ${words.explainedBy(one.endedBy, time(one.endedAt))}`}
            </p>
            {one.state === "proposed" ? <RateActs proposal={one} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RateActs({ proposal: { proposalId, rate, currency, byMe } }: { proposal: RateProposal }) {
  const words = useDict(consoleBooksDict);
  const may = useMay();
  const confirm = useAction(confirmRate, { refreshes: [listRates], onDone: () => toastSuccess(words.rateAgreed(currency)) });
  const drop = useAction(dropRate, { refreshes: [listRates], onDone: () => toastSuccess(words.rateDropped(currency)) });
  if (!may("finance.record")) return null;
  return (
    <div className="mt-1 flex flex-col gap-2">
      {byMe ? <Notice tone="warn">{words.byMe}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        {byMe ? null : (
          <Button small pending={confirm.pending} onClick={() => void confirm.run({ body: { proposalId, seen: rate } })}>
            {words.confirm}
          </Button>
        )}
        <Button small kind="danger" pending={drop.pending} onClick={() => void drop.run({ body: { proposalId } })}>
          {byMe ? words.drop : words.decline}
        </Button>
      </div>
    </div>
  );
}
