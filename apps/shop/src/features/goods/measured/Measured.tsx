import { readMeasured } from "@sihai/contract/dashboard";
import { beijing, cnyText, formatDate, formatNumber } from "@sihai/text";
import { measuredDict } from "@sihai/text/dict/care/measured";
import { Card, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { Balances } from "./Balances.tsx";
import { MeasuredLines } from "./MeasuredLines.tsx";
import type { MeasuredData } from "./types.ts";

/** How well the service does, from the books and the scans, with the method and a file of the figures. */
export function Measured() {
  const words = useDict(measuredDict);
  const language = useLanguage();
  const read = useEndpoint(readMeasured, {}, { staysWithoutLogin: true });
  if (read.isPending) return <SkeletonList cards={4} lines={4} />;
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  const { since, until, least, lines, late, times, balances } = read.data;
  const day = (at: string) => formatDate(at, language, beijing);
  return (
    <>
      <p className="text-grey">{words.intro(day(since), day(until), formatNumber(least, language, 0))}</p>
      <MeasuredLines lines={lines} least={least} />
      <Times times={times} least={least} />
      <Late late={late} least={least} />
      <Balances balances={balances} />
      <Card title={words.method}>
        <p className="mb-3 text-body leading-6 text-grey">{words.methodText}</p>
        <a href="/api/measured.csv" download className="inline-flex min-h-11 items-center font-semibold text-brand-strong">
          {words.file}
        </a>
      </Card>
    </>
  );
}

function Times({ times, least }: Pick<MeasuredData, "times" | "least">) {
  const words = useDict(measuredDict);
  const language = useLanguage();
  const figure = (value: number) => formatNumber(value, language, 1);
  const count = (samples: number) => formatNumber(samples, language, 0);
  return (
    <Card title={words.times}>
      <p className="mb-2 text-note text-grey">{words.timesText}</p>
      <dl className="divide-y divide-line">
        {times.map(({ kind, samples, hours }) => (
          <div key={kind} className="py-2">
            <dt>{words.kinds[kind]}</dt>
            <dd className={hours === null ? "text-note text-grey" : "font-semibold"}>
              {hours === null ? words.tooFew(count(samples), count(least)) : words.hoursOf(figure(hours.p50), figure(hours.p90))}
              {hours === null ? null : <span className="font-normal text-grey"> · {words.samples(count(samples))}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Late({ late: { delivered, late, compensated, compensation }, least }: Pick<MeasuredData, "late" | "least">) {
  const words = useDict(measuredDict);
  const language = useLanguage();
  const count = (samples: number) => formatNumber(samples, language, 0);
  return (
    <Card title={words.late}>
      <p className={late === null ? "text-note text-grey" : ""}>
        {late === null ? words.tooFew(count(delivered), count(least)) : words.lateOf(count(late), count(delivered))}
      </p>
      <p className="mt-1">{words.compensation(count(compensated), cnyText(compensation))}</p>
    </Card>
  );
}
