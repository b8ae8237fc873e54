const accented: Readonly<Record<string, string>> = {
  ...{ a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "í", j: "ĵ", k: "ķ", l: "ļ", m: "ɱ" },
  ...{ n: "ñ", o: "ó", p: "þ", q: "ɋ", r: "ŕ", s: "š", t: "ţ", u: "ú", v: "ṽ", w: "ŵ", x: "ẋ", y: "ý", z: "ž" },
  ...{ A: "Á", B: "Ɓ", C: "Ç", D: "Ð", E: "É", F: "Ƒ", G: "Ĝ", H: "Ĥ", I: "Í", J: "Ĵ", K: "Ķ", L: "Ļ", M: "Ṁ" },
  ...{ N: "Ñ", O: "Ó", P: "Þ", Q: "Ɋ", R: "Ŕ", S: "Š", T: "Ţ", U: "Ú", V: "Ṽ", W: "Ŵ", X: "Ẋ", Y: "Ý", Z: "Ž" },
};
const vowels = new Set("aeiouAEIOU");
/** How much longer than English a text becomes: what German and Finnish need. */
const longerBy = 0.4;

/**
 * A text with every letter accented and 40 % longer, by letters said twice. What a sentence fills in (`{minimum}`) and escapes of a
 * literal (`\u00a0`) stay.
 */
export function accent(text: string): string {
  const letters = [...text.replace(/\{\w+\}|\\u[\da-f]{4}|\\./gi, "")].filter((letter) => letter in accented).length;
  let left = Math.round(letters * longerBy);
  let sinceVowel = 0;
  return text.replace(/\{\w+\}|\\u[\da-fA-F]{4}|\\.|[a-zA-Z]/g, (part) => {
    const other = accented[part];
    if (other === undefined) return part;
    sinceVowel += 1;
    if (left === 0 || (!vowels.has(part) && sinceVowel < 4)) return other;
    left -= 1;
    sinceVowel = 0;
    return other + (accented[part.toLowerCase()] ?? "");
  });
}
