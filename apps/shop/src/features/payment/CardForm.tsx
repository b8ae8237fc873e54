import { countryName, formatRate, formatTime, type Language, moneyText, personName } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { Bound, Button, Card, Checkbox, ErrorState, Form, Notice, Radios, Select, SkeletonCard, TextField } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage, useSettings } from "#shop";
import { AddAddress } from "../address/AddAddress.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { brandName } from "./cards/brand-name.ts";
import type { CardValues, TradeOnWire } from "./types.ts";
import { anotherCard, type CardPayment } from "./use-card-payment.ts";

export const cardFormId = "card-form";

type CardFormProps = { trade: TradeOnWire; card: CardPayment };

/** A card that is saved, or one that is typed in: its bill, and the gateway's own fields. No card number passes through this page (rule I-94). */
export function CardForm({ trade, card }: CardFormProps) {
  const words = useDict(paymentDict);
  if (card.saved.isPending) return <SkeletonCard lines={2} />;
  return (
    <Card title={words.cardDetails}>
      <SavedChoice card={card} />
      {card.cardId === null ? (
        <NewCard trade={trade} card={card} />
      ) : (
        <form
          id={cardFormId}
          onSubmit={(event) => {
            event.preventDefault();
            void card.paySaved();
          }}
        >
          <CurrencyField trade={trade} card={card} />
        </form>
      )}
    </Card>
  );
}

/** Shown where there is something to choose from. */
function SavedChoice({ card: { saved, cardId, choose } }: { card: CardPayment }) {
  const words = useDict(paymentDict).cards;
  const cards = saved.data?.list ?? [];
  if (cards.length === 0) return null;
  const options = cards.map((one) => ({
    value: one.cardId,
    label: words.named(brandName(one.brand, words), one.last4),
    note: one.isExpired ? words.expired(one.expiry) : words.until(one.expiry),
  }));
  return (
    <Radios
      label={words.choose}
      options={[...options, { value: anotherCard, label: words.another }]}
      value={cardId ?? anotherCard}
      onChange={choose}
    />
  );
}

function CurrencyField({ trade, card: { form, price } }: CardFormProps) {
  const words = useDict(paymentDict);
  const language = useLanguage();
  const { prices, frozenUntil, isCnyOnly } = trade.card;
  const held =
    price && price.currency !== "CNY"
      ? words.currencyHint(formatRate(price.rate), price.currency, formatTime(frozenUntil, language))
      : isCnyOnly
        ? words.cnyOnly
        : undefined;
  return (
    <Bound form={form} name="currency">
      {(field) => <Select label={words.currency} required options={prices.map(priceOption)} hint={held} {...field} />}
    </Bound>
  );
}

function NewCard({ trade, card }: CardFormProps) {
  const words = useDict(paymentDict);
  const names = namesInOrder(useLanguage());
  const cardsMost = useSettings()?.savedCardsMost ?? 0;
  const { form } = card;
  return (
    <Form form={form} onSubmit={card.submit} id={cardFormId}>
      <BillingAddress card={card} />
      <CurrencyField trade={trade} card={card} />
      <CardFrame fields={card.fields} />
      <div className="grid grid-cols-1 gap-4 min-[380px]:grid-cols-2">
        {names.map(([name, autoComplete]) => (
          <Bound key={name} form={form} name={name}>
            {(field) => <TextField label={words[name]} required maxLength={60} autoComplete={autoComplete} {...field} />}
          </Bound>
        ))}
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
      {(card.saved.data?.list.length ?? 0) < cardsMost ? (
        <Bound form={form} name="keepsCard">
          {(field) => (
            <Checkbox label={words.cards.keep} note={words.cards.keepNote} checked={field.value} onChange={field.onChange} />
          )}
        </Bound>
      ) : null}
    </Form>
  );
}

/** A Chinese name begins with the family. */
function namesInOrder(language: Language) {
  const names = [
    ["firstName", "cc-given-name"],
    ["lastName", "cc-family-name"],
  ] as const;
  return language === "zh" ? names.toReversed() : names;
}

/** One of the person's addresses, or one that is added here: what stands in the card's own fields would not survive leaving the page. */
function BillingAddress({ card: { form, addresses } }: { card: CardPayment }) {
  const words = useDict(paymentDict);
  const language = useLanguage();
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
          {words.noAddress}
        </Notice>
      ) : (
        <div>
          <Bound form={form} name="addressId">
            {(field) => (
              <Select
                label={words.billingAddress}
                required
                placeholder={words.chooseAddress}
                options={list.map((one) => addressOption(one, language))}
                {...field}
              />
            )}
          </Bound>
          {add("plain")}
        </div>
      )}
      <AddAddress
        isBilling
        open={isAdding}
        onClose={() => setIsAdding(false)}
        start={asAddress(form.getValues())}
        onAdded={(addressId) => form.setValue("addressId", addressId, { shouldValidate: true })}
      />
    </>
  );
}

/** Who typed a name and a phone beside the card does not type them again for its address. */
function asAddress({ firstName, lastName, phone, email }: CardValues) {
  return { consignee: firstName, addressLastName: lastName, contact: phone, email };
}

function priceOption({ currency, charged }: TradeOnWire["card"]["prices"][number]) {
  return { value: currency, label: `${currency} · ${moneyText(charged)}` };
}

type AddressLine = {
  addressId: string;
  consignee: string;
  addressLastName: string;
  fullAddress: string;
  city: string;
  countryId: string;
};

function addressOption({ addressId, consignee, addressLastName, fullAddress, city, countryId }: AddressLine, language: Language) {
  const name = personName({ given: consignee, family: addressLastName }, language);
  return {
    value: addressId,
    label: [name, fullAddress, city, countryName(countryId, language)].join(language === "zh" ? "，" : ", "),
  };
}
