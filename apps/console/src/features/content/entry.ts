import {
  advertPictures,
  advertPositions,
  advertTones,
  articleGroups,
  type ContentKind,
  type ContentPiece,
  contentPiece,
  noticeTones,
} from "@sihai/contract/content";
import { beijingMinute } from "@sihai/domain/clocks";

/** One text as it is typed: everything is text, and a language without words is one that is missing. */
export type ContentEntry = {
  name: string;
  group: string;
  position: string;
  tone: string;
  noticeTone: string;
  picture: string;
  link: string;
  order: string;
  zhTitle: string;
  zhSummary: string;
  zhText: string;
  enTitle: string;
  enSummary: string;
  enText: string;
  isShown: boolean;
  asksAgain: boolean;
  from: string;
  until: string;
  note: string;
};

const begun: ContentEntry = {
  name: "",
  group: articleGroups[0],
  position: advertPositions[0],
  tone: advertTones[0],
  noticeTone: noticeTones[0],
  picture: advertPictures[0],
  link: "",
  order: "1",
  ...{ zhTitle: "", zhSummary: "", zhText: "", enTitle: "", enSummary: "", enText: "" },
  ...{ isShown: true, asksAgain: false, from: "", until: "", note: "" },
};

/** What the form of a text begins with: a version there is, or nothing. */
export function entryOf(name: string, piece: ContentPiece | null): ContentEntry {
  if (piece === null) return { ...begun, name };
  const { zh, en } = piece.words;
  const words = {
    ...{ zhTitle: textOf(zh, "title"), zhSummary: textOf(zh, "summary"), zhText: textOf(zh, "text") },
    ...{ enTitle: textOf(en, "title"), enSummary: textOf(en, "summary"), enText: textOf(en, "text") },
  };
  switch (piece.kind) {
    case "article":
      return { ...begun, ...words, name, group: piece.group, order: String(piece.order) };
    case "advert": {
      const { position, tone, picture, link, order } = piece;
      return { ...begun, ...words, name, position, tone, picture, link, order: String(order) };
    }
    case "notice":
      return { ...begun, ...words, name, noticeTone: piece.tone, link: piece.link ?? "" };
  }
}

function textOf(words: object | null, key: string): string {
  const text: unknown = words === null ? "" : Reflect.get(words, key);
  return typeof text === "string" ? text : "";
}

/** The text as the contract takes it; null while something of it is missing. */
export function pieceOf(kind: ContentKind, entry: ContentEntry): ContentPiece | null {
  const order = Number(entry.order);
  const read = contentPiece.safeParse(jsonOf(kind, entry, order));
  return read.success ? read.data : null;
}

function jsonOf(kind: ContentKind, entry: ContentEntry, order: number): unknown {
  const { group, position, tone, noticeTone, picture } = entry;
  const link = entry.link.trim();
  const in2 = (make: (language: "zh" | "en") => Record<string, string>) => ({ zh: ifTyped(make("zh")), en: ifTyped(make("en")) });
  const title = (language: "zh" | "en") => entry[`${language}Title`];
  const text = (language: "zh" | "en") => entry[`${language}Text`];
  switch (kind) {
    case "article": {
      const words = in2((each) => ({ title: title(each), summary: entry[`${each}Summary`], text: text(each) }));
      return { kind, group, order, words };
    }
    case "advert":
      return { kind, position, order, tone, picture, link, words: in2((each) => ({ title: title(each), text: text(each) })) };
    case "notice":
      return { kind, tone: noticeTone, link: link === "" ? null : link, words: in2((each) => ({ text: text(each) })) };
  }
}

/** Null where nothing of it was typed: the language is missing. */
function ifTyped(words: Record<string, string>): Record<string, string> | null {
  return Object.values(words).some((text) => text.trim() !== "") ? words : null;
}

/** An instant typed as Beijing's date and time; null when nothing is typed, undefined when it is none. */
export function readMoment(typed: string): Date | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(text);
  const moment = match ? new Date(`${match[1]}T${match[2]}:00+08:00`) : null;
  // A day there is none of, such as 31 February, would become another one.
  if (moment === null || Number.isNaN(moment.getTime()) || beijingMinute(moment).replace("T", " ") !== text.replace("T", " "))
    return undefined;
  return moment;
}
