import { dictionary } from "../core/dictionary.ts";
import type { ForwardingWords } from "../zh/shop/forwarding.ts";

export type { ForwardingWords } from "../zh/shop/forwarding.ts";

export const forwardingDict = dictionary<ForwardingWords>(
  "forwarding",
  (language) => import(`../${language}/shop/forwarding.ts`),
);
