import { beijing, countryName, formatDateTime, formatSize, formatWeight } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { DueMark, Facts, Notes, ParcelLink, StateTag, useLocal, WarehouseName } from "#desk";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

/**
 * What a packer needs to know of a parcel: by when, by which line, what was estimated, what the customer wrote, and who began it;
 * with its notes.
 */
export function ParcelSummary({ read: { parcel, remark, estSidesCm, begun } }: { read: ParcelOnBench }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  return (
    <Card title={<ParcelLink packageId={parcel.packageId} />} aside={<StateTag parcel={parcel.state} />}>
      <div className="flex flex-col gap-3">
        {parcel.priority ? (
          <div>
            <Tag tone="warn">{words.priority}</Tag>
          </div>
        ) : null}
        <DueMark at={parcel.dueAt} />
        <Facts
          rows={[
            [words.line, local(parcel.lineName)],
            [words.country, countryName(parcel.country, language)],
            [shared.customer, parcel.customerMark],
            [shared.warehouse, <WarehouseName key="warehouse" id={parcel.warehouse} />],
            [words.estimated, formatWeight(parcel.estGrams, language)],
            [words.estimatedSides, formatSize(estSidesCm, language)],
            [words.actual, parcel.actGrams === null ? null : formatWeight(parcel.actGrams, language)],
            [words.waybill, parcel.waybillNo],
            [words.customerRemark, remark],
            [words.begun, begun && words.begunBy(begun.by, formatDateTime(begun.at, language, beijing))],
          ]}
        />
        <Notes subject={{ kind: "parcel", no: parcel.packageId }} />
      </div>
    </Card>
  );
}
