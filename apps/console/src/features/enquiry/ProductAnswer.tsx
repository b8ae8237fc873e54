import { call } from "@sihai/client";
import { offersMax } from "@sihai/contract/enquiry";
import { goodsDetail, parseLinks } from "@sihai/contract/goods";
import { labelled } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Button, Card, TextField, toastFailure, toastSuccess } from "@sihai/ui";
import { ExternalLink, Search } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#console";
import { PlatformName, useLocal } from "#desk";
import { type OfferDraft, offerOf, type ProductDraft, type RequestedProduct } from "./answer-draft.ts";
import { OfferEditor } from "./OfferEditor.tsx";

/** So much text at one stroke was pasted, not typed. */
const pastedAtOnce = 8;

type ProductAnswerProps = {
  product: RequestedProduct;
  draft: ProductDraft;
  onChange: (change: (previous: ProductDraft) => Partial<ProductDraft>) => void;
};

/** What was asked, a field that turns a link into goods, and the offers made of them. */
export function ProductAnswer({ product, draft, onChange }: ProductAnswerProps) {
  const words = useDict(consoleEnquiryDict);
  const { typed, setTyped, isLookingUp, isFull, lookUp } = useLookUp({ product, draft, onChange });
  const changeOffer = (key: number, change: Partial<OfferDraft>) =>
    onChange((previous) => ({ offers: previous.offers.map((offer) => (offer.key === key ? { ...offer, ...change } : offer)) }));
  return (
    <Card title={words.product(product.seq)}>
      <div className="flex flex-col gap-4">
        <Requested product={product} pending={isLookingUp} onLookUp={() => void lookUp(product.link)} />
        {draft.offers.map((offer, index) => (
          <OfferEditor
            key={offer.key}
            offer={offer}
            label={index === 0 ? words.recommended : words.alternative}
            isFirst={index === 0}
            onChange={(change) => changeOffer(offer.key, change)}
            onRemove={() => onChange((previous) => ({ offers: previous.offers.filter(({ key }) => key !== offer.key) }))}
          />
        ))}
        <TextField
          label={words.lookUp}
          value={typed}
          maxLength={2000}
          autoComplete="off"
          disabled={isFull}
          hint={isFull ? words.offersMax(offersMax) : undefined}
          onChange={(next) => {
            setTyped(next);
            if (next.length - typed.length >= pastedAtOnce) void lookUp(next);
          }}
          after={
            <Button small kind="quiet" pending={isLookingUp} onClick={() => void lookUp(typed)}>
              {words.find}
            </Button>
          }
        />
        <TextField label={words.productNote} value={draft.note} maxLength={300} onChange={(note) => onChange(() => ({ note }))} />
      </div>
    </Card>
  );
}

/** As the customer gave it; only what is an address can be opened. */
function RequestedLink({ link }: { link: string }) {
  if (!/^https?:\/\//.test(link)) return <p className="text-note break-all text-grey">{link}</p>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex max-w-full items-center gap-1 text-note text-brand-strong"
    >
      <ExternalLink aria-hidden size={14} className="shrink-0" />
      <span className="truncate">{link}</span>
    </a>
  );
}

/** Finds the goods of a link and offers them, one link at a time. */
function useLookUp({ product, draft, onChange }: ProductAnswerProps) {
  const words = useDict(consoleEnquiryDict);
  const local = useLocal();
  const [typed, setTyped] = useState("");
  const [isLookingUp, setIsLookingUp] = useState(false);
  const isFull = draft.offers.length >= offersMax;

  async function lookUp(text: string) {
    if (text.trim() === "" || isFull) return;
    setIsLookingUp(true);
    try {
      const { results } = await call(parseLinks, { body: { texts: [text] } });
      const [link] = results;
      if (link?.kind !== "item") return toastFailure(words.noGoods);
      const goods = await call(goodsDetail, { query: { platform: link.platform, itemId: link.itemId } });
      onChange((previous) => ({ offers: [...previous.offers, offerOf(goods, product)] }));
      toastSuccess(words.lookedUp(local(goods.title)));
      setTyped("");
    } catch {
      toastFailure(words.noGoods);
    } finally {
      setIsLookingUp(false);
    }
  }

  return { typed, setTyped, isLookingUp, isFull, lookUp };
}

type RequestedProps = { product: RequestedProduct; pending: boolean; onLookUp: () => void };

/** The product as the customer described it, with the press that looks up the link given. */
function Requested({ product, pending, onLookUp }: RequestedProps) {
  const words = useDict(consoleEnquiryDict);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">{product.name}</p>
        <p className="text-body text-grey">
          {product.platform === null ? null : (
            <>
              <PlatformName platform={product.platform} /> ·{" "}
            </>
          )}
          {labelled(words.specification, product.specification, language)} · × {product.quantity}
        </p>
        <RequestedLink link={product.link} />
      </div>
      <Button small kind="quiet" icon={Search} pending={pending} onClick={onLookUp}>
        {words.lookUpRequested}
      </Button>
    </div>
  );
}
