import { useAction } from "@sihai/client";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected, signDelivery } from "@sihai/contract/warehouse";
import { labelled } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, cx, Tag, toastSuccess } from "@sihai/ui";
import { Check, PenLine } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import { CustomerPictures, DueMark, Notes, StateTag, useCourierNames, wishWords, wordOf } from "#desk";
import { BenchItemCell } from "./BenchItemCell.tsx";
import type { BenchItem } from "./bench-item.ts";
import { TakeNumberBackForm } from "./TakeNumberBackForm.tsx";

type DeliveryItemsProps = {
  trackingNo: string | null;
  items: readonly BenchItem[];
  done: readonly string[];
  currentNo: string | undefined;
  onChoose: (itemNo: string) => void;
};

/** The items of a delivery: what is wanted of each, and which are done. */
export function DeliveryItems({ trackingNo, items, done, currentNo, onChoose }: DeliveryItemsProps) {
  const words = useDict(consoleReceivingDict);
  const may = useMay();
  const isUnsigned = items.some((item) => item.state !== "signed" && !done.includes(item.itemNo));
  const { nameOf } = useCourierNames();

  return (
    <Card title={trackingNo === null ? words.expected : words.delivery(trackingNo)} aside={nameOf(items[0]?.courier ?? null)}>
      <p className="mb-2 text-body text-grey">{words.piecesHere(items.length)}</p>
      {isUnsigned && trackingNo !== null && may("receiving.record") ? <SignNow trackingNo={trackingNo} /> : null}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li
            key={item.itemNo}
            className={cx("flex flex-col gap-2 py-3", item.itemNo === currentNo && "-mx-4 bg-brand-soft px-4")}
          >
            <ItemRow item={item} isDone={done.includes(item.itemNo)} />
            {item.numberByStaff && may("receiving.record") ? <TakeNumberBackForm itemNo={item.itemNo} /> : null}
            <Notes subject={{ kind: "item", no: item.itemNo }} among={items.map(({ itemNo: no }) => ({ kind: "item", no }))} />
            {items.length > 1 && item.itemNo !== currentNo && !done.includes(item.itemNo) ? (
              <div>
                <Button small kind="quiet" label={`${words.open} ${item.itemNo}`} onClick={() => onChoose(item.itemNo)}>
                  {words.open}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One item: what it is and whose, where it stands, what came before and what is wanted. */
function ItemRow({ item, isDone }: { item: BenchItem; isDone: boolean }) {
  const words = useDict(consoleReceivingDict);
  return (
    <>
      <BenchItemCell item={item} />
      <ItemMarks item={item} isDone={isDone} />
      {item.arrivals.length > 0 ? (
        <ul className="text-body">
          {item.arrivals.map(({ trackingNo, count, total, shelf, at }) => (
            <li key={`${trackingNo}${at}`}>{words.arrivedBefore(count, total, trackingNo, shelf)}</li>
          ))}
        </ul>
      ) : null}
      <Wanted item={item} />
      <CustomerPictures fileIds={item.pictureFileIds} />
    </>
  );
}

/** Where the item stands, by when it is due, and what kind of goods it is. */
function ItemMarks({ item, isDone }: { item: BenchItem; isDone: boolean }) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isDone ? (
        <Tag tone="ok" icon={Check}>
          {shared.itemStates["stocked-in"]}
        </Tag>
      ) : (
        <>
          <StateTag item={item.state} />
          <DueMark at={item.dueAt} />
          {item.priority ? <Tag tone="danger">{words.priority}</Tag> : null}
        </>
      )}
      {item.flags.map((flag) => (
        <Tag key={flag} tone="warn">
          {wordOf(shared.goodsFlags, flag)}
        </Tag>
      ))}
    </div>
  );
}

/** What the customer asked for: of the seller, of us, and in their own words. */
function Wanted({ item }: { item: BenchItem }) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const buying = useDict(consoleBuyingDict);
  const language = useLanguage();
  const wishes = wishWords(item.wish, buying.wishNames);
  function nameOf(service: string): string {
    const name = wordOf(shared.purchaseServices, service);
    return service === "fine-photo" && item.detailedPhotos ? `${name} × ${item.detailedPhotos}` : name;
  }
  return (
    <>
      {wishes.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-body">
          <strong className="font-semibold">{buying.wishes}</strong>
          {wishes.map((wish) => (
            <Tag key={wish} tone="warn">
              {wish}
            </Tag>
          ))}
        </div>
      ) : null}
      {item.services.length > 0 || item.remark !== "" ? (
        <p className="text-body">
          <strong className="font-semibold">{labelled(words.buyerWants, "", language)}</strong>
          {[...item.services.map(nameOf), item.remark].filter(Boolean).join(" · ")}
        </p>
      ) : null}
    </>
  );
}

/** Signs for a delivery that stands on the bench though nobody has signed for it. */
function SignNow({ trackingNo }: { trackingNo: string }) {
  const words = useDict(consoleReceivingDict);
  const sign = useAction(signDelivery, {
    refreshes: [scanDelivery, listExpected],
    onDone: (data) => toastSuccess(words.signedFor(trackingNo, data.items.length)),
  });
  return (
    <div className="mb-2">
      <Button small kind="quiet" icon={PenLine} pending={sign.pending} onClick={() => void sign.run({ body: { trackingNo } })}>
        {words.signNow}
      </Button>
    </div>
  );
}
