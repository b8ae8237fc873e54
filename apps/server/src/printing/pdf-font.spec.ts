import { inflateSync } from "node:zlib";
import { unprintableWords } from "@sihai/domain/address";
import { describe, expect, it } from "vitest";
import { type Face, faceOf, fontFile } from "./pdf-font.ts";
import { makePdf } from "./pdf-page.ts";

/** Whether a face's file holds a letter: its WOFF unpacked, its table of letters (format 4) read. */
function holds(face: Face, letter: string): boolean {
  const cmap = tableOf(fontFile(face), "cmap");
  const code = letter.codePointAt(0) ?? 0;
  const count = cmap.readUInt16BE(2);
  const at = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8)).find(
    (offset) => cmap.readUInt16BE(offset) === 4,
  );
  if (at === undefined) throw new Error("no table of format 4");
  const doubled = cmap.readUInt16BE(at + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    if (cmap.readUInt16BE(at + 14 + segment) < code) continue;
    const first = cmap.readUInt16BE(at + 16 + doubled + segment);
    if (first > code) return false;
    const delta = cmap.readUInt16BE(at + 16 + 2 * doubled + segment);
    const place = at + 16 + 3 * doubled + segment;
    const offset = cmap.readUInt16BE(place);
    if (offset === 0) return ((code + delta) & 0xffff) !== 0;
    return cmap.readUInt16BE(place + offset + 2 * (code - first)) !== 0;
  }
  return false;
}

function tableOf(woff: Buffer, name: string): Buffer {
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = 44 + index * 20;
    if (woff.toString("latin1", entry, entry + 4) !== name) continue;
    const [offset, packed, full] = [entry + 4, entry + 8, entry + 12].map((at) => woff.readUInt32BE(at));
    if (offset === undefined || packed === undefined) break;
    const bytes = woff.subarray(offset, offset + packed);
    return packed === full ? bytes : inflateSync(bytes);
  }
  throw new Error(`no table ${name}`);
}

describe("letters on printed papers", () => {
  it.each([
    ["Poland", "Łódź, ulica Świętojańska 12"],
    ["Czechia", "Šťastný, Žižkov"],
    ["Turkey", "İstanbul, Beyoğlu, Kadıköy"],
    ["France", "cœur “L’Île” – n° 5 … 10 €"],
    ["Vietnam", "Nguyễn Thị Hường, đường Trần Phú"],
    ["Greece", "Αθήνα, Ελλάδα"],
    ["Ukraine and Kazakhstan", "Київ, Ґалаґан № 5, Қазақстан"],
    ["Hong Kong", "龔麗儀，九龍旺角彌敦道僑樓十號"],
    ["Japan", "佐藤 ゆき、タワー 三号"],
    ["the mainland", "加绒连帽卫衣 秋冬保暖套头外套"],
  ])("are printed and not boxed: %s", (_, text) => {
    const boxed = [true, false].flatMap((bold) => [...text].filter((letter) => !holds(faceOf(letter, bold), letter)));
    expect(boxed).toEqual([]);
    expect(unprintableWords([text])).toEqual([]);
  });

  it("are one with their accents where they were typed apart", async () => {
    const facesIn = async (text: string) => {
      const bytes = await makePdf({ widthMm: 100, heightMm: 150 }, "label", (pen) => void pen.text(text, { x: 10, y: 10 }));
      return bytes.toString("latin1").match(/(?<=\/BaseFont \/[A-Z]{6}\+)\S+/g);
    };
    const name = "Nguyễn Thị Hường, Łódź";
    const faces = await facesIn(name);
    expect(faces).not.toBeNull();
    expect(await facesIn(name.normalize("NFD"))).toEqual(faces);
  });

  it.each([
    ["Korea", "홍길동"],
    ["Thailand", "สมชาย"],
    ["Arabia", "محمد"],
    ["Israel", "דוד"],
    ["India", "अमित"],
    ["Georgia", "გიორგი"],
    ["nowhere", "🏠"],
  ])("that no face holds are named to whoever writes an address or declares goods: %s", (_, word) => {
    expect([...word].every((letter) => holds(faceOf(letter, false), letter))).toBe(false);
    expect(unprintableWords(["Main Street 5", `${word} Mei ${word}`])).toEqual([word]);
  });
});
