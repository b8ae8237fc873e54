import type { Endpoint } from "@sihai/contract";
import { ok } from "@sihai/domain";
import type { Language } from "@sihai/domain/language";
import { type ConsoleListFileWords, consoleListFileDict } from "@sihai/text/dict/console/payment/list-file";
import { type Call, type ListColumns, listCsv, type Staff } from "#platform";
import { audit } from "./audit-log.store.ts";

type ListCall = Pick<Call<Endpoint, Staff>, "deps" | "who" | "now" | "language" | "sendParts"> & {
  query: { lang?: Language | undefined; [filter: string]: unknown };
};

type Listed<Row> = {
  /** What the audit log calls it. */
  name: string;
  columns: (words: ConsoleListFileWords, language: Language) => Promise<ListColumns<Row>> | ListColumns<Row>;
  pageAfter: (place: string | undefined) => Promise<{ list: readonly Row[]; next: string | null }>;
};

/** Each reads a list to its end. */
export const fileLimits = { perMinute: 6, by: "who" } as const;

/** Answers with all of a list as CSV, in the words of who asks; who took it with which filter is noted before the first line goes out. */
export async function sendList<Row>(call: ListCall, { name, columns, pageAfter }: Listed<Row>) {
  const { lang = call.language, ...filter } = call.query;
  const words = await consoleListFileDict.load(lang);
  const facts = { filter: Object.entries(filter).flatMap(said).join(", ") };
  await audit(call.deps.db, { staffId: call.who.staffId, action: "list.export", subject: `list:${name}`, facts, at: call.now });
  await call.sendParts({ mimeType: "text/csv; charset=utf-8", parts: listCsv(await columns(words, lang), pageAfter) });
  return ok(null);
}

function said([name, value]: [string, unknown]): string[] {
  return value === undefined ? [] : [`${name} ${value instanceof Date ? value.toISOString() : value}`];
}
