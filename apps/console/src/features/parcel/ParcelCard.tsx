import { useEndpoint } from "@sihai/client";
import { readParcelAsStaff } from "@sihai/contract/parcel";
import {
  addressLines,
  beijing,
  cnyText,
  depositWords,
  dotted,
  exactWeight,
  formatDateTime,
  formatSize,
  inLanguage,
  joinedLines,
  moneyText,
} from "@sihai/text";
import { type ConsoleLookUpWords, consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { freightDict } from "@sihai/text/dict/freight";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, ErrorState, SkeletonCard } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import {
  Facts,
  History,
  ItemCell,
  ItemLink,
  Notes,
  ParcelLink,
  PhotoStrip,
  StateTag,
  useLocal,
  useStates,
  WarehouseName,
} from "#desk";
import { CustomsPapers } from "./CustomsPapers.tsx";
import { ParcelMoney } from "./ParcelMoney.tsx";
import type { ParcelRead } from "./parcel-read.ts";

/** All of one parcel, read anew each time: its facts and notes, its money, its goods, its papers and its travel. */
export function ParcelCard({ packageId }: { packageId: string }) {
  const read = useEndpoint(readParcelAsStaff, { query: { packageId } }, { freshMs: 0 });
  if (read.isPending) return <SkeletonCard lines={6} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { parcel, customerMark } = read.data;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Card title={<ParcelLink packageId={packageId} />} aside={<StateTag parcel={parcel.state} />}>
        <ParcelFacts parcel={parcel} customerMark={customerMark} />
        <Notes subject={{ kind: "parcel", no: packageId }} />
      </Card>
      <ParcelMoney parcel={parcel} />
      <ParcelGoods parcel={parcel} />
      <CustomsPapers packageId={packageId} />
      <ParcelTravel parcel={parcel} />
    </div>
  );
}

function ParcelFacts({ parcel, customerMark }: { parcel: ParcelRead; customerMark: string }) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  const { identityKinds } = useDict(parcelDict);
  const { address, identity, outlet, estimated, actual } = parcel;
  const freightWords = useDict(freightDict);
  const measures = ({ grams, sidesCm, chargeableGrams }: ParcelRead["estimated"], charged?: string) =>
    dotted([
      exactWeight(grams, language),
      formatSize(sidesCm, language),
      charged ?? freightWords.depositCharged(exactWeight(chargeableGrams, language)),
    ]);
  return (
    <Facts
      rows={[
        [shared.customer, customerMark],
        [words.submitted, formatDateTime(parcel.createdAt, language, beijing)],
        [shared.warehouse, <WarehouseName key="warehouse" id={parcel.warehouse} />],
        [words.line, local(parcel.line.name)],
        [words.recipient, `${address.consignee} ${address.lastName}`.trim()],
        [words.address, joinedLines(addressLines({ ...address, street: address.fullAddress }, language), language)],
        [words.contact, address.contact],
        [words.email, parcel.email],
        [
          words.outlet,
          outlet && dotted([local(outlet.name), local(outlet.city), local(outlet.address), outlet.phone, outlet.hours]),
        ],
        [words.identity, dotted([identityKinds[identity.kind], identity.companyName, identity.masked])],
        [words.declared, moneyText(parcel.declaration.total)],
        [words.estimated, measures(estimated, depositWords(parcel.depositHow, freightWords, language)?.weight)],
        [words.actual, actual === null ? null : measures(actual)],
        [shared.remark, parcel.remark],
      ]}
    />
  );
}

function ParcelGoods({ parcel }: { parcel: ParcelRead }) {
  const language = useLanguage();
  const words = useDict(consoleLookUpDict);
  return (
    <Card title={words.items}>
      <ul className="divide-y divide-line">
        {parcel.items.map((item) => (
          <li key={item.itemNo} className="flex items-center justify-between gap-3 py-2">
            <ItemCell
              name={item.name}
              options={item.skuName.map((value) => inLanguage(value, language))}
              pictureUrl={item.pictureUrl}
              below={<ItemLink itemNo={item.itemNo} />}
            />
            <span className="whitespace-nowrap">× {item.quantity}</span>
          </li>
        ))}
      </ul>
      {parcel.evidence.length > 0 ? (
        <section aria-label={words.evidence} className="mt-3">
          <h3 className="mb-2 font-semibold">{words.evidence}</h3>
          <PhotoStrip
            label={words.evidence}
            photos={parcel.evidence.map(({ fileId, kind }) => ({ fileId, alt: words.photoKinds[kind] }))}
          />
        </section>
      ) : null}
    </Card>
  );
}

function ParcelTravel({ parcel }: { parcel: ParcelRead }) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const local = useLocal();
  const { parcelState } = useStates();
  return (
    <Card title={shared.history}>
      <div className="flex flex-col gap-4">
        <History steps={parcel.steps.map((step) => ({ ...step, note: noteOf(step, words) }))} stateWord={parcelState} />
        <Facts
          rows={[
            [words.carrier, parcel.carrier],
            [words.waybill, parcel.waybillNo],
          ]}
        />
        <section aria-label={words.tracking}>
          <h3 className="mb-2 font-semibold">{words.tracking}</h3>
          {parcel.tracking.length === 0 ? <p className="text-body text-grey">{words.noTracking}</p> : null}
          <ol className="flex flex-col gap-1 text-note">
            {[...parcel.tracking]
              .sort((a, b) => b.at.localeCompare(a.at))
              .map((event) => (
                <li key={`${event.at}-${event.status}-${event.place}`} className="grid grid-cols-[auto_1fr] gap-x-4">
                  <time dateTime={event.at} className="text-grey">
                    {formatDateTime(event.at, language, beijing)}
                  </time>
                  <span>{local(event.text)}</span>
                </li>
              ))}
          </ol>
        </section>
      </div>
    </Card>
  );
}

/** What was noted at a step, and the price it changed. */
function noteOf({ note, changed }: ParcelRead["steps"][number], words: ConsoleLookUpWords): string {
  return dotted([note, changed && words.repriced(cnyText(changed.from), cnyText(changed.to))]);
}
