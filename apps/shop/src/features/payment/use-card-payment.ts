import { addressList } from "@sihai/contract/address";
import { getTrade, getWallet, listBills, payByCard } from "@sihai/contract/payment";
import type { Currency } from "@sihai/domain";
import { type PaymentWords, paymentDict } from "@sihai/text/dict/payment";
import { toast, useSchemaForm } from "@sihai/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { isRefused, useAction, useDict, useDisplayCurrency, useEndpoint, useRefresh, useSession } from "#shop";
import { keepCardForm, keptCardForm } from "./kept-card-form.ts";
import type { CardValues, TradeOnWire } from "./types.ts";
import { useCardFields } from "./use-card-fields.ts";

function schemaOf(words: PaymentWords) {
  const filled = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }));
  return z.object({
    currency: filled(words.needCurrency),
    firstName: filled(words.needName),
    lastName: filled(words.needName),
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: words.needEmail, abort: true }),
        z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, { error: words.badEmail }),
      ),
    phone: z.string().check(z.trim(), z.regex(/^(\+?[\d\s()-]{5,24})?$/, { error: words.badPhone })),
    addressId: filled(words.chooseAddress),
  });
}

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
    currency: prices.some(({ currency }) => currency === display) ? display : "CNY",
    firstName: "",
    lastName: "",
    email: user?.email ?? "",
    phone: "",
    addressId: "",
    ...keptCardForm(trade.tradeNo),
  });
  const { tradeNo } = trade;
  useEffect(() => () => keepCardForm(tradeNo, form.getValues()), [tradeNo, form]);
  const price = prices.find(({ currency }) => currency === form.watch("currency"));
  const fields = useCardFields(trade.card.fieldsUrl, () => void form.handleSubmit(submit)());
  const pay = useAction(payByCard, {
    refreshes: [getTrade, getWallet, listBills],
    onDone(state) {
      onTried();
      if (state.status === "needs-action") location.assign(state.actionUrl);
    },
    onFailed(error) {
      if (isRefused(error, "RATE_CHANGED")) toast(words.rateChanged, { long: true });
      void refresh(getTrade);
    },
  });

  useHomeAddress(form, addresses.data?.list);

  async function submit({ addressId, firstName, lastName, email, phone }: CardValues): Promise<void> {
    if (!price || isPaying) return;
    setIsPaying(true);
    try {
      const card = await fields.tokenise();
      if (!card.ok) {
        toast(card.field === "network" ? words.cardFieldsSlow : words.badCard, { long: true });
        return;
      }
      const currency: Currency = price.currency;
      const bill = { addressId, firstName, lastName, email, ...(phone !== "" && { phone }) };
      const rate = price.rateId === null ? {} : { rateId: price.rateId };
      await pay.run({ body: { tradeNo: trade.tradeNo, token: card.token.paymentMethod, currency, ...rate, ...bill } });
    } finally {
      setIsPaying(false);
    }
  }

  return { form, fields, addresses, price, submit, pending: isPaying || pay.pending };
}

type Home = { default: boolean; consignee: string; addressLastName: string; addressId: string };

/** The default address fills what the person has not typed yet. */
function useHomeAddress(form: ReturnType<typeof useSchemaForm<CardValues>>, known: readonly Home[] | undefined): void {
  useEffect(() => {
    const home = known?.find((address) => address.default) ?? known?.[0];
    if (!home) return;
    const fill = (name: "firstName" | "lastName" | "addressId", value: string) => {
      if (form.getValues(name) === "") form.setValue(name, value);
    };
    fill("firstName", home.consignee);
    fill("lastName", home.addressLastName);
    fill("addressId", home.addressId);
  }, [known, form]);
}
