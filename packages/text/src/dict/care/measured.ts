import { dictionary } from "../../core/dictionary.ts";
import type { MeasuredWords } from "../../zh/shop/care/measured.ts";

export type { MeasuredWords } from "../../zh/shop/care/measured.ts";

/** How well the service does, as measured. */
export const measuredDict = dictionary<MeasuredWords>(
  "care/measured",
  (language) => import(`../../${language}/shop/care/measured.ts`),
);
