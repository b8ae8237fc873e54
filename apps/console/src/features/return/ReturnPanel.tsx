import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, IconButton, Notice, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useMay } from "#console";
import {
  DeliveryLink,
  DueMark,
  Facts,
  History,
  ItemCell,
  ItemLink,
  ItemPhotos,
  Notes,
  OrderLink,
  PhotoStrip,
  useLocal,
  wordOf,
} from "#desk";
import { ReturnActions } from "./ReturnActions.tsx";
import type { DeskReturn } from "./types.ts";

type ReturnPanelProps = { returnCase: DeskReturn; onClose: () => void; onDone: () => void };

/** One application: the goods, the buyer's pictures beside ours, the money, and what is to be done now. */
export function ReturnPanel({ returnCase, onClose, onDone }: ReturnPanelProps) {
  const words = useDict(consoleReturnDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  const may = useMay();
  return (
    <section aria-label={returnCase.returnNo} className="flex flex-col gap-3 xl:sticky xl:top-4">
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            {returnCase.returnNo} <Tag tone={returnCase.kind === "return" ? "brand" : "warn"}>{words.kinds[returnCase.kind]}</Tag>
            <Tag tone="neutral">{words.states[returnCase.state]}</Tag>
          </span>
        }
        aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
      >
        <div className="flex flex-col gap-3">
          {returnCase.items.map((item) => (
            <ItemCell
              key={item.itemNo}
              name={item.name}
              options={[...item.skuName.map(local), `× ${item.quantity}`, cnyText(item.cost)]}
              pictureUrl={item.pictureUrl}
              below={<ItemLink itemNo={item.itemNo} />}
            />
          ))}
          {returnCase.dueAt === null ? null : <DueMark at={returnCase.dueAt} />}
          <div className="grid gap-3 sm:grid-cols-2">
            <Photos title={words.buyerPhotos} files={returnCase.photos} />
            <StockInPhotos returnCase={returnCase} />
          </div>
          <ReturnFacts returnCase={returnCase} />
        </div>
      </Card>
      {returnCase.state === "awaiting-payment" ? <Notice>{words.waitsForBuyer}</Notice> : null}
      {may("return.record") ? <ReturnActions returnCase={returnCase} onDone={onDone} /> : null}
      {returnCase.proofs.length > 0 ? <Photos title={words.proofs} files={returnCase.proofs} /> : null}
      <Card title={words.history}>
        <History steps={returnCase.steps} stateWord={(state) => wordOf(words.states, state)} />
      </Card>
      <Notes subject={{ kind: "return", no: returnCase.returnNo }} />
    </section>
  );
}

function Photos({ title, files }: { title: string; files: readonly string[] }) {
  const words = useDict(consoleReturnDict);
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

/** Ours, each item's by itself; what is known of no item any more comes last. */
function StockInPhotos({ returnCase: { stockInPhotos, stockInPhotosOf = [] } }: { returnCase: DeskReturn }) {
  const words = useDict(consoleReturnDict);
  const told = stockInPhotosOf.flatMap(({ fileIds }) => fileIds);
  const rest = stockInPhotos.filter((fileId) => !told.includes(fileId));
  if (told.length === 0) return <Photos title={words.stockInPhotos} files={rest} />;
  return (
    <div>
      <h3 className="mb-1 text-note text-grey">{words.stockInPhotos}</h3>
      <ItemPhotos label={words.stockInPhotos} of={stockInPhotosOf} />
      <PhotoStrip
        label={words.stockInPhotos}
        photos={rest.map((fileId, at) => ({ fileId, alt: words.photoAt(words.stockInPhotos, at + 1) }))}
      />
    </div>
  );
}

function ReturnFacts({ returnCase }: { returnCase: DeskReturn }) {
  const words = useDict(consoleReturnDict);
  const shared = useDict(consoleDict);
  const buying = useDict(consoleBuyingDict);
  return (
    <Facts
      rows={[
        [words.reason, words.reasons[returnCase.reason]],
        [words.wanted, returnCase.wanted],
        [words.description, returnCase.description],
        [words.cost, <strong key="cost">{cnyText(returnCase.cost)}</strong>],
        [words.fee, returnCase.isFree ? words.free : cnyText(returnCase.fee)],
        [words.quote, returnCase.freightQuote === null ? null : cnyText(returnCase.freightQuote)],
        [words.freight, returnCase.freight === null ? null : cnyText(returnCase.freight)],
        [words.shelf, returnCase.state === "applied" || returnCase.state === "approved" ? returnCase.shelves.join(", ") : null],
        [buying.shop, returnCase.shopName],
        [words.platformOrders, returnCase.platformOrderNos.join(", ")],
        [
          words.sellerPage,
          returnCase.links.length === 0
            ? null
            : returnCase.links.map((link) => (
                <a key={link} href={link} target="_blank" rel="noreferrer" className="block truncate text-brand-strong underline">
                  {shared.openSource}
                  <span className="sr-only"> ({shared.opensNewTab})</span>
                </a>
              )),
        ],
        [shared.orderNo, <OrderLink key="order" orderNo={returnCase.orderNo} />],
        [shared.customer, returnCase.customerMark],
        [shared.trackingNo, returnCase.trackingNo],
        [
          words.exchangeShipped,
          returnCase.newTrackingNo === null ? null : <DeliveryLink key="new" trackingNo={returnCase.newTrackingNo} />,
        ],
      ]}
    />
  );
}
