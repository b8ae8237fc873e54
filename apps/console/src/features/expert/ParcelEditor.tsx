import { sentenceOf, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { quoteExpertParcel } from "@sihai/contract/expert";
import { cny } from "@sihai/domain";
import { chooseLine, expertPackagings } from "@sihai/domain/expert";
import type { FreightObjective } from "@sihai/domain/plan";
import { cnyText, formatSize, formatWeight } from "@sihai/text";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { Card, ChipGroup, Notice, Select, SkeletonBlock } from "@sihai/ui";
import { GripVertical } from "lucide-react";
import { useEffect } from "react";
import { useDict, useLanguage } from "#console";
import { useLocal } from "#desk";
import type { ExpertGoods, ParcelDraft } from "./plan-draft.ts";

/** What a parcel comes to as it stands; null while no line takes it. */
export type ParcelQuote = { lineId: string; total: string } | null;

type ParcelEditorProps = {
  serviceBarcode: string;
  objective: FreightObjective;
  draft: ParcelDraft;
  no: number;
  items: readonly ExpertGoods[];
  others: readonly { key: number; no: number }[];
  onChange: (change: Partial<ParcelDraft>) => void;
  onMove: (itemId: string, to: number | null) => void;
  onQuote: (key: number, quote: ParcelQuote) => void;
};

/** One parcel of the plan: its goods to be dragged or sent elsewhere, packaging, and its line with the price as it changes. */
export function ParcelEditor(props: ParcelEditorProps) {
  const { serviceBarcode, objective, draft, no, onChange, onMove, onQuote } = props;
  const words = useDict(consoleExpertDict);
  const { key, itemIds, packaging } = draft;
  const quote = useEndpoint(
    quoteExpertParcel,
    { body: { serviceBarcode, itemIds: [...itemIds], packaging } },
    { freshMs: 30_000 },
  );
  const eligible = quote.data?.eligible ?? [];
  const proposed = chooseLine(
    eligible.map(({ line, total }) => ({ id: line.id, deposit: cny(total), days: line.days })),
    objective,
  );
  const chosen = eligible.find(({ line }) => line.id === draft.lineId) ?? eligible.find(({ line }) => line.id === proposed?.id);
  const lineId = chosen?.line.id;
  const total = chosen?.total;
  useEffect(() => {
    onQuote(key, lineId === undefined || total === undefined ? null : { lineId, total });
  }, [key, lineId, total, onQuote]);

  return (
    <fieldset
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const itemId = event.dataTransfer.getData("text/plain");
        if (itemId !== "" && !itemIds.includes(itemId)) onMove(itemId, key);
      }}
    >
      <legend className="sr-only">{words.parcel(no)}</legend>
      <Card title={words.parcel(no)} aside={<strong>{total === undefined ? "" : cnyText(total)}</strong>}>
        <ParcelGoods {...props} />
        <div className="flex flex-col gap-3">
          <ChipGroup
            label={words.packaging}
            showLabel
            value={packaging}
            onChange={(value) => onChange({ packaging: value })}
            options={expertPackagings.map((value) => ({ value, label: words.packagings[value] }))}
          />
          {quote.isPending ? (
            <SkeletonBlock className="h-12" />
          ) : quote.error ? (
            <Notice tone="danger">{sentenceOf(quote.error)}</Notice>
          ) : (
            <QuotedLines quote={quote.data} lineId={lineId} onChoose={(value) => onChange({ lineId: value })} />
          )}
        </div>
      </Card>
    </fieldset>
  );
}

/** The goods of the parcel; each can be dragged, or sent to another parcel from its list. */
function ParcelGoods({ draft: { key, itemIds }, items, others, onMove }: ParcelEditorProps) {
  const words = useDict(consoleExpertDict);
  const language = useLanguage();
  const local = useLocal();
  const parcels = [
    ...others.map((other) => ({ value: String(other.key), label: words.parcel(other.no) })),
    { value: "new", label: words.newParcel },
  ];
  return (
    <ul className="mb-3 flex flex-col divide-y divide-line">
      {items
        .filter(({ itemId }) => itemIds.includes(itemId))
        .map(({ itemId, name, grams, sidesCm }) => (
          <li
            key={itemId}
            draggable
            onDragStart={(event) => event.dataTransfer.setData("text/plain", itemId)}
            className="flex items-center gap-2 py-1.5"
          >
            <GripVertical aria-hidden size={18} className="shrink-0 cursor-grab text-grey" />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-1">{local(name)}</span>
              <span className="text-note text-grey">
                {formatWeight(grams, language)} · {formatSize(sidesCm, language)}
              </span>
            </span>
            <span className="w-36 shrink-0">
              <Select
                label={words.parcelOf(local(name))}
                hideLabel
                value={String(key)}
                onChange={(to) => onMove(itemId, to === "new" ? null : Number(to))}
                options={parcels}
              />
            </span>
          </li>
        ))}
    </ul>
  );
}

type QuotedLinesProps = {
  quote: CallData<typeof quoteExpertParcel>;
  lineId: string | undefined;
  onChoose: (lineId: string) => void;
};

/** The lines that take the parcel with their prices, its weight and size, and why the other lines refuse it. */
function QuotedLines({ quote: { eligible, excluded, grams, sidesCm }, lineId, onChoose }: QuotedLinesProps) {
  const words = useDict(consoleExpertDict);
  const language = useLanguage();
  const local = useLocal();
  return (
    <>
      {eligible.length === 0 ? (
        <Notice tone="danger">{words.noLine}</Notice>
      ) : (
        <Select
          label={words.line}
          value={lineId ?? ""}
          onChange={onChoose}
          options={eligible.map(({ line, total }) => ({
            value: line.id,
            label: words.lineOption(local(line.name), cnyText(total), `${line.days[0]}–${line.days[1]}`),
          }))}
        />
      )}
      <p className="text-note text-grey">{words.size(formatWeight(grams, language), formatSize(sidesCm, language))}</p>
      {excluded.length === 0 ? null : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-note text-brand-strong">
            {words.refusedLines(excluded.length)}
          </summary>
          <ul className="flex flex-col gap-1 text-note text-grey">
            {excluded.map(({ line, refusals }) => (
              <li key={line.id}>
                {local(line.name)}:{" "}
                {refusals.map(({ code, limit, actual }) => `${words.refusals[code]} (${actual} / ${limit})`).join(", ")}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
