import { cnyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleReturnsDict } from "@sihai/text/dict/console-returns";
import { Card, IconButton, Notice, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useMay } from "#console";
import { DeliveryLink, DueMark, Facts, History, ItemCell, ItemLink, OrderLink, PhotoStrip, useLocal, wordOf } from "#desk";
import { ReturnActions } from "./ReturnActions.tsx";
import type { DeskReturn } from "./types.ts";

type ReturnPanelProps = { shown: DeskReturn; onClose: () => void; onDone: () => void };

/** One application: the goods, the buyer's pictures beside ours, the money, and what is to be done now. */
export function ReturnPanel({ shown, onClose, onDone }: ReturnPanelProps) {
  const words = useDict(consoleReturnsDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  const may = useMay();
  return (
    <section aria-label={shown.returnNo} className="flex flex-col gap-3 xl:sticky xl:top-4">
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            {shown.returnNo} <Tag tone={shown.kind === "return" ? "brand" : "warn"}>{words.kinds[shown.kind]}</Tag>
            <Tag tone="neutral">{words.states[shown.state]}</Tag>
          </span>
        }
        aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
      >
        <div className="flex flex-col gap-3">
          {shown.items.map((item) => (
            <ItemCell
              key={item.itemNo}
              name={item.name}
              options={[...item.skuName.map(local), `× ${item.quantity}`, cnyText(item.cost)]}
              pictureUrl={item.pictureUrl}
              below={<ItemLink itemNo={item.itemNo} />}
            />
          ))}
          {shown.dueAt === null ? null : <DueMark at={shown.dueAt} />}
          <div className="grid gap-3 sm:grid-cols-2">
            <Photos title={words.buyerPhotos} files={shown.photos} />
            <Photos title={words.stockInPhotos} files={shown.stockInPhotos} />
          </div>
          <ReturnFacts shown={shown} />
        </div>
      </Card>
      {shown.state === "awaiting-payment" ? <Notice>{words.waitsForBuyer}</Notice> : null}
      {may("return.record") ? <ReturnActions shown={shown} onDone={onDone} /> : null}
      {shown.proofs.length > 0 ? <Photos title={words.proofs} files={shown.proofs} /> : null}
      <Card title={words.history}>
        <History steps={shown.steps} stateWord={(state) => wordOf(words.states, state)} />
      </Card>
    </section>
  );
}

function Photos({ title, files }: { title: string; files: readonly string[] }) {
  const words = useDict(consoleReturnsDict);
  return (
    <div>
      <h3 className="mb-1 text-note text-grey">{title}</h3>
      {files.length === 0 ? (
        <p className="text-note text-grey">{words.noPhotos}</p>
      ) : (
        <PhotoStrip label={title} photos={files.map((fileId, at) => ({ fileId, alt: words.photoAt(title, at + 1) }))} />
      )}
    </div>
  );
}

function ReturnFacts({ shown }: { shown: DeskReturn }) {
  const words = useDict(consoleReturnsDict);
  const shared = useDict(consoleDict);
  return (
    <Facts
      rows={[
        [words.reason, words.reasons[shown.reason]],
        [words.wanted, shown.wanted],
        [words.description, shown.description],
        [words.cost, <strong key="cost">{cnyText(shown.cost)}</strong>],
        [words.fee, shown.isFree ? words.free : cnyText(shown.fee)],
        [words.quote, shown.freightQuote === null ? null : cnyText(shown.freightQuote)],
        [words.freight, shown.freight === null ? null : cnyText(shown.freight)],
        [words.shelf, shown.state === "applied" || shown.state === "approved" ? shown.shelves.join(", ") : null],
        [words.platformOrders, shown.platformOrderNos.join(", ")],
        [
          words.sellerPage,
          shown.links.length === 0
            ? null
            : shown.links.map((link) => (
                <a key={link} href={link} target="_blank" rel="noreferrer" className="block truncate text-brand-strong underline">
                  {shared.openSource}
                  <span className="sr-only"> ({shared.opensNewTab})</span>
                </a>
              )),
        ],
        [shared.orderNo, <OrderLink key="order" orderNo={shown.orderNo} />],
        [shared.customer, shown.customerMark],
        [shared.trackingNo, shown.trackingNo],
        [
          words.exchangeShipped,
          shown.newTrackingNo === null ? null : <DeliveryLink key="new" trackingNo={shown.newTrackingNo} />,
        ],
      ]}
    />
  );
}
