/** Every syllable of Mandarin without its tone: what may follow each beginning. */
const finals: Readonly<Record<string, string>> = {
  "": "a ai an ang ao e ei en eng er o ou",
  b: "a ai an ang ao ei en eng i ian iao ie in ing o u",
  c: "a ai an ang ao e en eng i ong ou u uan ui un uo",
  ch: "a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo",
  d: "a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo",
  f: "a an ang ei en eng o ou u",
  g: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  h: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  j: "i ia ian iang iao ie in ing iong iu u uan ue un",
  k: "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
  l: "a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan ue un uo v ve",
  m: "a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u",
  n: "a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan ue uo v ve",
  p: "a ai an ang ao ei en eng i ian iao ie in ing o ou u",
  q: "i ia ian iang iao ie in ing iong iu u uan ue un",
  r: "an ang ao e en eng i ong ou u ua uan ui un uo",
  s: "a ai an ang ao e en eng i ong ou u uan ui un uo",
  sh: "a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo",
  t: "a ai an ang ao e ei eng i ian iao ie ing ong ou u uan ui un uo",
  w: "a ai an ang ei en eng o u",
  x: "i ia ian iang iao ie in ing iong iu u uan ue un",
  y: "a an ang ao e i in ing o ong ou u uan ue un",
  z: "a ai an ang ao e ei en eng i ong ou u uan ui un uo",
  zh: "a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo",
};
const syllables = new Set(Object.entries(finals).flatMap(([initial, ends]) => ends.split(" ").map((end) => initial + end)));
const syllableMax = 6;
/** Nobody types more of them at once. */
const typedMax = 36;

/** Letters typed without a break as syllables, the fewest that make them up; null when they are no pinyin. */
export function readSyllables(letters: string): string[] | null {
  if (letters.length > typedMax) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    let shortest: string[] | null = null;
    for (let start = Math.max(0, end - syllableMax); start < end; start++) {
      const before = best[start];
      const syllable = letters.slice(start, end);
      if (!before || !syllables.has(syllable) || (shortest && shortest.length <= before.length + 1)) continue;
      shortest = [...before, syllable];
    }
    best[end] = shortest;
  }
  return best[letters.length] ?? null;
}
