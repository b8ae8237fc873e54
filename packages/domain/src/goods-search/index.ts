export { lexemes, priceBandOf } from "./lexemes.ts";
export { type Clause, type Needle, needleText } from "./needle.ts";
export { exactNeedle, readQuery, type SearchQuery, wideNeedle } from "./search-query.ts";
export { isOneSlip } from "./slips.ts";
export { type SyllablesOf, termsOfGoods, wordsOfGoods } from "./terms-of-goods.ts";
