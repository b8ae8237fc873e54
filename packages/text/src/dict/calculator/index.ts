import { dictionary } from "../../core/dictionary.ts";
import type { CalculatorWords } from "./zh.ts";

export type { CalculatorWords } from "./zh.ts";

/** The words of the calculator and of shipping lines everywhere. */
export const calculatorDict = dictionary<CalculatorWords>("calculator", {
  zh: () => import("./zh.ts"),
  en: () => import("./en.ts"),
});
