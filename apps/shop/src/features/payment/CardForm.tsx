import { formatAmount, formatRate, formatTime } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { Bound, Button, Card, ErrorState, Form, Notice, Select, SkeletonCard, TextField } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import { AddAddress } from "../address/AddAddress.tsx";
import { CardFrame } from "./CardFrame.tsx";
import type { TradeOnWire } from "./types.ts";
import type { CardPayment } from "./use-card-payment.ts";

export const cardFormId = "card-form";

/** What the bill needs, and the gateway's own fields for the card. No card number passes through this page (rule I-94). */
export function CardForm({ trade, card }: { trade: TradeOnWire; card: CardPayment }) {
  const words = useDict(paymentDict);
  const language = useLanguage();
  const { form, price } = card;
  const { prices, frozenUntil, fieldsUrl } = trade.card;
  const held =
    price && price.currency !== "CNY"
      ? words.currencyHint(formatRate(price.rate), price.currency, formatTime(frozenUntil, language))
      : undefined;
  return (
    <Card title={words.cardDetails}>
      <Form form={form} onSubmit={card.submit} id={cardFormId}>
        <BillingAddress card={card} />
        <Bound form={form} name="currency">
          {(field) => <Select label={words.currency} required options={prices.map(priceOption)} hint={held} {...field} />}
        </Bound>
        <CardFrame fields={card.fields} url={fieldsUrl} />
        <div className="grid grid-cols-1 gap-4 min-[380px]:grid-cols-2">
          <Bound form={form} name="firstName">
            {(field) => <TextField label={words.firstName} required maxLength={60} autoComplete="cc-given-name" {...field} />}
          </Bound>
          <Bound form={form} name="lastName">
            {(field) => <TextField label={words.lastName} required maxLength={60} autoComplete="cc-family-name" {...field} />}
          </Bound>
        </div>
        <Bound form={form} name="email">
          {(field) => (
            <TextField
              label={words.contactEmail}
              required
              type="email"
              inputMode="email"
              maxLength={254}
              autoComplete="email"
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="phone">
          {(field) => <TextField label={words.phone} type="tel" inputMode="tel" maxLength={24} autoComplete="tel" {...field} />}
        </Bound>
      </Form>
    </Card>
  );
}

/** One of the person's addresses, or one that is added here: what stands in the card's own fields would not survive leaving the page. */
function BillingAddress({ card: { form, addresses } }: { card: CardPayment }) {
  const words = useDict(paymentDict);
  const [isAdding, setIsAdding] = useState(false);
  if (addresses.isPending) return <SkeletonCard lines={1} />;
  if (addresses.error) return <ErrorState onReload={() => void addresses.refetch()} />;
  const { list } = addresses.data;
  const add = (kind: "quiet" | "plain") => (
    <Button small kind={kind} onClick={() => setIsAdding(true)}>
      {words.addAddress}
    </Button>
  );
  return (
    <>
      {list.length === 0 ? (
        <Notice tone="warn" action={add("quiet")}>
          {words.chooseAddress}
        </Notice>
      ) : (
        <div>
          <Bound form={form} name="addressId">
            {(field) => (
              <Select
                label={words.billingAddress}
                required
                placeholder={words.chooseAddress}
                options={list.map(addressOption)}
                {...field}
              />
            )}
          </Bound>
          {add("plain")}
        </div>
      )}
      <AddAddress
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(addressId) => form.setValue("addressId", addressId, { shouldValidate: true })}
      />
    </>
  );
}

function priceOption({ currency, charged }: TradeOnWire["card"]["prices"][number]) {
  return { value: currency, label: `${currency} · ${formatAmount(charged.amount, charged.currency)}` };
}

type AddressLine = {
  addressId: string;
  consignee: string;
  addressLastName: string;
  fullAddress: string;
  city: string;
  countryId: string;
};

function addressOption({ addressId, consignee, addressLastName, fullAddress, city, countryId }: AddressLine) {
  return { value: addressId, label: `${consignee} ${addressLastName}, ${fullAddress}, ${city}, ${countryId}` };
}
