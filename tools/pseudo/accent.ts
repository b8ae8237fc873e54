const accented: Readonly<Record<string, string>> = {
  ...{ a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "í", j: "ĵ", k: "ķ", l: "ļ", m: "ɱ" },
  ...{ n: "ñ", o: "ó", p: "þ", q: "ɋ", r: "ŕ", s: "š", t: "ţ", u: "ú", v: "ṽ", w: "ŵ", x: "ẋ", y: "ý", z: "ž" },
  ...{ A: "Á", B: "Ɓ", C: "Ç", D: "Ð", E: "É", F: "Ƒ", G: "Ĝ", H: "Ĥ", I: "Í", J: "Ĵ", K: "Ķ", L: "Ļ", M: "Ṁ" },
  ...{ N: "Ñ", O: "Ó", P: "Þ", Q: "Ɋ", R: "Ŕ", S: "Š", T: "Ţ", U: "Ú", V: "Ṽ", W: "Ŵ", X: "Ẋ", Y: "Ý", Z: "Ž" },
};
/** How much longer than English a text becomes: what German and Finnish need. */
const longerBy = 0.4;
/** Where a language's words begin and end on a page; nothing else writes these. */
export const marks = { begin: "⟦", end: "⟧" } as const;

/** What a sentence fills in (`{minimum}`), and addresses of pages, which are followed. */
const places = /\{[¥@]?\w+\}|https?:\/\/\S+/;

/**
 * A text in the pseudo-language: every letter accented, 40 % longer by vowels said twice, between marks. `kept` are parts that are no
 * words of it: the names, amounts and sentences it was given. A text without a word of its own stays as it is.
 */
export function accent(text: string, kept: readonly string[] = []): string {
  const parts = splitAt(text, kept);
  const letters = parts.reduce(
    (sum, { said, own }) => sum + (own ? [...said].filter((letter) => letter in accented).length : 0),
    0,
  );
  if (letters === 0) return text;
  const quota = { left: Math.round(letters * longerBy), since: 0 };
  return marks.begin + parts.map(({ said, own }) => (own ? lengthened(said, quota) : said)).join("") + marks.end;
}

type Part = { said: string; own: boolean };

function splitAt(text: string, kept: readonly string[]): Part[] {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // The longest first: a name may begin with another.
  const given = kept.filter((part) => /\p{L}/u.test(part)).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${[...given.map(literal), places.source].join("|")})`, "u");
  return text.split(pattern).map((said, index) => ({ said, own: index % 2 === 0 }));
}

function lengthened(text: string, quota: { left: number; since: number }): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const other = accented[letter] ?? letter;
    quota.since += 1;
    if (quota.left === 0 || (!/[aeiou]/i.test(letter) && quota.since < 4)) return other;
    quota.left -= 1;
    quota.since = 0;
    return other + (accented[letter.toLowerCase()] ?? "");
  });
}
