import { readFileSync } from "node:fs";
import { advertPictures, advertPositions } from "@sihai/contract/identity";
import { type Language, languageTable } from "@sihai/domain/language";
import * as z from "zod/mini";

const words = z.strictObject({ title: z.string(), text: z.string() });
const advert = z.strictObject({
  id: z.string(),
  position: z.enum(advertPositions),
  tone: z.enum(["blue", "amber", "green"]),
  picture: z.enum(advertPictures),
  link: z.string().check(z.regex(/^\/[\w/?=&-]*$/)),
  zh: words,
  en: words,
});

/** The provider's own adverts, written in content/adverts.json; read once at the start, which a wrong line stops. */
const all = z.parse(
  z.array(advert),
  JSON.parse(readFileSync(new URL("../../../../../content/adverts.json", import.meta.url), "utf8")),
);

export function advertsAt(position: (typeof advertPositions)[number], language: Language) {
  return all
    .filter((each) => each.position === position)
    .map(({ id, tone, picture, link, ...words }) => ({ id, tone, picture, link, ...words[languageTable[language].kept] }));
}
