import { useEndpoint } from "@sihai/client";
import { quoteExpertParcel } from "@sihai/contract/expert";
import { cny } from "@sihai/domain";
import { chooseLine, expertPackagings } from "@sihai/domain/expert";
import type { Objective } from "@sihai/domain/plan";
import { cnyText, formatSize, formatWeight } from "@sihai/text";
import { consoleExpertsDict } from "@sihai/text/dict/console-experts";
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
  objective: Objective;
  draft: ParcelDraft;
  no: number;
  items: readonly ExpertGoods[];
  others: readonly { key: number; no: number }[];
  onChange: (change: Partial<ParcelDraft>) => void;
  onMove: (itemId: string, to: number | null) => void;
  onQuote: (key: number, quote: ParcelQuote) => void;
};

/** One parcel of the plan: its goods to be dragged or sent elsewhere, packaging, and its line with the price as it changes. */
export function ParcelEditor({
  serviceBarcode,
  objective,
  draft,
  no,
  items,
  others,
  onChange,
  onMove,
  onQuote,
}: ParcelEditorProps) {
  const words = useDict(consoleExpertsDict);
  const language = useLanguage();
  const local = useLocal();
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
        <ul className="mb-3 flex flex-col divide-y divide-line">
          {items
            .filter(({ itemId }) => itemIds.includes(itemId))
            .map((item) => (
              <li
                key={item.itemId}
                draggable
                onDragStart={(event) => event.dataTransfer.setData("text/plain", item.itemId)}
                className="flex items-center gap-2 py-1.5"
              >
                <GripVertical aria-hidden size={18} className="shrink-0 cursor-grab text-grey" />
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-1">{local(item.name)}</span>
                  <span className="text-note text-grey">
                    {formatWeight(item.grams, language)} · {formatSize(item.sidesCm, language)}
                  </span>
                </span>
                <span className="w-36 shrink-0">
                  <Select
                    label={words.parcelOf(local(item.name))}
                    hideLabel
                    value={String(key)}
                    onChange={(to) => onMove(item.itemId, to === "new" ? null : Number(to))}
                    options={[
                      ...others.map((other) => ({ value: String(other.key), label: words.parcel(other.no) })),
                      { value: "new", label: words.newParcel },
                    ]}
                  />
                </span>
              </li>
            ))}
        </ul>
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
            <Notice tone="danger">{quote.error.message}</Notice>
          ) : eligible.length === 0 ? (
            <Notice tone="danger">{words.noLine}</Notice>
          ) : (
            <Select
              label={words.line}
              value={lineId ?? ""}
              onChange={(value) => onChange({ lineId: value })}
              options={eligible.map(({ line, total: price }) => ({
                value: line.id,
                label: words.lineOption(local(line.name), cnyText(price), `${line.days[0]}–${line.days[1]}`),
              }))}
            />
          )}
          {quote.data ? (
            <p className="text-note text-grey">
              {words.size(formatWeight(quote.data.grams, language), formatSize(quote.data.sidesCm, language))}
            </p>
          ) : null}
          {quote.data && quote.data.excluded.length > 0 ? (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center text-note text-brand-strong">
                {words.refusedLines(quote.data.excluded.length)}
              </summary>
              <ul className="flex flex-col gap-1 text-note text-grey">
                {quote.data.excluded.map(({ line, refusals }) => (
                  <li key={line.id}>
                    {local(line.name)}:{" "}
                    {refusals.map(({ code, limit, actual }) => `${words.refusals[code]} (${actual} / ${limit})`).join(", ")}
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
      </Card>
    </fieldset>
  );
}
