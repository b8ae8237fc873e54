import type { Language } from "@sihai/domain/language";
import { beijing, formatDateTime } from "../core/dates.ts";

/** An instant in the words of a message. Whoever reads it says in which zone; a mail knows none. */
export function atTime(at: string): string {
  return `{@${at}}`;
}

/** A moment in Beijing and, where that reads otherwise, first in the reader's own time. */
export type MomentWords = (moment: { local: string | null; beijing: string }) => string;

const marked = /\{@(\d{4}-\d\d-\d\dT[\d:.]+Z)\}/g;

/** Says the moments marked in a kept text by the reader's clock, and by Beijing's where that is another. */
export function withMoments(text: string, said: MomentWords, { language, zone }: { language: Language; zone: string }): string {
  return text.replace(marked, (_, at: string) => {
    const [local, there] = [formatDateTime(at, language, zone), formatDateTime(at, language, beijing)];
    return said({ local: local === there ? null : local, beijing: there });
  });
}
