import { type Block, flowSteps, type Span } from "@sihai/contract/content";
import type { KeptLanguage } from "@sihai/domain/language";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Unshowable } from "./unshowable.ts";

const tones = ["note", "warn", "good"] as const;

/**
 * Turns Markdown into our few kinds of block. Whatever we cannot show (HTML, pictures, code, lists in lists, links to elsewhere)
 * throws, so that it is found by the specs and not by a reader. `## Pay {step=pay}` gives a heading its drawing, and
 * `> [!warn] …` a callout its tone.
 */
export function parseMarkdown(markdown: string, language: KeptLanguage): Block[] {
  return lexer(markdown, { gfm: true }).flatMap((token) => (token.type === "space" ? [] : [blockOf(known(token), language)]));
}

/** The lexer without extensions gives only its own kinds of token; its type also allows any other. */
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}

function blockOf(token: MarkedToken, language: KeptLanguage): Block {
  switch (token.type) {
    case "heading":
      return headingOf(token, language);
    case "paragraph":
      return { kind: "paragraph", spans: spansOf(token.tokens, language) };
    case "list":
      return { kind: "list", ordered: token.ordered, items: token.items.map((item) => itemOf(item, language)) };
    case "table": {
      const row = (cells: Tokens.TableCell[]) => cells.map((cell) => spansOf(cell.tokens, language));
      return { kind: "table", head: row(token.header), rows: token.rows.map(row) };
    }
    case "blockquote":
      return calloutOf(token, language);
    default:
      throw new Unshowable("NOT_SHOWN", token.raw, `cannot be shown: ${token.type} ${token.raw.slice(0, 60)}`);
  }
}

function headingOf(token: Tokens.Heading, language: KeptLanguage): Block {
  const plain = plainText(spansOf(token.tokens, language));
  const marked = /^(.*?)\s*\{step=([a-z]+)\}$/.exec(plain);
  const step = marked ? flowSteps.find((name) => name === marked[2]) : null;
  if (step === undefined) throw new Unshowable("STEP_UNKNOWN", plain, `no such step: ${plain}`);
  if (token.depth !== 2 && token.depth !== 3)
    throw new Unshowable("HEADING_LEVEL", plain, `only ## and ### are headings here: ${plain}`);
  return { kind: "heading", level: token.depth, text: marked?.[1] ?? plain, step };
}

function itemOf(item: Tokens.ListItem, language: KeptLanguage): Span[] {
  const [only, ...more] = item.tokens;
  if (!only || more.length > 0 || item.task || (only.type !== "text" && only.type !== "paragraph"))
    throw new Unshowable("LIST_ITEM", item.raw, `a list item is one paragraph: ${item.raw.slice(0, 60)}`);
  return spansOf(only.tokens ?? [], language);
}

function calloutOf(token: Tokens.Blockquote, language: KeptLanguage): Block {
  const [only, ...more] = token.tokens;
  if (only?.type !== "paragraph" || more.length > 0)
    throw new Unshowable("CALLOUT", token.raw, `a callout is one paragraph: ${token.raw.slice(0, 60)}`);
  const spans = spansOf(only.tokens ?? [], language);
  const [first, ...rest] = spans;
  const marked = /^\[!(\w+)\]\s*/.exec(first?.text ?? "");
  const tone = marked ? tones.find((name) => name === marked[1]) : "note";
  if (!first || !tone) throw new Unshowable("TONE_UNKNOWN", token.raw, `no such tone: ${token.raw.slice(0, 60)}`);
  const opening = { ...first, text: first.text.slice(marked?.[0].length ?? 0) };
  return { kind: "callout", tone, spans: opening.text === "" ? rest : [opening, ...rest] };
}

type Marks = Omit<Span, "text">;

function spansOf(tokens: readonly Token[], language: KeptLanguage, marks: Marks = {}): Span[] {
  return tokens.flatMap((given) => {
    const token = known(given);
    switch (token.type) {
      case "text":
      case "escape":
        return [{ text: joinLines(token.text, language), ...marks }];
      case "strong":
        return spansOf(token.tokens, language, { ...marks, strong: true });
      case "em":
        return spansOf(token.tokens, language, { ...marks, emphasis: true });
      case "link":
        if (!/^\/[a-z][\w/?=&%.-]*$/.test(token.href))
          throw new Unshowable("LINK_ELSEWHERE", token.href, `only links to our own pages: ${token.href}`);
        return spansOf(token.tokens, language, { ...marks, href: token.href });
      default:
        throw new Unshowable("NOT_SHOWN", token.raw, `cannot be shown: ${token.type} ${token.raw.slice(0, 60)}`);
    }
  });
}

/** A line break in the source is a blank in English and nothing in Chinese. */
function joinLines(text: string, language: KeptLanguage): string {
  return text.replace(/\s*\n\s*/g, language === "en" ? " " : "");
}

/** What spans say, without emphasis and links. */
export function plainText(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
