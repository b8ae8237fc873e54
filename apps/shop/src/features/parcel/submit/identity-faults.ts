import type { StorageWords } from "@sihai/text/dict/storage";
import type { Fault } from "@sihai/ui";
import type { IdentityFields } from "../../../stores/parcel-submit.ts";

type Asked = {
  document: string | null;
  /** The number we have already: left empty, it stays. */
  keptNumber?: string | null;
};

/** What is missing of who receives, by the names of the fields: a company's name, and the number customs ask for. */
export function identityFaults(
  fields: IdentityFields,
  { document, keptNumber = null }: Asked,
  words: StorageWords,
): Fault<IdentityFields>[] {
  const { consigneeIdentity: kind, clearanceCompanyInfo: company, clearanceUserInfo: person } = fields;
  const isCompany = kind === "company";
  const isAsked = document !== null && keptNumber === null;
  const missing = (text: string) => text.trim() === "";
  return [
    ["clearanceCompanyInfo.companyName", isCompany && missing(company.companyName) ? words.needCompany : null],
    ["clearanceCompanyInfo.companyUnifyNo", isCompany && isAsked && missing(company.companyUnifyNo) ? words.needIdentity : null],
    [
      "clearanceUserInfo.clearanceIdCardNo",
      !isCompany && isAsked && missing(person.clearanceIdCardNo) ? words.needIdentity : null,
    ],
  ];
}
