/** 10 to 14 ASCII letters and digits between two equal currency signs, a letter among them: prices are no passwords. */
const password = /(\p{Sc})(?=([0-9A-Za-z]{10,14})\1)/gu;

export type TextSpan = { start: number; end: number };

/** The first Taobao password of a text with its signs, exactly as pasted, outside the given links (which stand in order). */
export function findPassword(text: string, links: readonly TextSpan[]): string | undefined {
  let next = 0;
  for (const match of text.matchAll(password)) {
    while (next < links.length && (links[next]?.end ?? 0) <= match.index) next++;
    const link = links[next];
    const code = match[2] ?? "";
    if (link && link.start <= match.index) continue;
    if (/[A-Za-z]/.test(code)) return `${match[1]}${code}${match[1]}`;
  }
  return undefined;
}
