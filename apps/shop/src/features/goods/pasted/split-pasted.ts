/** Texts one call reads at once. */
export const textsMax = 20;

/**
 * Pasted lines as separate texts. Lines without a link of their own belong to the line before (share texts run over several lines); a text
 * with no link at all stays whole, because a password may stand anywhere in it.
 */
export function splitPasted(pasted: string): string[] {
  const lines = pasted.split(/\n+/).map((line) => line.trim());
  const texts: string[] = [];
  for (const line of lines.filter((each) => each !== "")) {
    const last = texts.length - 1;
    const before = texts[last];
    if (before !== undefined && (!hasLink(line) || !hasLink(before))) texts[last] = `${before}\n${line}`;
    else texts.push(line);
  }
  return texts.slice(0, textsMax);
}

function hasLink(text: string): boolean {
  return /https?:\/\/|\b[\w-]+\.(?:com|cn|hk|co)\b/i.test(text);
}
