import { call, queryClient } from "@sihai/client";
import { displayCurrencies, modifyCurrency, setUserLanguage, userInfo } from "@sihai/contract/identity";
import type { Currency } from "@sihai/domain";
import { addressPrefix, type Language } from "@sihai/text";
import { useDisplayCurrency } from "./display-currency.ts";
import { useSession } from "./session.ts";

const quietly = { quiet: true, staysWithoutLogin: true } as const;

/** Fetches today's rate of the display currency: a user's own choice from the account, a visitor's from this device. */
export async function showRates(): Promise<void> {
  const { currency, choose } = useDisplayCurrency.getState();
  if (useSession.getState().status === "user") {
    const info = await call(userInfo, {}, quietly);
    choose(info.currencyCode, info.currencyRate);
    return;
  }
  const { list } = await call(displayCurrencies, {}, quietly);
  const chosen = list.find(({ code }) => code === currency);
  if (chosen) choose(chosen.code, chosen.rate);
}

/** Shows prices in another currency; for a user it is kept in the account, and the stored user info is asked for again (rule B-54). */
export async function changeCurrency(currency: Currency): Promise<void> {
  const { choose } = useDisplayCurrency.getState();
  if (useSession.getState().status === "user") {
    const reply = await call(modifyCurrency, { params: { currency } });
    choose(reply.currencyCode, reply.currencyRate);
    await queryClient.invalidateQueries({ queryKey: [userInfo.path] });
    return;
  }
  const { list } = await call(displayCurrencies, {});
  const chosen = list.find(({ code }) => code === currency);
  if (chosen) choose(chosen.code, chosen.rate);
}

/** After a switch of language: what the server wrote is asked for anew, and a user's mails follow. */
export async function languageChanged(language: Language): Promise<void> {
  if (useSession.getState().status === "user")
    await call(setUserLanguage, { body: { userLang: addressPrefix(language) } }, quietly).catch(() => null);
  await queryClient.invalidateQueries();
}
