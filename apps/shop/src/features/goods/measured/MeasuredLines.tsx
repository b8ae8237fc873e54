import { inLanguage } from "@sihai/domain/language";
import { cnyText, formatBasisPoints, formatNumber } from "@sihai/text";
import { measuredDict } from "@sihai/text/dict/care/measured";
import { Card } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { MeasuredData } from "./types.ts";

type Line = MeasuredData["lines"][number];

/** Each line with its days and how far the deposit was off; those most was measured of first. */
export function MeasuredLines({ lines, least }: Pick<MeasuredData, "lines" | "least">) {
  const words = useDict(measuredDict);
  const used = lines
    .filter(({ days, deposit }) => days.samples + deposit.samples > 0)
    .sort((a, b) => b.days.samples - a.days.samples || b.deposit.samples - a.deposit.samples);
  return (
    <Card title={words.lines}>
      <p className="mb-2 text-note text-grey">{words.linesText}</p>
      {used.length === 0 ? <p className="text-grey">{words.noLines}</p> : null}
      <ul className="divide-y divide-line">
        {used.map((line) => (
          <LineFigures key={line.lineId} line={line} least={least} />
        ))}
      </ul>
    </Card>
  );
}

function LineFigures({ line: { name, days, deposit }, least }: { line: Line; least: number }) {
  const words = useDict(measuredDict);
  const language = useLanguage();
  const figure = (value: number) => formatNumber(value, language, 1);
  const count = (samples: number) => formatNumber(samples, language, 0);
  return (
    <li className="py-2">
      <h3 className="font-semibold">{inLanguage(name, language)}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-body">
        <dt className="text-grey">{words.days}</dt>
        <dd>
          {days.figures === null ? (
            <span className="text-grey">{words.tooFew(count(days.samples), count(least))}</span>
          ) : (
            <>
              {words.daysOf(figure(days.figures.p50), figure(days.figures.p90))}
              <span className="block text-note text-grey">
                {words.onTime(formatBasisPoints(days.figures.onTimeBp, language))} · {words.samples(count(days.samples))}
              </span>
            </>
          )}
        </dd>
        <dt className="text-grey">{words.error}</dt>
        <dd>
          {deposit.figures === null ? (
            <span className="text-grey">{words.tooFew(count(deposit.samples), count(least))}</span>
          ) : (
            <>
              {words.errorOf(cnyText(deposit.figures.p50), cnyText(deposit.figures.p90))}
              <span className="block text-note text-grey">{words.samples(count(deposit.samples))}</span>
            </>
          )}
        </dd>
      </dl>
    </li>
  );
}
