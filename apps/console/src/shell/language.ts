import { type Dictionary, type Language, languageAfter, languageTag, loadDictsIn, readLanguage } from "@sihai/text";
import { use, useSyncExternalStore } from "react";

const choiceKey = "sh_staff_lang";
let current: Language = "zh";
const listeners = new Set<() => void>();

/** The language shown at this moment, for code outside components; Chinese until `startLanguage` has looked. */
export function currentLanguage(): Language {
  return current;
}

/** The language shown; a component that reads it is drawn again when the other is chosen. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentLanguage,
    () => "zh",
  );
}

/** What a member of staff chose on this device, else the browser's own language. */
export function startLanguage(): void {
  applyLanguage(savedLanguage() ?? readLanguage(navigator.language) ?? "en");
}

/** Shows the other language; its words are loaded first, so that no half-translated page appears. */
export async function switchLanguage(): Promise<void> {
  const next = languageAfter(current);
  await loadDictsIn(next);
  applyLanguage(next);
  try {
    localStorage.setItem(choiceKey, next);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}

/** A feature's words in the language shown. Suspends until they are here. */
export function useDict<Words>(dict: Dictionary<Words>): Words {
  const language = useLanguage();
  return use(dict.load(language));
}

function applyLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = languageTag(language);
  for (const notify of listeners) notify();
}

function savedLanguage(): Language | null {
  try {
    const choice = localStorage.getItem(choiceKey);
    return choice === null ? null : readLanguage(choice);
  } catch {
    return null;
  }
}
