/** Two facts per ASCII character, as bits, so that long texts are read at one look-up per character. */
const inName = 1;
const inLink = 2;

const table = new Uint8Array(128);
for (let code = 0x21; code < 0x7f; code++) table[code] = inLink;
for (const ender of "\"'`<>") table[ender.charCodeAt(0)] = 0;
for (const letter of "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-+")
  table[letter.charCodeAt(0)] = inName | inLink;

/** Letters, digits and `.`, `-`, `+`: what schemes and hosts are written with. */
export function isNameCode(code: number): boolean {
  return code < 128 && ((table[code] ?? 0) & inName) !== 0;
}

/** Every ASCII character a link may hold: white space, quotes, `<` and `>` end it. */
export function isLinkCode(code: number): boolean {
  return code < 128 && ((table[code] ?? 0) & inLink) !== 0;
}

const foreignLetter = /[\p{L}\p{N}\p{M}]/u;
const foreignDigitOrLetter = /[\p{L}\p{Nd}]/u;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\u3005]/u;

/** Where a run of letters and digits outside ASCII that starts at `at` ends; `at` itself when there is none. */
export function foreignRunEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const code = text.codePointAt(end) ?? 0;
    if (code < 128 || !foreignLetter.test(String.fromCodePoint(code))) break;
    end += code > 0xffff ? 2 : 1;
  }
  return end;
}

/** Whether the character at `at` is Chinese, Japanese or Korean. */
export function isCjkAt(text: string, at: number): boolean {
  return cjk.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Whether the character before `at` glues a host to what stands left of it. Chinese text in front is only text. */
export function isGluedLeft(text: string, at: number): boolean {
  if (at === 0) return false;
  const before = text.charAt(at - 1);
  if (before.charCodeAt(0) < 128) return /[\w@./-]/.test(before);
  const low = before.charCodeAt(0);
  const whole = low >= 0xdc00 && low <= 0xdfff && at > 1 ? text.slice(at - 2, at) : before;
  return foreignDigitOrLetter.test(whole) && !cjk.test(whole);
}
