/** The word for a name of the files, the name itself where there is none. */
export function wordIn(words: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
