import { queryClient, serverNow } from "@sihai/client";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { UiProvider, type UiSettings } from "@sihai/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { AppLink } from "./AppLink.tsx";
import { useDict, useLanguage } from "./language.ts";
import { goBack } from "./navigation.ts";

/** Data, words and links for every page. Staff calculate in CNY alone. */
export function AppProviders({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const words = useDict(uiDict);
  const { consoleName } = useDict(consoleDict);
  const settings = useMemo<UiSettings>(
    () => ({ words, language, productName: consoleName, LinkPart: AppLink, goBack, display: null, now: serverNow }),
    [words, language, consoleName],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider settings={settings}>{children}</UiProvider>
    </QueryClientProvider>
  );
}
