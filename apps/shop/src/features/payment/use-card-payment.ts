import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { getTrade, getWallet, listBills, listCards, payByCard, payBySavedCard } from "@sihai/contract/payment";
import type { Currency } from "@sihai/domain";
import { isCardholderName } from "@sihai/domain/payment";
import { type PaymentWords, paymentDict } from "@sihai/text/dict/payment";
import { toast, toastFailure, useSchemaForm } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { type ApiError, isRefused, useAction, useDict, useDisplayCurrency, useEndpoint, useRefresh, useSession } from "#shop";
import { keepCardForm, keepInTab, keptCardForm } from "./kept-card-form.ts";
import { payFailedText } from "./pay-failed-text.ts";
import type { CardValues, TradeOnWire } from "./types.ts";
import { type BillingDetails, useCardFields } from "./use-card-fields.ts";

function schemaOf(words: PaymentWords) {
  const filled = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }));
  const cardholderName = z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: words.needName, abort: true }),
      z.refine(isCardholderName, { error: words.badName }),
    );
  return z.object({
    currency: filled(words.needCurrency),
    firstName: cardholderName,
    lastName: cardholderName,
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: words.needEmail, abort: true }),
        z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, { error: words.badEmail }),
      ),
    phone: z.string().check(z.trim(), z.regex(/^(\+?[\d\s()-]{5,24})?$/, { error: words.badPhone })),
    addressId: filled(words.chooseAddress),
    keepsCard: z.boolean(),
  });
}

/** Chosen where a card is typed in though others are saved. */
export const anotherCard = "another";

export type CardPayment = ReturnType<typeof useCardPayment>;

/** Everything about paying a trade by card: the form, the gateway's fields, the addresses, the charge. `isShown`: the method is chosen. */
export function useCardPayment(trade: TradeOnWire, isShown: boolean, onTried: () => void) {
  const words = useDict(paymentDict);
  const user = useSession((session) => session.user);
  const display = useDisplayCurrency((state) => state.currency);
  const [isPaying, setIsPaying] = useState(false);
  const refresh = useRefresh();
  const addresses = useEndpoint(addressList, { query: { page: 1, pageSize: 50 } }, { enabled: isShown });
  const { prices } = trade.card;
  const form = useSchemaForm<CardValues>(schemaOf(words), {
    currency: offered(prices, trade.attempt?.charged.currency) ?? offered(prices, display) ?? "CNY",
    firstName: "",
    lastName: "",
    email: user?.email ?? "",
    phone: "",
    addressId: "",
    keepsCard: false,
    ...keptCardForm(trade.tradeNo),
  });
  const { tradeNo } = trade;
  useEffect(() => {
    const keep = () => keepInTab(tradeNo, form.getValues());
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keepCardForm(tradeNo, form.getValues());
    };
  }, [tradeNo, form]);
  const price = prices.find(({ currency }) => currency === form.watch("currency"));
  const fields = useCardFields(trade.card.form);
  const saved = useEndpoint(listCards, { query: {} }, { enabled: isShown, freshMs: 0 });
  const cards = saved.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = cards.find(({ isExpired }) => !isExpired);
  /** The saved card that is charged; null: one that is typed in. */
  const cardId = chosen === anotherCard ? null : ((cards.find((one) => one.cardId === chosen) ?? usual)?.cardId ?? null);
  const outcome = {
    refreshes: [getTrade, getWallet, listBills, listCards],
    onDone(state: CallData<typeof payByCard>) {
      onTried();
      if (state.status === "needs-action") location.assign(state.actionUrl);
    },
    quiet: true,
    onFailed(error: ApiError) {
      toastFailure(payFailedText(error, trade, words));
      if (isRefused(error, "RATE_CHANGED")) toast(words.rateChanged, { long: true });
      void refresh(getTrade);
    },
  };
  const pay = useAction(payByCard, outcome);
  const payAgain = useAction(payBySavedCard, outcome);

  useHomeAddress(form, addresses.data?.list);

  const rateShown = price && price.rateId !== null ? { rateId: price.rateId } : {};

  async function paySaved(): Promise<void> {
    if (!price || cardId === null) return;
    await payAgain.run({ body: { tradeNo, cardId, currency: price.currency, ...rateShown } });
  }

  async function submit({ addressId, firstName, lastName, email, phone, keepsCard }: CardValues): Promise<void> {
    if (!price || isPaying) return;
    setIsPaying(true);
    try {
      const values = { addressId, firstName, lastName, email, phone };
      const card = await fields.tokenise(billingDetails(values, addresses.data?.list));
      if (!card.ok) {
        fields.refuse(card.isCard ? card.text || words.badCard : words.cardFieldsSlow);
        return;
      }
      const currency: Currency = price.currency;
      const bill = { addressId, firstName, lastName, email, ...(phone !== "" && { phone }), ...(keepsCard && { keepsCard }) };
      await pay.run({ body: { tradeNo, token: card.paymentMethod, currency, ...rateShown, ...bill } });
    } finally {
      setIsPaying(false);
    }
  }

  const pending = isPaying || pay.pending || payAgain.pending;
  return { form, fields, addresses, price, submit, pending, saved, cardId, choose: setChosen, paySaved };
}

