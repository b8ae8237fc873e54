/** Letters a label can be printed in: those of the alphabets and signs its typefaces hold. Carriers read no others either. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u;
const pictured = /\p{Emoji_Presentation}/u;

/** The words of an address, or of a name on the customs form, that print would show as boxes, each once; none where it can be printed. */
export function unprintableWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.split(/[\s,，、·]+/u));
  return [...new Set(words)].filter((word) => !printable.test(word) || pictured.test(word));
}
