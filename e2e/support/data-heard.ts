import type { Page, Response } from "@playwright/test";
import { otherCourier } from "@sihai/domain/courier";
import { platformNames } from "@sihai/domain/links";
import { customsNames } from "@sihai/domain/parcel";
import { seededSettings } from "@sihai/domain/setting";
import { brandName, languageTable, otherShopName } from "@sihai/text";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const named = (style: Intl.DateTimeFormatOptions, days: number) =>
  Array.from({ length: 12 }, (_, index) => new Intl.DateTimeFormat("en-GB", style).format(new Date(2026, 0, 1 + index * days)));

/** Names that are nobody's words: what months and days are called, and how the product's tables of data name things. */
const known = [
  ...[...named({ month: "short" }, 31), ...named({ month: "long" }, 31), ...named({ weekday: "short" }, 1)],
  ...textsIn([otherCourier, seededSettings.couriers, customsNames, platformNames, brandName, languageTable, otherShopName]),
];

function textsIn(value: unknown, isWanted: (text: string, key: string) => boolean = () => true, key = ""): string[] {
  if (typeof value === "string") return isWanted(value, key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, isWanted, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, isWanted, name));
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
/** No word of our code ("in-transit"), which is missing in the words where it is shown; but the code a line goes by is its number, and a login a name. */
const isName = (text: string, key: string) => !/^[a-z]+(?:[-_][a-z]+)*$/.test(text) || /(?:^id|Id|line|^login)$/.test(key);

/** What a browser was told by the server and typed into addresses: names, goods, articles, numbers. All of it is data. */
export class DataHeard {
  private readonly heard = new Set(known.map(plain));
  private readonly coming = new Set<Promise<void>>();

  /** Hears what a page is told, after asking its browser how it calls the countries and our languages. */
  async listen(page: Page): Promise<void> {
    const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
    const spoken = [...Object.keys(languageTable), "xa"];
    const names = await page.evaluate(
      (request) => {
        const regions = new Intl.DisplayNames("en", { type: "region" });
        const languages = new Intl.DisplayNames("en", { type: "language" });
        return [
          ...request.codes.map((code) => regions.of(code) ?? code),
          ...request.spoken.map((code) => languages.of(code) ?? code),
        ];
      },
      { codes, spoken },
    );
    for (const name of [...codes, ...names]) this.heard.add(name);
    page.on("response", (reply) => {
      const { pathname } = new URL(reply.url());
      const isPage = reply.request().resourceType() === "document";
      if (!isPage && !pathname.startsWith("/api/")) return;
      const heard = isPage ? this.readAhead(reply) : this.read(reply, pathname.startsWith("/api/content/"));
      const read = heard.finally(() => this.coming.delete(read));
      this.coming.add(read);
    });
  }

  /** A page the server rendered brings the replies along that it stands on. */
  private async readAhead(reply: Response): Promise<void> {
    const html = await reply.text().catch(() => "");
    const said = /<script type="application\/json" id="ahead">(.*?)<\/script>/s.exec(html)?.[1];
    if (said === undefined) return;
    const { replies }: { replies: { name: string; data: unknown }[] } = JSON.parse(said);
    for (const { name, data } of replies) this.hear(data, name.includes("/content/"));
  }

  private async read(reply: Response, isProse: boolean): Promise<void> {
    this.hear(await reply.json().catch(() => null), isProse);
  }

  private hear(body: unknown, isProse: boolean): void {
    for (const text of textsIn(body, isProse ? () => true : isName)) {
      for (const line of text.split("\n")) this.heard.add(plain(line));
      // What an act of staff was about: "order:DG010000012".
      this.heard.add(plain(text.slice(text.indexOf(":") + 1)));
    }
  }

  /** Which of the texts are no data, of a page at this address. */
  async wordsAmong(texts: readonly string[], address: string): Promise<string[]> {
    await Promise.all(this.coming);
    const typed = plain(decodeURIComponent(address));
    return texts.filter((text) => !this.isData(plain(text), typed));
  }

  /** Whether it is a name that was heard, without its middle. */
  private isCut(part: string): boolean {
    const [start, end, ...more] = part.split("…");
    if (!start || !end || more.length > 0) return false;
    return [...this.heard].some(
      (name) => name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end),
    );
  }

  /** Whether a text is put together of data only: names behind one another, with figures and marks between. */
  private isData(text: string, typed: string): boolean {
    const words = text.replaceAll("–", " – ").trim().split(/ +/);
    const isKnown = (part: string) => {
      const ended = part.replace(/^[(·]+|[),·:;]+$/g, "").trim();
      const bare = part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
      const unit = bare.replace(/^[\d.,]+/, "");
      return (
        [part, ended, bare].some((name) => this.heard.has(name)) ||
        this.isCut(part) ||
        !/\p{L}{2}|^\p{Script=Han}/u.test(bare) ||
        symbols.has(unit) ||
        /^SH\d+$/.test(bare) ||
        typed.includes(bare)
      );
    };
    const reached = [true];
    for (let end = 1; end <= words.length; end += 1)
      reached[end] = words.some((_, start) => start < end && reached[start] && isKnown(words.slice(start, end).join(" ")));
    return reached[words.length] ?? false;
  }
}
