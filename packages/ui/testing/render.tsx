import "../src/styles.css";
import { type Language, languageTag } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { Fragment, type ReactNode, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { type DisplayCurrency, type LinkPartProps, UiProvider, type UiSettings } from "../src/layout/UiProvider.tsx";
import { MessageBoxHost } from "../src/overlay/MessageBoxHost.tsx";
import { ToastHost } from "../src/overlay/ToastHost.tsx";

export type KitOptions = {
  language?: Language;
  display?: DisplayCurrency;
  now?: () => number;
  goBack?: () => void;
  /** What a press of a link is told to, since specs stay on their page. */
  onVisit?: (href: string) => void;
  /** As it is shipped: the strict mode of specs does each effect again, and so hides one that is only done once. */
  shipped?: boolean;
};

export type Rendered = {
  /** What stands on the page. */
  host: HTMLElement;
  /** Puts other content in the place of the first, as a parent does that draws anew. */
  rerender: (element: ReactNode) => void;
};

/** Puts parts of the kit on the page, with the words, links, messages and questions of an app around them, until the test ends. */
export async function render(element: ReactNode, options: KitOptions = {}): Promise<Rendered> {
  const {
    language = "en",
    display = null,
    now = Date.now,
    goBack = () => undefined,
    onVisit = () => undefined,
    shipped = false,
  } = options;
  const Mode = shipped ? Fragment : StrictMode;
  const [words, { productName }] = await Promise.all([uiDict.load(language), shellDict.load(language)]);
  document.documentElement.lang = languageTag(language);
  const settings: UiSettings = { words, language, productName, LinkPart: linkPart(onVisit), goBack, display, now };
  const host = document.createElement("div");
  document.body.append(host);
  // The first Tab of a spec goes to the first stop of what is shown, wherever the spec before left off.
  host.tabIndex = -1;
  host.focus();
  host.removeAttribute("tabindex");
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const rerender = (next: ReactNode) =>
    flushSync(() =>
      root.render(
        <Mode>
          <UiProvider settings={settings}>
            {next}
            <MessageBoxHost />
            <ToastHost />
          </UiProvider>
        </Mode>,
      ),
    );
  rerender(element);
  return { host, rerender };
}

function linkPart(onVisit: (href: string) => void) {
  return function LinkPart({ href, onClick, ...rest }: LinkPartProps) {
    return (
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onClick?.();
          onVisit(href);
        }}
        {...rest}
      />
    );
  };
}
