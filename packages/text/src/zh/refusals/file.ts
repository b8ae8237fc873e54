import type { filesRefusals } from "@sihai/contract/file/refusals";

export const fileSentences = {
  FILE_NOT_A_PICTURE: "请上传 3 MB 以内的 gif、jpg 或 png 图片",
  FILE_NOT_FOUND: "图片不存在",
} as const satisfies Record<keyof typeof filesRefusals, string>;
