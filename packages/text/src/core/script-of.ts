export type Script = "han" | "latin";

/** The script most of a text is written in; a Chinese sign says about as much as three letters. Null where it has neither. */
export function scriptOf(text: string): Script | null {
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length;
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length;
  if (han + latin === 0) return null;
  return han * 3 > latin ? "han" : "latin";
}
