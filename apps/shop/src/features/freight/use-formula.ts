import { readFormula } from "@sihai/domain/freight";
import { formulaWords } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { useDict, useLanguage } from "#shop";

/** Says how an amount of a quote came about, in words and with its inputs: `calculated(line.how)`. */
export function useFormula(): (how: string) => string {
  const words = useDict(freightDict);
  const language = useLanguage();
  return (how) => formulaWords(how, readFormula(how), words, language);
}
