import { accent } from "./accent.ts";

/** What stands before a literal that is no text: imports, keys, comparisons, indices, arguments of a reading method, tags for `Intl`. */
const noTextBefore =
  /(?:from|import|case|===|!==|[<[|]|\.(?:includes|startsWith|endsWith|split|replace|replaceAll|get|has|join)\(|\b(?:locale|month|language)(?::| =))\s*$/;

/** The source of a file of words with every text in it accented; keys, codes and what is computed stay. */
export function accentSource(source: string): string {
  let made = "";
  let at = 0;
  while (at < source.length) {
    const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 4000))?.[0];
    if (comment !== undefined) {
      made += comment;
      at += comment.length;
      continue;
    }
    const quote = source.charAt(at);
    if (quote !== '"' && quote !== "`" && quote !== "'") {
      made += quote;
      at += 1;
      continue;
    }
    const end = endOfLiteral(source, at);
    const literal = source.slice(at, end);
    made += isText(made, source.slice(end)) ? accentLiteral(literal) : literal;
    at = end;
  }
  return made;
}

function isText(before: string, after: string): boolean {
  const head = before.slice(-120);
  if (/(?:\|\|)\s*$/.test(head)) return true;
  if (noTextBefore.test(head)) return false;
  // A key stands before a colon; the first half of a choice does too, behind its question mark.
  return !/^\s*:/.test(after) || /\?\s*$/.test(head);
}

function endOfLiteral(source: string, start: number): number {
  const quote = source.charAt(start);
  for (let at = start + 1; ; at += 1) {
    const letter = source.charAt(at);
    if (letter === "") throw new Error("a literal does not end");
    if (letter === "\\") at += 1;
    else if (letter === quote) return at + 1;
    else if (quote === "`" && source.startsWith("${", at)) at = endOfPlace(source, at + 2) - 1;
  }
}

/** Behind the closing brace of `${…}`. */
function endOfPlace(source: string, start: number): number {
  let depth = 1;
  for (let at = start; ; at += 1) {
    const letter = source.charAt(at);
    if (letter === "") throw new Error("a place in a text does not end");
    if (letter === '"' || letter === "`" || letter === "'") at = endOfLiteral(source, at) - 1;
    else if (letter === "{") depth += 1;
    else if (letter === "}" && --depth === 0) return at + 1;
  }
}

function accentLiteral(literal: string): string {
  const quote = literal.charAt(0);
  if (quote !== "`") return quote + accent(literal.slice(1, -1)) + quote;
  let made = "`";
  let said = "";
  for (let at = 1; at < literal.length - 1; ) {
    if (!literal.startsWith("${", at)) {
      said += literal.charAt(at);
      at += 1;
      continue;
    }
    const end = endOfPlace(literal, at + 2);
    made += `${accent(said)}\${${accentSource(literal.slice(at + 2, end - 1))}}`;
    said = "";
    at = end;
  }
  return `${made}${accent(said)}\``;
}
