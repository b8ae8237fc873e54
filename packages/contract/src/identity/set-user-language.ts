import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { locale } from "../fields.ts";

export const setUserLanguage = endpoint({
  method: "POST",
  path: "/user/set-language",
  summary: "Changes the language of mails and messages",
  body: z.strictObject({ userLang: locale }),
  data: z.object({ language: locale }),
  repeats: "sets",
});
