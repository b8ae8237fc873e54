/** What takes the room of two Latin letters: characters, kana, hangul and their full-width marks. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/**
 * A text that would not fit, with its middle left out: sellers write what tells two goods apart ("… black", "… XL") at the end of a long
 * name. `cells` is its room in Latin letters; a character takes two. Words that a space ends are not cut through.
 */
export function cutMiddle(text: string, cells: number): string {
  const letters = Array.from(text, (letter) => ({ letter, room: wide.test(letter) ? 2 : 1 }));
  if (letters.reduce((sum, { room }) => sum + room, 0) <= cells) return text;
  const tail = Math.floor(cells * 0.4);
  const head = fitting(letters, cells - tail - 1).join("");
  const end = fitting(letters.toReversed(), tail).toReversed().join("");
  const isWhole = (at: number) => /\s/.test(text.slice(at - 1, at + 1));
  const start = isWhole(head.length) ? head : head.replace(/(?<=\S)\s+\S{1,9}$/, "");
  const rest = isWhole(text.length - end.length) ? end : end.replace(/^\S{1,9}\s+(?=\S)/, "");
  return `${start.trimEnd()}…${rest.trimStart()}`;
}

function fitting(letters: readonly { letter: string; room: number }[], cells: number): string[] {
  let left = cells;
  const taken: string[] = [];
  for (const { letter, room } of letters) {
    left -= room;
    if (left < 0) break;
    taken.push(letter);
  }
  return taken;
}
