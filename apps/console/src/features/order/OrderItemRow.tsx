import type { CallData } from "@sihai/contract";
import type { readOrderAsStaff } from "@sihai/contract/order";
import { cny, sign } from "@sihai/domain";
import type { NoteSubject } from "@sihai/domain/note";
import { cnyText, labelled } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { cx } from "@sihai/ui";
import { ExternalLink } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import {
  CustomerPictures,
  DeliveryLink,
  DueMark,
  History,
  ItemCell,
  ItemLink,
  Notes,
  PhotoStrip,
  StateTag,
  serviceWords,
  useCourierNames,
  useLocal,
  useStates,
  wordOf,
} from "#desk";
import { SupplementForm } from "../service/SupplementForm.tsx";

type OrderItem = CallData<typeof readOrderAsStaff>["order"]["items"][number];

type OrderItemRowProps = {
  item: OrderItem;
  /** Everything of the order that notes are shown of. */
  noted: readonly NoteSubject[];
  isMatch: boolean;
};

/** While an item is bought or stored the buyer may be asked for more. */
const supplementable: readonly string[] = ["buying", "purchased", "seller-shipped", "signed", "stocked-in"];

/** An item of an order: what it is, its money and its way, what was asked and wanted, and its history. */
export function OrderItemRow({ item, noted, isMatch }: OrderItemRowProps) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  const may = useMay();
  const { itemState } = useStates();
  const photos = item.photos.map(({ fileId, kind }, at) => ({ fileId, alt: `${wordOf(words.photoKinds, kind)} ${at + 1}` }));
  return (
    <li className={cx("flex flex-col gap-2 py-3 first:pt-0", isMatch && "-mx-3 rounded-control bg-brand-soft px-3 first:pt-3")}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ItemCell
          name={item.name}
          options={item.options.map(({ value }) => local(value))}
          pictureUrl={item.pictureUrl}
          below={<ItemLink itemNo={item.itemNo} />}
        />
        <ItemMoney item={item} />
      </div>
      <ItemWay item={item} />
      {item.ask ? <Asked ask={item.ask} /> : null}
      {item.services.length > 0 || item.remark !== "" ? (
        <p className="text-body text-grey">
          {[...item.services.map((service) => serviceWords(service, shared.purchaseServices)), item.remark]
            .filter(Boolean)
            .join(" · ")}
        </p>
      ) : null}
      <CustomerPictures fileIds={item.pictures.map(fileIdOf)} />
      <PhotoStrip label={words.photos} photos={photos} />
      {may("supplement.record") && supplementable.includes(item.state) ? (
        <SupplementForm itemNo={item.itemNo} photos={photos} />
      ) : null}
      <Notes subject={{ kind: "item", no: item.itemNo }} among={noted} />
      <History steps={item.timeline} stateWord={itemState} />
    </li>
  );
}

/** What the customer was asked, with the reason. */
function Asked({ ask }: { ask: NonNullable<OrderItem["ask"]> }) {
  const words = useDict(consoleLookUpDict);
  const { askReasons } = useDict(consoleBuyingDict);
  const language = useLanguage();
  return <p className="text-body text-warn">{labelled(words.ask, `${askReasons[ask.reason]} · ${ask.note}`, language)}</p>;
}

/** The file behind an address as customers open it. */
function fileIdOf(url: string): string {
  return url.replace(/^\/api\/files\//, "");
}

/** Where it stands, and what was paid and refunded for it. */
function ItemMoney({ item }: { item: OrderItem }) {
  const words = useDict(consoleLookUpDict);
  return (
    <div className="ml-auto flex flex-col items-end gap-1 text-body">
      <StateTag item={item.state} />
      <span>
        × {item.quantity} · <strong>{cnyText(item.total)}</strong>
      </span>
      <span className="text-note text-grey">
        {words.itemPaid(cnyText(item.paid))}
        {sign(cny(item.refunded)) > 0 ? ` · ${words.itemRefunded(cnyText(item.refunded))}` : ""}
      </span>
    </div>
  );
}

/** What is due when, by which courier it comes, and where it is sold. */
function ItemWay({ item }: { item: OrderItem }) {
  const shared = useDict(consoleDict);
  const { nameOf } = useCourierNames();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-body">
      {item.dueAt === null ? null : <DueMark at={item.dueAt} />}
      {item.trackingNo === null ? null : (
        <span>
          {nameOf(item.courier)} <DeliveryLink trackingNo={item.trackingNo} />
        </span>
      )}
      {item.link === null ? null : (
        <a
          href={item.link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-[44px] items-center gap-1.5 font-semibold text-brand-strong"
        >
          <ExternalLink aria-hidden size={16} />
          {shared.openSource}
          <span className="sr-only"> ({shared.opensNewTab})</span>
        </a>
      )}
    </div>
  );
}
