import { queryClient, serverNow } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { UiProvider, type UiSettings } from "@sihai/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { AppLink } from "./AppLink.tsx";
import { useDisplayCurrency } from "./display-currency.ts";
import { Offline } from "./ErrorScreen.tsx";
import { useLanguage } from "./language.ts";
import { goBack } from "./navigation.ts";
import { useDict } from "./use-dict.ts";

/** Data, words, language, currency and links for every page. */
export function AppProviders({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const words = useDict(uiDict);
  const { productName } = useDict(shellDict);
  const currency = useDisplayCurrency((state) => state.currency);
  const rate = useDisplayCurrency((state) => state.rate);
  const settings = useMemo<UiSettings>(
    () => ({
      words,
      language,
      productName,
      LinkPart: AppLink,
      goBack,
      display: rate === null ? null : { currency, rate },
      now: serverNow,
      Offline,
    }),
    [words, language, productName, currency, rate],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider settings={settings}>{children}</UiProvider>
    </QueryClientProvider>
  );
}
