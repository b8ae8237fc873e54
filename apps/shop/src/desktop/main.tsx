import "./styles.css";
import {
  addressPrefix,
  defaultLanguage,
  type Language,
  languageAfter,
  languageOf,
  languageTag,
  withoutAddressPrefix,
} from "@sihai/text";
import { desktopDict } from "@sihai/text/dict/desktop";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { addressOfPage } from "../shell/safe-return.ts";
import { DesktopPage } from "./DesktopPage.tsx";

/** `/desktop/{prefix}/?page=/cn/home`: the page to show in the phone. */
async function start() {
  const language: Language = languageOf(/^\/desktop\/([a-z]{2})/.exec(location.pathname)?.[1] ?? "") ?? defaultLanguage;
  document.documentElement.lang = languageTag(language);
  const request = addressOfPage(new URLSearchParams(location.search).get("page"));
  const page = request === "/" ? "/home" : withoutAddressPrefix(request);
  // What opens once, or for its reader alone, goes into the phone and stands nowhere else.
  const lasting = /^\/login\b/.test(page) ? "/home" : page;
  if (lasting !== page) history.replaceState(null, "", location.pathname);
  const words = await desktopDict.load(language);
  document.title = words.title;
  const root = document.querySelector("#root");
  if (!root) throw new Error("the page has no #root");
  const other: Language = languageAfter(language);
  createRoot(root).render(
    <StrictMode>
      <DesktopPage
        words={words}
        address={`/${addressPrefix(language)}${page}`}
        lastingAddress={`/${addressPrefix(language)}${lasting}`}
        otherAddress={`/desktop/${addressPrefix(other)}/?page=${encodeURIComponent(`/${addressPrefix(other)}${lasting}`)}`}
        otherTag={languageTag(other)}
      />
    </StrictMode>,
  );
}

void start();
