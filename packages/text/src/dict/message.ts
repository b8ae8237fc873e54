import { dictionary } from "../core/dictionary.ts";
import type { MessageWords } from "../zh/shop/message.ts";

export type { MessageWords } from "../zh/shop/message.ts";

export const messageDict = dictionary<MessageWords>("message", (language) => import(`../${language}/shop/message.ts`));
