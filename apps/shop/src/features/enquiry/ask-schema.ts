import { parseLink } from "@sihai/domain/links";
import type { EnquiryWords } from "@sihai/text/dict/care/enquiry";
import { type Fault, faultSchema } from "@sihai/ui";
import type { UseFormReturn } from "react-hook-form";
import type { EnquiryFields } from "../../stores/enquiry-draft.ts";

export type AskFields = UseFormReturn<EnquiryFields, unknown, EnquiryFields>;

/** What an enquiry lacks, product by product and as a whole (rules K-49 and K-50). */
export function askSchema(words: EnquiryWords, hasAddress: boolean) {
  return faultSchema<EnquiryFields, "address">(({ products, agreed }) => [
    ...products.flatMap(({ link, name, specification }, at): Fault<EnquiryFields>[] => [
      [`products.${at}.link`, linkFault(link, words)],
      [`products.${at}.name`, name.trim() === "" ? words.needName : null],
      [`products.${at}.specification`, specification.trim() === "" ? words.needSpecification : null],
    ]),
    ["address", hasAddress ? null : words.needAddress],
    ["agreed", agreed ? null : words.needTerms],
  ]);
}

/** A buyer can look at any page: what is refused is text without a link, and a link that leads nowhere good. */
function linkFault(link: string, words: EnquiryWords): string | null {
  if (link.trim() === "") return words.needLink;
  const verdict = parseLink(link);
  const isNone = verdict.kind === "unsupported" && (verdict.reason === "no-link" || verdict.reason === "unsafe");
  return isNone ? words.linkWrong : null;
}
