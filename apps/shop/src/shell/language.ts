import {
  addressPrefix,
  defaultLanguage,
  type Language,
  languageFor,
  languageOf,
  languageOrDefault,
  languageTag,
  loadDictsIn,
  withoutAddressPrefix,
} from "@sihai/text";
import { useSyncExternalStore } from "react";

const choiceKey = "sh_lang";
let current: Language = defaultLanguage;
const listeners = new Set<() => void>();

/** The language of the page shown. */
export function currentLanguage(): Language {
  return current;
}

/** The language shown; a component that reads it is drawn again when another is chosen. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeLanguage, currentLanguage, () => defaultLanguage);
}

/** Calls after each change, until the function it returns is called. */
function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of an address, by its prefix (rule A-32); null without one. */
export function languageOfPath(pathname: string): Language | null {
  return languageOf(/^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1] ?? "");
}

/** Shows another language; its words are loaded first, so that no half-translated page appears. */
export async function setLanguage(language: Language): Promise<void> {
  if (language !== current) await loadDictsIn(language);
  rememberLanguage(language);
}

/** Takes a language at once; for the start, before anything is on the screen. */
export function rememberLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = languageTag(language);
  try {
    localStorage.setItem(choiceKey, language);
  } catch {
    // Storage may be switched off; the address keeps the language anyway.
  }
  for (const tell of listeners) tell();
}

/** The language chosen before on this device, else what the browser asks for (rules ). */
export function chosenLanguage(): Language {
  try {
    const kept = localStorage.getItem(choiceKey);
    return kept === null ? languageFor(navigator.languages) : languageOrDefault(kept);
  } catch {
    return languageFor(navigator.languages);
  }
}

/** An address of the app without its prefix, in the language shown: "/order/list" is "/en/order/list". */
export function withPrefix(path: string, language: Language = current): string {
  return `/${addressPrefix(language)}${path}`;
}

/** The address without its language prefix: "/en/order/list?tab=1" is "/order/list?tab=1". */
export function withoutPrefix(href: string): string {
  return withoutAddressPrefix(href) || "/";
}
