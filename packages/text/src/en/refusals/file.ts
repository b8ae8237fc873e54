import type { filesRefusals } from "@sihai/contract/file/refusals";

export const fileSentences = {
  FILE_NOT_A_PICTURE: "Please choose a gif, jpg or png picture of at most 3 MB",
  FILE_NOT_FOUND: "We couldn’t find that picture",
} as const satisfies Record<keyof typeof filesRefusals, string>;
