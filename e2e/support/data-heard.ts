import type { Page, Response } from "@playwright/test";
import { couriers } from "@sihai/domain/courier";
import { platformNames } from "@sihai/domain/links";
import { brandName, languageTable, otherShopName } from "@sihai/text";

const regions = new Intl.DisplayNames("en", { type: "region" });
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const named = (style: Intl.DateTimeFormatOptions, days: number) =>
  Array.from({ length: 12 }, (_, index) => new Intl.DateTimeFormat("en-GB", style).format(new Date(2026, 0, 1 + index * days)));

/** Names that are nobody's words: what browsers call countries, months and days, and how the product's tables of data name things. */
const known = [
  ...alphabet.flatMap((first) => alphabet.flatMap((second) => [first + second, regions.of(first + second) ?? ""])),
  ...[...named({ month: "short" }, 31), ...named({ month: "long" }, 31), ...named({ weekday: "short" }, 1)],
  ...textsIn([couriers, platformNames, brandName, languageTable, otherShopName]),
];

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

const plain = (text: string) => text.replace(/[\s\u00a0\u2060]+/g, " ").trim();
/** Units, marks of currencies, codes of files: the same in every language. */
const symbols = new Set([
  "kg",
  "g",
  "cm",
  "mm",
  "in",
  "lb",
  "L",
  "ml",
  "MB",
  "KB",
  "K",
  "CN",
  "CNY",
  "USD",
  "US$",
  "HK$",
  "CSV",
  "PDF",
]);
/** A word of our code as the server sends it: "in-transit". Shown to people, it is missing in the words. */
const isCode = (text: string) => /^[a-z]+(?:[-_][a-z]+)*$/.test(text);

/** What a browser was told by the server and typed into addresses: names, goods, articles, numbers. All of it is data. */
export class DataHeard {
  private readonly heard = new Set(known.map(plain));
  private readonly coming = new Set<Promise<void>>();

  listen(page: Page): void {
    page.on("response", (reply) => {
      const { pathname } = new URL(reply.url());
      if (!pathname.startsWith("/api/")) return;
      const read = this.read(reply, pathname.startsWith("/api/content/")).finally(() => this.coming.delete(read));
      this.coming.add(read);
    });
  }

  private async read(reply: Response, isProse: boolean): Promise<void> {
    const body: unknown = await reply.json().catch(() => null);
    for (const text of textsIn(body))
      if (isProse || !isCode(text)) for (const line of text.split("\n")) this.heard.add(plain(line));
  }

  /** Which of the texts are no data, of a page at this address. */
  async wordsAmong(texts: readonly string[], address: string): Promise<string[]> {
    await Promise.all(this.coming);
    const typed = plain(decodeURIComponent(address));
    return texts.filter((text) => !this.isData(plain(text), typed));
  }

  /** Whether a text is put together of data only: names behind one another, with figures and marks between. */
  private isData(text: string, typed: string): boolean {
    const words = text.split(" ");
    const isKnown = (part: string) => {
      const bare = part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
      const unit = bare.replace(/^[\d.,]+/, "");
      return (
        [part, bare].some((name) => this.heard.has(name)) || !/\p{L}/u.test(bare) || symbols.has(unit) || typed.includes(bare)
      );
    };
    const reached = [true];
    for (let end = 1; end <= words.length; end += 1)
      reached[end] = words.some((_, start) => start < end && reached[start] && isKnown(words.slice(start, end).join(" ")));
    return reached[words.length] ?? false;
  }
}
