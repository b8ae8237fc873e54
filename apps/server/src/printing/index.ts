export { code128, code128Picture } from "./barcode.ts";
export { type MoneyPaper, moneyPaper, type PaperLine, type PaperSection } from "./money-paper.ts";
export { makePdf, millimetre, type Pen } from "./pdf-page.ts";
export { printedCountry } from "./printed-country.ts";
