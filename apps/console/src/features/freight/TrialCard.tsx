import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { tryRateVersion } from "@sihai/contract/freight";
import { cny, compare, plotted, sign, subtract, toDecimal } from "@sihai/domain";
import { cnyText, formatPercent } from "@sihai/text";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, cx, ErrorState, FiguresTable, SkeletonBlock } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { ParcelLink } from "#desk";
import { useLast } from "./use-last.ts";

type Trial = CallData<typeof tryRateVersion>;

/** The latest parcels on this price list beside what they cost on the one before: how many move, how far, and which the most. */
export function TrialCard({ versionId, from }: { versionId: string; from: string | undefined }) {
  const words = useDict(consoleFreightDict);
  const shared = useDict(consoleDict);
  const trial = useEndpoint(tryRateVersion, { query: { versionId, ...(from && { from }) } }, { layer: "generic" });
  const last = useLast(trial.data);
  if (trial.error) return <ErrorState onReload={() => void trial.refetch()} />;
  if (last === null) return <SkeletonBlock className="h-[260px] w-full" />;
  const { parcels, biggest } = last;
  return (
    <Card title={words.trial}>
      {parcels === 0 ? (
        <p className="text-body text-grey">{words.trialNone}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-body text-grey">{words.trialOf(parcels)}</p>
          <Sums trial={last} />
          <Histogram bins={last.bins} same={last.same} />
          {biggest.length === 0 ? null : (
            <section className="flex flex-col gap-2">
              <h3 className="font-semibold">{words.biggest}</h3>
              <DataTable
                caption={words.biggest}
                rows={biggest}
                rowId={({ packageId }) => packageId}
                maxHeight="320px"
                columns={[
                  { key: "no", title: shared.packageNo, cell: ({ packageId }) => <ParcelLink packageId={packageId} /> },
                  { key: "line", title: words.line, cell: ({ lineId }) => lineId },
                  { key: "before", title: words.before, align: "right", cell: ({ before }) => cnyText(before) },
                  { key: "after", title: words.after, align: "right", cell: ({ after }) => cnyText(after) },
                  {
                    key: "change",
                    title: words.change,
                    align: "right",
                    sortBy: ({ before, after }) => plotted(toDecimal(subtract(cny(after), cny(before)))),
                    cell: ({ before, after }) => <Difference before={before} after={after} />,
                  },
                ]}
              />
            </section>
          )}
        </div>
      )}
    </Card>
  );
}

function Sums({ trial }: { trial: Trial }) {
  const words = useDict(consoleFreightDict);
  const counts = [
    { key: "cheaper", count: trial.cheaper, tone: "text-ok" },
    { key: "dearer", count: trial.dearer, tone: "text-danger" },
    { key: "same", count: trial.same, tone: "" },
    { key: "gone", count: trial.gone, tone: "text-danger" },
    { key: "left", count: trial.left, tone: "text-grey" },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {counts
        .filter(({ key, count }) => count > 0 || (key !== "gone" && key !== "left"))
        .map(({ key, count, tone }) => (
          <div key={key}>
            <dt className="text-note text-grey">{words[key]}</dt>
            <dd className={cx("text-display font-semibold", tone)}>{count}</dd>
          </div>
        ))}
      <div>
        <dt className="text-note text-grey">{words.totalBefore}</dt>
        <dd className="text-body">{cnyText(trial.totalBefore)}</dd>
      </div>
      <div>
        <dt className="text-note text-grey">{words.totalAfter}</dt>
        <dd className="text-body font-semibold">
          {cnyText(trial.totalAfter)} <Difference before={trial.totalBefore} after={trial.totalAfter} />
        </dd>
      </div>
    </dl>
  );
}

/** By what share the freight moves; a share of money is no money, and is shown with one decimal. */
function Difference({ before, after }: { before: string; after: string }) {
  const language = useLanguage();
  const [was, is] = [cny(before), cny(after)];
  if (sign(was) === 0) return null;
  const direction = compare(is, was);
  const share = plotted(toDecimal(subtract(is, was))) / plotted(before);
  return (
    <span className={direction > 0 ? "text-danger" : direction < 0 ? "text-ok" : "text-grey"}>
      {direction > 0 ? "+" : ""}
      {formatPercent(share, language, 1)}
    </span>
  );
}

/** Bars by how far the freight moves: cheaper to the left, unchanged in the middle, dearer to the right. */
function Histogram({ bins, same }: { bins: Trial["bins"]; same: number }) {
  const words = useDict(consoleFreightDict);
  const language = useLanguage();
  const percent = (bp: number) => `${bp > 0 ? "+" : ""}${formatPercent(bp / 10_000, language)}`;
  const bars = [
    ...bins.filter(({ toBp }) => toBp !== null && toBp <= 0).map((bin) => ({ ...bin, tone: "bg-ok" })),
    { fromBp: 0, toBp: 0, count: same, tone: "bg-control" },
    ...bins.filter(({ toBp }) => toBp === null || toBp > 0).map((bin) => ({ ...bin, tone: "bg-danger" })),
  ].map((bar) => ({ ...bar, label: labelOf(bar) }));
  const most = Math.max(1, ...bars.map(({ count }) => count));

  function labelOf({ fromBp, toBp }: { fromBp: number | null; toBp: number | null }): string {
    if (fromBp === null) return words.below(percent(toBp ?? 0));
    if (toBp === null) return words.above(percent(fromBp));
    return fromBp === toBp ? words.same : `${percent(fromBp)} – ${percent(toBp)}`;
  }

  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{words.histogram}</figcaption>
      <div aria-hidden className="flex items-end gap-1">
        {bars.map(({ label, count, tone }) => (
          <div key={label} className="flex min-w-0 flex-1 flex-col items-center gap-1 text-note">
            <span className={count === 0 ? "text-control" : "font-semibold"}>{count}</span>
            <div
              className={cx("w-full rounded-t-bar", count === 0 ? "bg-line" : tone)}
              style={{ height: `${count === 0 ? 2 : Math.max(4, (count / most) * 120)}px` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden className="mt-1 flex justify-between text-note text-grey">
        <span>{words.cheaper}</span>
        <span>{words.same}</span>
        <span>{words.dearer}</span>
      </div>
      <FiguresTable
        caption={words.histogram}
        headings={[words.change, words.parcels]}
        rows={bars.map(({ label, count }) => [label, String(count)])}
      />
    </figure>
  );
}
