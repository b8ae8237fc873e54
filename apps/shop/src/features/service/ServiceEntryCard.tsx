import { cancelService, existingServices, offeredServices } from "@sihai/contract/service";
import { cny, isPositive } from "@sihai/domain";
import { remarkLines } from "@sihai/domain/order/draft";
import { cnyText, formatDateTime, inLanguage, skuLine } from "@sihai/text";
import { type ServiceWords, serviceDict } from "@sihai/text/dict/service";
import { Button, Card, confirmBox, Gallery, LinkButton, Notice, Tag, toastSuccess } from "@sihai/ui";
import { CirclePlay } from "lucide-react";
import { href, useAction, useDict, useLanguage } from "#shop";
import { PayLink } from "../payment/PayLink.tsx";
import { AwaitedLineFor } from "../transfer/pay/AwaitedTransfer.tsx";
import { halfPriced } from "./half-priced.ts";
import { ServiceTime } from "./ServiceTime.tsx";
import type { ServiceEntry } from "./service-entry.ts";
import { serviceIcon } from "./service-icons.ts";

const tones = { unpaid: "warn", ordered: "brand", started: "brand", done: "ok", cancelled: "neutral" } as const;

/** `together`: what its payment comes to, with all that was ordered with it. */
type ServiceEntryCardProps = { entry: ServiceEntry; together: string };

/** A service on an order: what, for which item, what it cost, where it stands, what it brought. */
export function ServiceEntryCard({ entry, together }: ServiceEntryCardProps) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  const Icon = serviceIcon(entry.serviceNo);
  return (
    <Card>
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
          <Icon aria-hidden size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">
            {words.names[entry.serviceNo].name} {words.quantity(entry.quantity)}
          </h2>
          <p className="line-clamp-1 text-note text-grey">{inLanguage(entry.name, language)}</p>
          <p className="text-note text-grey">{skuLine(entry.skuName ?? [], language)}</p>
        </div>
        <Tag tone={tones[entry.state]}>{words.states[entry.state]}</Tag>
      </div>
      <Facts entry={entry} />
      <ServiceTime entry={entry} />
      {remarkLines(entry.remark).map((line) => (
        <p key={line} className="mt-1 text-note text-grey">
          “{line}”
        </p>
      ))}
      <Outcome entry={entry} />
      <Actions entry={entry} together={together} />
    </Card>
  );
}

/** What it cost, and its numbers and times. */
function Facts({ entry }: { entry: ServiceEntry }) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  const isFree = !isPositive(entry.total);
  return (
    <dl className="mt-3 flex flex-col gap-1 text-note">
      <Fact name={words.kinds[entry.kind]} value={isFree ? words.free : cnyText(entry.total)} strong />
      {isFree ? null : <Fact name={words.unitPrice} value={unitText(entry, words)} />}
      <Fact name={words.serviceNo} value={entry.entryId} />
      <Fact name={words.orderedAt} value={formatDateTime(entry.createdAt, language)} />
      {entry.done !== null && entry.done < entry.quantity ? (
        <Fact name={words.states.done} value={words.doneOf(entry.done, entry.quantity)} />
      ) : null}
    </dl>
  );
}

/** The price of one; where some cost half of it, how many. */
function unitText({ unitPrice, quantity, total }: ServiceEntry, words: ServiceWords): string {
  const half = halfPriced({ unitPrice: cny(unitPrice), quantity, total: cny(total) });
  return half === 0 ? cnyText(unitPrice) : words.unitAndHalf(cnyText(unitPrice), half);
}

/** What came of it: money back, an answer, photos, films. */
function Outcome({ entry }: { entry: ServiceEntry }) {
  const words = useDict(serviceDict);
  return (
    <>
      {entry.refundReason === null ? null : (
        <div className="mt-3">
          <Notice tone={entry.refundReason === "late" ? "warn" : "neutral"}>
            {words.refunds[entry.refundReason](cnyText(entry.refunded))}
          </Notice>
        </div>
      )}
      {entry.answer === "" ? null : (
        <div className="mt-3">
          <Notice title={words.answer}>{entry.answer}</Notice>
        </div>
      )}
      {entry.photos.length > 0 ? (
        <div className="mt-3">
          <Gallery
            label={words.photos}
            pictures={entry.photos.map((fileId, at) => ({ src: `/api/files/${fileId}`, alt: words.photoAlt(at + 1) }))}
          />
        </div>
      ) : null}
      {entry.videos.map((videoId) => (
        <div key={videoId} className="mt-3">
          <LinkButton small kind="quiet" href={href("/operation/video", { videoId })}>
            <CirclePlay aria-hidden size={20} />
            {words.watch}
          </LinkButton>
        </div>
      ))}
    </>
  );
}

function Actions({ entry, together }: ServiceEntryCardProps) {
  const words = useDict(serviceDict);
  const cancel = useAction(cancelService, {
    refreshes: [existingServices, offeredServices],
    onDone: () => toastSuccess(words.cancelled),
  });

  async function ask() {
    const question = { title: words.cancelAsk, text: words.cancelText, danger: true };
    if (await confirmBox({ ...question, confirmText: words.cancel, cancelText: words.keep }))
      void cancel.run({ body: { entryId: entry.entryId } });
  }

  const isAlone = together === entry.total;
  if (!entry.cancellable && entry.tradeNo === null) return null;
  return (
    <div className="mt-3 flex flex-wrap justify-end gap-2">
      {entry.tradeNo === null ? null : <AwaitedLineFor no={entry.tradeNo} />}
      {entry.cancellable ? (
        <Button small kind="quiet" pending={cancel.pending} onClick={() => void ask()}>
          {words.cancel}
        </Button>
      ) : null}
      {entry.tradeNo === null ? null : (
        <PayLink small tradeNo={entry.tradeNo} amount={together} text={isAlone ? words.payFor : words.payTogether} />
      )}
    </div>
  );
}

function Fact({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-grey">{name}</dt>
      <dd className={strong ? "font-semibold" : ""}>{value}</dd>
    </div>
  );
}
