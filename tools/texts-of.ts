export type Text = { text: string; line: number };

const outside = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|\/\^(?:\\.|[^/\n])+\/|"(?:\\.|[^"\\\n])*"|[`{}/]|[^"`{}/]+/y;
const inside = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y;

/**
 * The texts of a file of words: what stands between quotes and backticks; not comments, patterns, keys, or what is imported. Templates
 * come in the parts between what they fill in. Reads our own words, which biome has formatted; it is no parser of TypeScript.
 */
export function textsOf(code: string): Text[] {
  const found: Text[] = [];
  // One entry for each template that is open: how many braces are open in what it is filling in.
  const filling: number[] = [];
  let at = 0;
  const keep = (raw: string, from: number): void => {
    if (raw !== "") found.push({ text: unescaped(raw), line: code.slice(0, from).split("\n").length });
  };
  const template = (): void => {
    inside.lastIndex = at;
    const raw = inside.exec(code)?.[0] ?? "";
    keep(raw, at);
    at += raw.length;
    if (code[at] === "`") at += 1;
    else {
      at += 2;
      filling.push(0);
    }
  };
  while (at < code.length) {
    outside.lastIndex = at;
    const token = outside.exec(code)?.[0] ?? code.slice(at, at + 1);
    const from = at;
    at += token.length;
    const open = filling.at(-1);
    if (token === "`") template();
    else if (token === "{" && open !== undefined) filling.splice(-1, 1, open + 1);
    else if (token === "}" && open === 0) {
      filling.pop();
      template();
    } else if (token === "}" && open !== undefined) filling.splice(-1, 1, open - 1);
    else if (token.startsWith('"') && !isKeyOrImport(code, from, at)) keep(token.slice(1, -1), from);
  }
  return found;
}

function isKeyOrImport(code: string, from: number, to: number): boolean {
  const before = code.slice(Math.max(0, from - 40), from).trimEnd();
  return /(\bfrom|\bimport)\(?$/.test(before) || (/[{,]$/.test(before) && /^\s*:/.test(code.slice(to, to + 3)));
}

function unescaped(raw: string): string {
  return raw
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}
