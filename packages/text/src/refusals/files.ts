import type { filesRefusals } from "@sihai/contract/files/refusals";
import type { Sentences } from "./sentence.ts";

export const filesSentences = {
  FILE_NOT_A_PICTURE: {
    zh: "请上传 3 MB 以内的 gif、jpg 或 png 图片",
    en: "Please choose a gif, jpg or png picture of at most 3 MB",
  },
  FILE_NOT_FOUND: { zh: "图片不存在", en: "We couldn't find that picture" },
} as const satisfies Sentences<keyof typeof filesRefusals>;
