import type { Currency } from "@sihai/domain";
import type { Language } from "@sihai/text";
import type { UiWords } from "@sihai/text/dict/ui";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";

export type LinkPartProps = {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
  "aria-label"?: string | undefined;
  "aria-current"?: "page" | undefined;
  id?: string | undefined;
  /** No step leads back to the page it stands on. */
  replace?: boolean | undefined;
  /** Done before it is followed. */
  onClick?: (() => void) | undefined;
};

/** The currency shown beside CNY, and what one CNY is worth in it, as a decimal string. */
export type DisplayCurrency = { currency: Currency; rate: string };

/** What the kit asks of the app around it. */
export type UiSettings = {
  words: UiWords;
  language: Language;
  productName: string;
  /** The app's link: the same page without a reload. */
  LinkPart: ComponentType<LinkPartProps>;
  /** One page back, or to the root when there is none (rules ). */
  goBack: () => void;
  display: DisplayCurrency | null;
  /** What is said in the place of what could not be read for want of a network; by itself in the console. */
  Offline?: ComponentType;
  /** The present moment by the clock deadlines are kept by, in milliseconds since 1970. */
  now: () => number;
};

const context = createContext<UiSettings | null>(null);

/** What the kit needs to know of the app around it: words, language, links, the way back, the currency shown and the time. */
export function UiProvider({ settings, children }: { settings: UiSettings; children: ReactNode }) {
  return <context.Provider value={settings}>{children}</context.Provider>;
}

/** What the app around told the kit. Throws outside of one. */
export function useUi(): UiSettings {
  const settings = useContext(context);
  if (!settings) throw new Error("the kit needs a UiProvider around it");
  return settings;
}
