import type { LocalText } from "@sihai/domain/language";

export type MessageText = { title: string; body: string };

/** What a template may be told: ids, names, decimal amounts in CNY, ISO instants. Stored beside the message as JSON. */
export type Facts = Record<string, string | number | LocalText>;

export type Template<Given extends Facts> = { zh: (facts: Given) => MessageText; en: (facts: Given) => MessageText };

/** One message in both languages, told the same facts. */
export function template<Given extends Facts>(zh: Template<Given>["zh"], en: Template<Given>["en"]): Template<Given> {
  return { zh, en };
}
