import { remarkLines } from "@sihai/domain/order/draft";
import { formulaText, inLanguage } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { Button, Card, Gallery, Tag, TextLink, Timeline } from "@sihai/ui";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { href, useDict, useLanguage } from "#shop";
import { AskLink } from "../consult/AskLink.tsx";
import { useClassName } from "../freight/use-flag-names.ts";
import { ReturnLink } from "../return/ReturnLink.tsx";
import { FollowItem } from "../service/FollowItem.tsx";
import { CancelSheet } from "./CancelSheet.tsx";
import { ItemPieces } from "./ItemPieces.tsx";
import { ItemRow } from "./ItemRow.tsx";
import { NextStep } from "./NextStep.tsx";
import { SellersPage } from "./OfferChoice.tsx";
import { ItemCosts } from "./OrderCosts.tsx";
import { itemTones } from "./order-tone.ts";
import type { DetailItemOnWire } from "./types.ts";

/** Something is still to come that a mail could tell of. */
const followed: readonly string[] = [
  "unpaid",
  "paid",
  "buying",
  "purchased",
  "seller-shipped",
  "signed",
  "awaiting-confirmation",
];

type OrderItemCardProps = {
  orderNo: string;
  item: DetailItemOnWire;
  /** The order's head has said already what comes next. */
  alone: boolean;
};

/** One item with its state, photos, services and history. */
export function OrderItemCard({ orderNo, item, alone }: OrderItemCardProps) {
  const words = useDict(orderDict);
  const category = useClassName(item.declaredUnitValue === null ? null : item.classId);
  const language = useLanguage();
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Tag tone={itemTones[item.state]}>{words.itemState[item.state]}</Tag>
        <span className="text-note text-grey">{item.itemNo}</span>
      </div>
      <ItemRow item={item}>
        {category === null ? null : <p className="text-note text-grey">{words.category(category)}</p>}
        {item.remark === "" ? null : <p className="text-note text-grey">“{item.remark}”</p>}
        <WhereSold goodsId={item.goodsId} link={item.link} />
      </ItemRow>
      <ItemPieces item={item} />
      <Services services={item.services} />
      {alone ? null : <ItemCosts item={item} />}
      {alone ? null : (
        <div className="mt-3">
          <NextStep item={item} />
        </div>
      )}
      <ReturnLink orderNo={orderNo} item={item} />
      <OwnPictures pictures={item.pictures} />
      <Photos photos={item.photos} />
      {followed.includes(item.state) ? (
        <div className="mt-2 -ml-4">
          <FollowItem itemNo={item.itemNo} name={inLanguage(item.name, language)} />
        </div>
      ) : null}
      <AskLink kind="item" no={item.itemNo} />
      <History timeline={item.timeline} />
      <Cancelling item={item} orderNo={orderNo} offered={item.cancellable && !alone} />
    </Card>
  );
}

/** Our page of the goods, or the seller's where they were described by hand (rule E-24). */
function WhereSold({ goodsId, link }: Pick<DetailItemOnWire, "goodsId" | "link">) {
  const words = useDict(orderDict);
  if (goodsId !== null) return <TextLink href={href("/goods/detail", { goodsId })}>{words.toGoods}</TextLink>;
  return link === null ? null : <SellersPage link={link} />;
}

/** All the buyer gave us to go by (rule E-29); the row above shows the first, small. */
function OwnPictures({ pictures }: Pick<DetailItemOnWire, "pictures">) {
  const words = useDict(orderDict);
  if (pictures.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="mb-2 text-note text-grey">{words.ownPictures}</h3>
      <Gallery label={words.ownPictures} pictures={pictures.map((src, at) => ({ src, alt: words.ownPictureAlt(at + 1) }))} />
    </div>
  );
}

/** What we do to the item, how often and how it was calculated. */
function Services({ services }: Pick<DetailItemOnWire, "services">) {
  const words = useDict(orderDict);
  if (services.length === 0) return null;
  return (
    <dl className="mt-3 text-note text-grey">
      {services.map(({ serviceNo, quantity, how, remarks }) => (
        <div key={serviceNo} className="flex flex-wrap justify-between gap-x-3">
          <dt>
            {words.line[serviceNo]} {words.quantity(quantity)}
          </dt>
          <dd>{how === "" ? null : formulaText(how)}</dd>
          {remarkLines(remarks).map((line) => (
            <dd key={line} className="basis-full pl-3">
              “{line}”
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Photos({ photos }: Pick<DetailItemOnWire, "photos">) {
  const words = useDict(orderDict);
  if (photos.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="mb-2 text-note text-grey">{words.photos}</h3>
      <Gallery
        label={words.photos}
        pictures={photos.map(({ fileId }, at) => ({ src: `/api/files/${fileId}`, alt: words.photoAlt(at + 1) }))}
      />
    </div>
  );
}

/** What happened to the item so far, the newest first, one press away. */
function History({ timeline }: Pick<DetailItemOnWire, "timeline">) {
  const words = useDict(orderDict);
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 list-none items-center gap-1 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        {words.history}
        <ChevronDown aria-hidden size={18} className="eased group-open:rotate-180" />
      </summary>
      <Timeline
        entries={timeline.toReversed().map(({ from, to, at, by, note }, index) => ({
          key: `${at}-${index}`,
          title: titleOf(words, from, to),
          at,
          beijing: true,
          note: [words.stepBy[by], note].filter(Boolean).join(" · "),
        }))}
      />
    </details>
  );
}

/** The way to cancel this item alone. */
function Cancelling({ item, orderNo, offered }: { item: DetailItemOnWire; orderNo: string; offered: boolean }) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {offered ? (
        <div className="-ml-4">
          <Button small kind="plain" label={words.cancelItemOf(inLanguage(item.name, language))} onClick={() => setOpen(true)}>
            {words.cancelItem}
          </Button>
        </div>
      ) : null}
      <CancelSheet
        what={{ itemNo: item.itemNo }}
        orderNo={orderNo}
        paid={item.paid}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function titleOf(words: OrderWords, from: string | null, to: string): string {
  if (to === "unpaid") return words.placed;
  if (from === to) return words.logisticsChanged;
  return words.itemState[to as keyof typeof words.itemState] ?? to;
}
