import { formatDateRange, formatDay, formatDays, inLanguage } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { serverNow, useDict, useLanguage } from "#shop";
import { arrivalTrack, daysBetween, type Parcel } from "./parcel-view.ts";

type ArrivalTrackProps = { parcel: Parcel; shippedAt: string; arrives: NonNullable<Parcel["arrives"]> };

/** How far the parcel has come in time: shipped, today, and the days in which it is expected as a band. The way draws itself once. */
export function ArrivalTrack({ parcel, shippedAt, arrives }: ArrivalTrackProps) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const now = serverNow();
  const { today, bandFrom, bandTo } = arrivalTrack({ shippedAt, arrives, now });
  const [latest] = parcel.tracking;
  const scan = latest ? inLanguage(latest.text, language) : words.noTracking;
  const spoken = words.trackSpoken(
    formatDays(daysBetween(shippedAt, now), language),
    formatDateRange(arrives.from, arrives.to, language),
  );
  return (
    <div className="flex flex-col gap-2">
      <div role="img" aria-label={spoken} className="relative h-6">
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-line" />
        <span
          className="absolute top-1.5 h-3 rounded-full bg-ok/25"
          style={{ left: `${bandFrom}%`, right: `${100 - bandTo}%` }}
        />
        <span className="drawn absolute left-0 top-2.5 h-1 rounded-full bg-brand" style={{ width: `${today}%` }} />
        <span className="absolute left-0 top-1.5 size-3 rounded-full bg-brand" />
        {/* As wide as the way so far: moved by its own width, the mark at its end travels it. */}
        <span className="travelled absolute inset-y-0 left-0" style={{ width: `${today}%` }}>
          <span
            className="absolute top-[3px] left-full size-[18px] rounded-full border-[5px] border-brand bg-white"
            style={{ transform: `translateX(-${today}%)` }}
          />
        </span>
      </div>
      <p className="flex justify-between gap-3 text-note text-grey">
        <span>{words.shippedOn(formatDay(shippedAt, language))}</span>
        <span className="text-right">{parcel.address.city}</span>
      </p>
      <p className="text-body font-medium text-brand-strong">{scan}</p>
      {now > Date.parse(arrives.to) ? <p className="text-note text-warn">{words.lateArrival}</p> : null}
    </div>
  );
}
