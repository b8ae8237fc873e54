/** Family names of two characters. */
const compound = /^(?:欧阳|司马|上官|诸葛|司徒|东方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|夏侯|轩辕|端木|南宫|独孤|西门|闻人)/;

/** A name as it is written in one, in its two parts; not sure where there are more than two words. */
export function splitName(name: string): { given: string; family: string; isSure: boolean } {
  if (/^\p{Script=Han}{2,6}$/u.test(name)) {
    const length = compound.test(name) && name.length > 2 ? 2 : 1;
    return { family: name.slice(0, length), given: name.slice(length), isSure: name.length <= 4 };
  }
  const reversed = /^([^,]+), ?([^,]+)$/.exec(name);
  if (reversed) return { family: reversed[1] ?? "", given: reversed[2] ?? "", isSure: true };
  const words = name.split(" ").filter((word) => !/^(?:mr|mrs|ms|miss|dr|herr|frau|mme|m)\.?$/i.test(word));
  return { given: words.slice(0, -1).join(" "), family: words.at(-1) ?? "", isSure: words.length === 2 };
}