/** A currency as long as the card can be charged in it: first the one tried last, also where another device or a page since gone tried it. */
function offered(prices: TradeOnWire["card"]["prices"], wanted: Currency | undefined): Currency | undefined {
  return prices.find(({ currency }) => currency === wanted)?.currency;
}

type BookAddress = {
  addressId: string;
  fullAddress: string;
  city: string;
  addressState: string;
  zipCode: string;
  countryId: string;
};
type Bill = Pick<CardValues, "addressId" | "firstName" | "lastName" | "email" | "phone">;

/** The bill as the gateway keeps it beside the card. */
function billingDetails(
  { addressId, firstName, lastName, email, phone }: Bill,
  known: readonly BookAddress[] = [],
): BillingDetails {
  const address = known.find((one) => one.addressId === addressId);
  return {
    ...{ name: `${firstName} ${lastName}`, email },
    ...(phone !== "" && { phone }),
    address: {
      ...{ line1: address?.fullAddress ?? "", city: address?.city ?? "", country: address?.countryId ?? "" },
      ...(address?.addressState && { state: address.addressState }),
      postal_code: address?.zipCode ?? "",
    },
  };
}

type Home = { default: boolean; consignee: string; addressLastName: string; addressId: string };

/**
 * The bill goes where the parcel goes until its owner says otherwise: the default address first, with the name that stands there. A name that
 * was typed stays; one that came from an address goes with it.
 */
function useHomeAddress(form: ReturnType<typeof useSchemaForm<CardValues>>, known: readonly Home[] | undefined): void {
  const addressId = form.watch("addressId");
  const named = useRef<CardName>(noName);
  useEffect(() => {
    const home = known?.find((address) => address.default) ?? known?.[0];
    if (home && form.getValues("addressId") === "") form.setValue("addressId", home.addressId);
  }, [known, form]);
  useEffect(() => {
    const chosen = known?.find((address) => address.addressId === addressId);
    if (!chosen) return;
    const name = nameOnCard(chosen);
    for (const part of ["firstName", "lastName"] as const) {
      const typed = form.getValues(part);
      if (typed === "" || typed === named.current[part]) form.setValue(part, name[part]);
    }
    named.current = name;
  }, [known, addressId, form]);
}

type CardName = Pick<CardValues, "firstName" | "lastName">;
const noName: CardName = { firstName: "", lastName: "" };

/** Cards are embossed in Latin letters: a name in others is not the one on the card. */
function nameOnCard({ consignee, addressLastName }: Home): CardName {
  return /\p{Script=Han}/u.test(consignee + addressLastName) ? noName : { firstName: consignee, lastName: addressLastName };
}
